import { describe, expect, it } from 'vitest';
import { testSite } from '../../../../runtime/src/site/testing/site.ts';
import { browserName, visitorRoles } from './facts.ts';

describe('the browser by its user agent', () => {
  const mozilla = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
  it.each([
    ['chrome', `${mozilla} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36`],
    [
      'edge',
      `${mozilla} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    ],
    ['edge', `${mozilla} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0 Safari/537.36 Edge/17.17134`],
    ['opera', `${mozilla} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 OPR/115.0`],
    ['firefox', `${mozilla.replace(')', '; rv:130.0)')} Gecko/20100101 Firefox/130.0`],
    ['ie', `${mozilla.replace(')', '; Trident/7.0; rv:11.0)')} like Gecko`],
    [
      'safari',
      'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    ],
    [
      'safari',
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'chrome',
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'firefox',
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/130.0 Mobile/15E148 Safari/605.1.15',
    ],
  ])('PO-3 browserName returns %s for the user agent %s', (name, userAgent) => {
    expect(browserName(userAgent)).toBe(name);
  });

  it.each(['', 'curl/8', 'Mozilla/5.0 (compatible; SomeBot/1.0)'])(
    'PO-3 browserName returns undefined for the user agent "%s"',
    (userAgent) => {
      expect(browserName(userAgent)).toBeUndefined();
    },
  );
});

const read = (elementorFrontendConfig?: unknown) =>
  visitorRoles(testSite(async () => new Response(), { elementorFrontendConfig }).config);

describe('the visitor’s roles', () => {
  it.each([
    [{ user: { roles: ['editor', 'customer'] } }, ['editor', 'customer']],
    [{ user: { roles: { 1: 'editor' } } }, ['editor']],
    [{ user: { roles: 'editor' } }, ['editor']],
    [{ user: { roles: [] } }, []],
    [{ user: {} }, []],
    [{ user: { roles: [null, {}, 7] } }, ['7']],
  ])('PO-3 visitorRoles finds, in the configuration %j, the roles %j', (config, roles) => {
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
  ])('PO-3 visitorRoles returns null for the configuration %j of a guest', (config) => {
    expect(read(config)).toBeNull();
  });
});
