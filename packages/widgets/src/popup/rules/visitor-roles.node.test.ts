import { describe, expect, it } from 'vitest';
import { testSite } from '../../../../runtime/src/site/testing/site.ts';

import { visitorRoles } from './visitor-roles.ts';

const read = (elementorFrontendConfig?: unknown) =>
  visitorRoles(testSite(async () => new Response(), { elementorFrontendConfig }).config);

describe('what the page says of its visitor', () => {
  it.each([
    [{ user: { roles: ['editor', 'customer'] } }, ['editor', 'customer']],
    [{ user: { roles: { 1: 'editor' } } }, ['editor']],
    [{ user: { roles: 'editor' } }, ['editor']],
    [{ user: { roles: [] } }, []],
    [{ user: {} }, []],
    [{ user: { roles: [null, {}, 7] } }, ['7']],
  ])('PO-3 %j is logged in, as %j', (config, roles) => {
    expect(read(config)).toEqual(roles);
  });

  it.each([
    [undefined],
    [null],
    [{}],
    [{ user: null }],
    [{ user: '' }],
    [{ user: [] }],
    [{ user: false }],
    ['x'],
  ])('PO-3 %j: nobody is logged in', (config) => {
    expect(read(config)).toBeNull();
  });
});
