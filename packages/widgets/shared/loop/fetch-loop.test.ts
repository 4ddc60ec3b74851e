import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchLoop, pageTarget } from './fetch-loop.ts';

const go = (path: string) => history.replaceState(null, '', path);
const target = (href: string) => pageTarget(href, 'abc1234')?.href.replace(location.origin, '') ?? null;

afterEach(() => {
  vi.unstubAllGlobals();
  go('/');
});

describe('where a link to another page leads', () => {
  it.each([
    ['/ideas/?e-page-abc1234=2', '/ideas/?x=1&e-filter-abc1234-cat=a&e-page-abc1234=2'],
    ['/ideas/', '/ideas/?x=1&e-filter-abc1234-cat=a'],
    ['/ideas', '/ideas/?x=1&e-filter-abc1234-cat=a'],
    ['?e-page-abc1234=3#top', '/ideas/?x=1&e-filter-abc1234-cat=a&e-page-abc1234=3'],
    ['/ideas/page/2/?x=1', '/ideas/page/2/?x=1'],
    [
      '/wp-json/elementor-pro/v1/refresh-loop?e-page-abc1234=2',
      '/ideas/?x=1&e-filter-abc1234-cat=a&e-page-abc1234=2',
    ],
    ['https://evil.test/ideas/?e-page-abc1234=2', null],
    ['javascript:alert(1)', null],
    ['http://[', null],
  ])('LP-1 %s: %s', (href, expected) => {
    go('/ideas/?x=1&e-filter-abc1234-cat=a#here');
    expect(target(href)).toBe(expected);
  });
});

describe('the loop of another page', () => {
  const answering = (body: string, url = '') =>
    vi.stubGlobal('fetch', async () => {
      const response = new Response(body);
      Object.defineProperty(response, 'url', { value: url });
      return response;
    });
  const page = '<main><div class="elementor-element" data-id="abc1234">items</div></main>';
  const fetched = () =>
    fetchLoop('abc1234', new URL('/ideas/?e-page-abc1234=2', location.origin), new AbortController().signal);

  it('LP-1 is taken out of it', async () => {
    answering(page, `${location.origin}/ideas/?e-page-abc1234=2`);
    expect((await fetched()).textContent).toBe('items');
  });

  it('LP-1 after a redirect to the same path too', async () => {
    answering(page, `${location.origin}/ideas?e-page-abc1234=2`);
    expect((await fetched()).textContent).toBe('items');
  });

  it.each(['/login/', '/'])('LP-1 a redirect to %s rejects', async (path) => {
    answering(page, `${location.origin}${path}`);
    await expect(fetched()).rejects.toThrow(path);
  });

  it.each(['', '<p>x</p>', '{"data":1}'])('LP-1 %j has none and rejects', async (body) => {
    answering(body);
    await expect(fetched()).rejects.toThrow(/data-id="abc1234"/);
  });
});
