import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchLoop, pageTarget } from './fetch-loop.ts';

const go = (path: string) => history.replaceState(null, '', path);
const target = (href: string) => pageTarget(href, 'abc1234')?.href.replace(location.origin, '') ?? null;

describe('the target of a link to another page', () => {
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
  ])('LP-1 pageTarget resolves the link %s to %s', (href, expected) => {
    go('/ideas/?x=1&e-filter-abc1234-cat=a#here');
    expect(target(href)).toBe(expected);
  });
});

describe('addresses in Hebrew', () => {
  const capitals = encodeURI('/קטלוג/');

  it.each([capitals, capitals.toLowerCase(), '/קטלוג/', '/קטלוג'])(
    'LP-1 pageTarget keeps the filters for a link that spells this page’s path as %s',
    (path) => {
      go(`${capitals}?e-filter-abc1234-cat=a`);
      const kept = `${capitals}?e-filter-abc1234-cat=a&e-page-abc1234=2`;
      expect(target(`${path}?e-page-abc1234=2`)).toBe(kept);
      go(`${capitals.toLowerCase()}?e-filter-abc1234-cat=a`);
      expect(target(`${path}?e-page-abc1234=2`)).toBe(kept.replace(capitals, capitals.toLowerCase()));
    },
  );
});

describe('the loop of another page', () => {
  const answering = (body: BodyInit, url = '', type = 'text/html; charset=UTF-8') =>
    vi.stubGlobal('fetch', async () => {
      const response = new Response(body, { headers: type ? { 'content-type': type } : {} });
      Object.defineProperty(response, 'url', { value: url });
      return response;
    });
  const page = '<main><div class="elementor-element" data-id="abc1234">items</div></main>';
  const [first, second] = [document.createElement('div'), document.createElement('div')];
  for (const element of [first, second])
    Object.assign(element, { className: 'elementor-element' }).dataset.id = 'abc1234';
  const loop = { loop: first, id: 'abc1234' };
  beforeEach(() => document.body.append(first));

  it('LP-1 fetchLoop requests a page without the cart actions in its address', async () => {
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (input: RequestInfo) => {
      requested.push(new Request(input).url);
      return new Response(page, { headers: { 'content-type': 'text/html' } });
    });
    const url = new URL('/ideas/?add-to-cart=7&e-page-abc1234=2', location.href);
    expect((await fetchLoop(loop, url, new AbortController().signal)).textContent).toBe('items');
    expect(requested).toEqual([`${location.origin}/ideas/?e-page-abc1234=2`]);
  });
  const fetched = () =>
    fetchLoop(loop, new URL('/ideas/?e-page-abc1234=2', location.origin), new AbortController().signal);

  it('LP-1 fetchLoop returns the loop from the fetched page', async () => {
    answering(page, `${location.origin}/ideas/?e-page-abc1234=2`);
    expect((await fetched()).textContent).toBe('items');
  });

  it('LP-1 fetchLoop returns the loop at the same position in the fetched page if its template is shown twice', async () => {
    document.body.append(second);
    const { signal } = new AbortController();
    const from = async (of: HTMLElement, body: string) => {
      answering(body);
      const url = new URL('/ideas/', location.origin);
      return (await fetchLoop({ loop: of, id: 'abc1234' }, url, signal)).textContent;
    };
    const both = page + page.replace('items', 'others');
    expect([await from(first, both), await from(second, both)]).toEqual(['items', 'others']);
    expect(await from(second, page)).toBe('items');
  });

  it('LP-1 fetchLoop accepts a redirect to the same path', async () => {
    answering(page, `${location.origin}/ideas?e-page-abc1234=2`);
    expect((await fetched()).textContent).toBe('items');
  });

  it('LP-1 fetchLoop accepts a redirect to the same Hebrew path in lowercase escapes', async () => {
    const path = encodeURI('/קטלוג/');
    answering(page, location.origin + path.toLowerCase());
    const found = await fetchLoop(loop, new URL(path, location.origin), new AbortController().signal);
    expect(found.textContent).toBe('items');
  });

  it.each(['/login/', '/'])('LP-1 fetchLoop rejects a redirect to %s', async (path) => {
    answering(page, `${location.origin}${path}`);
    await expect(fetched()).rejects.toThrow(path);
  });

  it.each([
    'application/json',
    'text/plain',
    'image/svg+xml',
    'application/xml',
    'text/html-fragment',
    'application/octet-stream; name=text/html',
  ])('LP-1 fetchLoop rejects an answer of type %s, regardless of its content', async (type) => {
    answering(page, '', type);
    await expect(fetched()).rejects.toMatchObject({ name: 'InvalidAnswerError', found: type });
  });

  it('LP-1 fetchLoop rejects an answer without a content type', async () => {
    answering(new TextEncoder().encode(page), '', '');
    await expect(fetched()).rejects.toThrow('expected the content type text/html, found "none"');
  });

  it.each(['TEXT/HTML', 'text/html;charset=utf-8', 'application/xhtml+xml; charset=UTF-8'])(
    'LP-1 fetchLoop accepts an answer of type %s',
    async (type) => {
      answering(page, '', type);
      expect((await fetched()).textContent).toBe('items');
    },
  );

  it.each(['', '0', ' -1 '])('LP-1 fetchLoop rejects the answer %j', async (body) => {
    answering(body);
    await expect(fetched()).rejects.toMatchObject({ name: 'InvalidAnswerError' });
  });

  it.each(['<p>x</p>', '{"data":1}'])('LP-1 fetchLoop rejects %j, which lacks the loop', async (body) => {
    answering(body);
    await expect(fetched()).rejects.toThrow(/data-id="abc1234"/);
  });
});
