import { html as htmlAnswer } from '../../../../runtime/src/cart/testing/fake-shop.ts';
/** A loop of the fake site. */
export interface FakeLoop {
  readonly id: string;
  readonly perPage: number;
  readonly kind: 'numbers' | 'more' | 'scroll' | 'posts';
  /** Settings added to those that `kind` implies. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether the builder's optimised markup is used, without a container in the element. */
  readonly bare?: boolean;
  /** Name of the host's widget. The default follows from `kind`. */
  readonly widget?: string;
}

export interface FakeBar {
  readonly loop: string;
  readonly taxonomy: 'cat' | 'tag';
  readonly links?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface FakeRequest {
  readonly kind: 'page' | 'refresh';
  readonly url: URL;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

type Answer = (request: FakeRequest) => Response | Promise<Response>;

const TERMS = { cat: ['wood', 'clay'], tag: ['gift', 'מתנה-לבית'] } as const;

interface Item {
  readonly number: number;
  readonly cat: readonly string[];
  readonly tag: readonly string[];
}

const allItems: readonly Item[] = Array.from({ length: 11 }, (_, index) => ({
  number: index + 1,
  cat: [index % 2 === 0 ? 'wood' : 'clay'],
  tag: index % 3 === 0 ? ['gift', 'מתנה-לבית'] : [],
}));

/**
 * Creates a fake site. Its `fetch` answers requests for whole pages at any address, and requests to the page builder's refresh
 * route.
 */
export function fakeLoops(loops: readonly FakeLoop[], bars: readonly FakeBar[] = []) {
  const requests: FakeRequest[] = [];
  const canned: { kind: FakeRequest['kind']; answer: Answer }[] = [];

  const itemsFor = (url: URL, id: string): Item[] =>
    (['cat', 'tag'] as const).reduce<Item[]>(
      (items, taxonomy) => {
        const value = url.searchParams.get(`e-filter-${id}-${taxonomy}`) ?? '';
        const terms = value.split(/[,~ +]/).filter(Boolean);
        if (terms.length === 0) return items;
        const all = / /.test(value);
        return items.filter((item) =>
          all
            ? terms.every((term) => item[taxonomy].includes(term))
            : terms.some((term) => item[taxonomy].includes(term)),
        );
      },
      [...allItems],
    );

  const content = (loop: FakeLoop, url: URL): string => {
    const { id, perPage, kind } = loop;
    const items = itemsFor(url, id);
    const pages = Math.max(1, Math.ceil(items.length / perPage));
    const byPath = Number(/\/page\/(\d+)\//.exec(url.pathname)?.[1] ?? 1);
    const page = kind === 'posts' ? byPath : Number(url.searchParams.get(`e-page-${id}`) ?? 1);
    const at = (pageNumber: number): string => {
      const target = new URL(url);
      if (kind === 'posts')
        target.pathname = `${url.pathname.replace(/page\/\d+\/$/, '')}page/${pageNumber}/`;
      else if (pageNumber > 1) target.searchParams.set(`e-page-${id}`, String(pageNumber));
      else target.searchParams.delete(`e-page-${id}`);
      return target.href.replaceAll('&', '&amp;');
    };
    const shown = items.slice((page - 1) * perPage, page * perPage);
    const tag = kind === 'posts' ? 'article' : 'div';
    const list = shown.map(
      ({ number }) =>
        `<${tag} class="e-loop-item e-loop-item-${number}" data-item="${number}"><a href="/idea-${number}/">Idea ${number}</a><script>window.ranScripts = (window.ranScripts ?? 0) + 1</script></${tag}>`,
    );
    const grid = `<style id="loop-dynamic-${id}-${page}">.x{}</style><div class="${kind === 'posts' ? 'elementor-posts-container' : 'elementor-loop-container elementor-grid'}">${list.join('')}</div>`;
    if (items.length === 0) return '<p class="none">Nothing</p>';
    if (kind === 'numbers') {
      const links = Array.from({ length: pages }, (_, index) =>
        index + 1 === page
          ? `<span class="page-numbers current" aria-current="page">${page}</span>`
          : `<a class="page-numbers" href="${at(index + 1)}">${index + 1}</a>`,
      );
      return `${grid}<nav class="elementor-pagination" aria-label="Pages of ${id}">${links.join(' ')}</nav>`;
    }
    const next = page < pages ? at(page + 1) : '';
    return `${grid}<span class="e-load-more-spinner"><i></i></span><div class="e-load-more-anchor" data-page="${page}" data-max-page="${pages}" data-next-page="${next}"></div>
      <div class="${kind === 'posts' ? '' : 'e-loop__load-more '}elementor-button-wrapper"><a class="elementor-button" role="button" href="${next || '#'}">More</a></div>`;
  };

  const wrapped = (loop: FakeLoop, url: URL) =>
    loop.bare ? content(loop, url) : `<div class="elementor-widget-container">${content(loop, url)}</div>`;

  const settingsOf = ({ kind, settings }: FakeLoop) => ({
    ...(kind === 'numbers' ? { pagination_type: 'numbers', pagination_load_type: 'ajax' } : {}),
    ...(kind === 'more' || kind === 'posts' ? { pagination_type: 'load_more_on_click' } : {}),
    ...(kind === 'scroll' ? { pagination_type: 'load_more_infinite_scroll' } : {}),
    ...settings,
  });
  const json = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');

  const bar = ({ loop, taxonomy, links, settings }: FakeBar, url: URL) => {
    const items = ['__all', ...TERMS[taxonomy]].map((term) => {
      const attributes = `class="e-filter-item" data-filter="${term}"`;
      if (!links)
        return `<button type="button" ${attributes} aria-pressed="${term === '__all'}">${term}</button>`;
      const target = new URL(url.pathname, url);
      if (term !== '__all') target.searchParams.set(`e-filter-${loop}-${taxonomy}`, term);
      return `<a ${attributes} href="${target.href}">${term}</a>`;
    });
    return `<div class="elementor-element elementor-widget-taxonomy-filter" data-id="f${loop.slice(0, 3)}${taxonomy}" data-widget="taxonomy-filter" data-widget-load="load"
      data-settings="${json({ selected_element: loop, taxonomy, ...settings })}"><search class="e-filter" role="search" aria-label="${taxonomy} of ${loop}" data-base-url="${url.origin}${url.pathname}" data-page-num="1">${items.join(' ')}</search></div>`;
  };

  const page = (url: URL): string =>
    `${bars.map((each) => bar(each, url)).join('')}<div data-elementor-id="7">${loops
      .map(
        (loop) =>
          `<div class="elementor-element elementor-widget" data-id="${loop.id}" data-widget="${loop.widget ?? (loop.kind === 'posts' ? 'posts' : 'loop-grid')}" data-widget-load="load" data-settings="${json(settingsOf(loop))}">${wrapped(loop, url)}</div>`,
      )
      .join('')}</div>`;

  const usual: Record<FakeRequest['kind'], Answer> = {
    page: ({ url }) => htmlAnswer(`<!doctype html><title>Ideas</title><main>${page(url)}</main>`),
    refresh: ({ body }) => {
      const { widget_id, widget_filters, pagination_base_url } = body as {
        widget_id: string;
        widget_filters: { taxonomy?: Record<string, string[]> };
        pagination_base_url: string;
      };
      const loop = loops.find(({ id }) => id === widget_id);
      if (!loop) return new Response('{"code":"no_loop"}', { status: 400 });
      const url = new URL(pagination_base_url);
      for (const key of [...url.searchParams.keys()])
        if (key.startsWith('e-filter')) url.searchParams.delete(key);
      for (const [taxonomy, terms] of Object.entries(widget_filters.taxonomy ?? {}))
        url.searchParams.set(`e-filter-${widget_id}-${taxonomy}`, terms.join(','));
      return new Response(JSON.stringify({ data: wrapped(loop, url) }));
    },
  };

  return {
    requests,
    /** Returns the server's HTML for an address. */
    page,
    of: (kind: FakeRequest['kind']) => requests.filter((request) => request.kind === kind),
    /** Queues an answer for a kind of request. Each answer is used once, in order. */
    answerNext: (kind: FakeRequest['kind'], answer: Answer) => canned.push({ kind, answer }),
    /** Holds back the answer to the next request of this kind. The returned function releases it. */
    holdNext(kind: FakeRequest['kind']): () => void {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      canned.push({
        kind,
        answer: async (request) => {
          await held;
          return usual[kind](request);
        },
      });
      return release;
    },
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init);
      const kind = request.method === 'POST' ? 'refresh' : 'page';
      const text = kind === 'refresh' ? await request.text() : '';
      const seen: FakeRequest = {
        kind,
        url: new URL(request.url),
        body: text === '' ? null : JSON.parse(text),
        signal: request.signal,
      };
      requests.push(seen);
      const index = canned.findIndex((one) => one.kind === kind);
      const [next] = index < 0 ? [] : canned.splice(index, 1);
      const aborted = new Promise<never>((_, reject) => {
        const fail = () => reject(new DOMException('aborted', 'AbortError'));
        if (request.signal.aborted) fail();
        request.signal.addEventListener('abort', fail);
      });
      return Promise.race([(next?.answer ?? usual[kind])(seen), aborted]);
    },
  };
}
