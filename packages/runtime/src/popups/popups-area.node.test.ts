import { describe, expect, it } from 'vitest';
import { testArea } from '../site/testing/area.ts';
import { popupsArea } from './popups-area.ts';

const read = (elementorFrontendConfig?: unknown) =>
  testArea(popupsArea, async () => new Response(), { elementorFrontendConfig }).config;

describe('what the page says of its visitor', () => {
  it.each([
    [{ user: { roles: ['editor', 'customer'] } }, ['editor', 'customer']],
    [{ user: { roles: { 1: 'editor' } } }, ['editor']],
    [{ user: { roles: 'editor' } }, ['editor']],
    [{ user: { roles: [] } }, []],
    [{ user: {} }, []],
    [{ user: { roles: [null, {}, 7] } }, ['7']],
  ])('PO-3 %j is logged in, as %j', (config, roles) => {
    expect(read(config).roles).toEqual(roles);
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
    expect(read(config).roles).toBeNull();
  });

  it('PO-3 the builder’s enabled devices, by its names', () => {
    const breakpoints = {
      mobile: { value: 767, direction: 'max', is_enabled: true },
      mobile_extra: { value: 880, direction: 'max', is_enabled: false },
      tablet_extra: { value: '1200', direction: 'max', is_enabled: '1' },
      widescreen: { value: 2400, direction: 'min', is_enabled: true },
      broken: { value: 'x' },
    };
    expect(read({ responsive: { breakpoints } }).devices).toEqual({
      mobile: { value: 767, direction: 'max' },
      tablet_extra: { value: 1200, direction: 'max' },
      widescreen: { value: 2400, direction: 'min' },
    });
    expect(read({ responsive: { breakpoints: [] } }).devices).toEqual({});
  });

  it('SEC-3 devices named after prototypes', () => {
    const config: unknown = JSON.parse('{"responsive":{"breakpoints":{"__proto__":{"value":1}}}}');
    expect(Object.keys(read(config).devices)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).value).toBeUndefined();
  });
});
