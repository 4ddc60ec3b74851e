import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadListing } from './reload-listing.ts';

const nav = {
  query: { post_type: 'product', post__in: ['is-front', 'local-storage', 'liked'] },
  widget_settings: { lisitng_id: 7 },
};
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
const grid = (inside: string, classes = '') =>
  `<div class="jet-listing-grid jet-listing ${classes}" data-widget="listing"><div class="jet-listing-grid__items" data-nav="${attribute(nav)}">${inside}</div></div>`;
const element = (inside: string) =>
  `<div id="likes" class="elementor-element" data-id="e1"><div class="elementor-widget-container">${inside}</div></div>`;

const bodies: URLSearchParams[] = [];
let answers: (() => Promise<Response>)[] = [];
const listed = (html: string) => async () =>
  new Response(JSON.stringify({ success: true, data: { html, fragments: { '.count': '2' } } }));

beforeEach(() => {
  bodies.length = 0;
  answers = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    bodies.push(new URLSearchParams(await input.text()));
    const answer = answers.shift();
    if (!answer) throw new Error('no answer is ready');
    return answer();
  });
});

const show = (html: string): Element => {
  document.body.innerHTML = `<p class="count">1</p>${html}`;
  return document.getElementById('likes') ?? document.body;
};
const host = () => document.querySelector('.jet-listing-grid');

describe('reloading a listing', () => {
  it('DS-8 reloadListing requests the reloaded listing, not a block editor listing inside one of its items', async () => {
    const inner = `<div class="jet-listing-grid--blocks" data-element-id="b1" data-listing-type="blocks" data-widget-settings="${attribute({ columns: 9 })}">${grid('<p>inner</p>')}</div>`;
    const container = show(element(grid(`<div class="jet-listing-grid__item">${inner}</div>`)));
    answers = [listed(grid('<p>new</p>'))];
    await reloadListing(container, {});
    expect(bodies[0]?.get('listing_type')).toBe('false');
    expect(bodies[0]?.has('widget_settings[columns]')).toBe(false);
  });

  it('RT-6 reloadListing leaves no listener on the caller’s signal', async () => {
    const { signal } = new AbortController();
    const listen = vi.spyOn(signal, 'addEventListener');
    answers = [listed(grid('<p>new</p>'))];
    await reloadListing(show(element(grid('<p>old</p>'))), {}, signal);
    const options = listen.mock.calls.map(([, , given]) => given as AddEventListenerOptions);
    expect(options.map((given) => given.signal?.aborted)).toEqual([true]);
  });

  it('DS-8 reloadListing sends a listing’s settings and element, and its query, overridden by the given values', async () => {
    const container = show(element(grid('<p>old</p>')));
    answers = [listed(grid('<p>new</p>'))];
    await reloadListing(container, { post__in: ['5', '9'], is_front_store: true });
    const body = bodies[0];
    expect([...(body ?? [])].map(([name, value]) => `${name}=${value}`)).toEqual([
      'action=jet_engine_ajax',
      'handler=get_listing',
      'query[post_type]=product',
      'query[post__in][]=5',
      'query[post__in][]=9',
      'query[is_front_store]=true',
      'widget_settings[lisitng_id]=7',
      'page_settings[post_id]=false',
      'page_settings[queried_id]=false',
      'page_settings[element_id]=e1',
      'page_settings[page]=1',
      'listing_type=false',
      'isEditMode=false',
    ]);
  });

  it('DS-8 reloadListing keeps the grid’s element, gives it the new content and classes, and applies fragments', async () => {
    const container = show(element(grid('<p>old</p>')));
    const before = host();
    before?.setAttribute('data-widget-state', 'mounted');
    const replaced = vi.fn();
    document.addEventListener('iyim:listing-replaced', replaced, { once: true });
    answers = [listed(grid('<p>new</p>', 'fresh'))];
    await reloadListing(container, {});
    expect(host()).toBe(before);
    expect(before?.textContent).toBe('new');
    expect(before?.classList.contains('fresh')).toBe(true);
    expect(before?.getAttribute('data-widget-state')).toBe('mounted');
    expect(document.querySelector('.count')?.textContent).toBe('2');
    expect(replaced).toHaveBeenCalledTimes(1);
    expect(document.querySelectorAll('.jet-listing-grid')).toHaveLength(1);
  });

  it('DS-8 reloadListing replaces only its container’s grid if the container is in an item of another listing', async () => {
    show(grid(`<div class="jet-listing-grid__item"><i>outer</i>${element(grid('<p>old</p>'))}</div>`));
    answers = [listed(grid('<p>new</p>'))];
    await reloadListing(document.getElementById('likes') as Element, {});
    expect(document.querySelector('i')?.textContent).toBe('outer');
    expect(document.querySelector('#likes')?.textContent).toBe('new');
  });

  it('LG-3 reloadListing passes the new grid to page scripts once it is in the page', async () => {
    const container = show(element(grid('<p>old</p>')));
    answers = [listed(grid('<p>new</p>'))];
    const fired = new Promise<Event>((resolve) => {
      document.addEventListener('jet-engine/listing/ajax-get-listing/done', resolve, { once: true });
    });
    await reloadListing(container, {});
    const [shown] = ((await fired) as CustomEvent<[Element]>).detail;
    expect(shown).toBe(host());
    expect(shown.textContent).toBe('new');
  });

  it('DS-8 reloadListing inserts the whole answer into a container without a grid', async () => {
    const container = show(element('<p>nothing yet</p>'));
    answers = [listed(grid('<p>new</p>'))];
    await reloadListing(container, {});
    expect(document.querySelector('.elementor-widget-container > .jet-listing-grid')?.textContent).toBe(
      'new',
    );
  });

  it('LG-4 reloadListing restores the old items and rejects after a failure', async () => {
    const container = show(element(grid('<p>old</p>')));
    const html = document.body.innerHTML;
    answers = [async () => new Response('0')];
    const asked = reloadListing(container, {});
    const items = document.querySelector('.jet-listing-grid__items');
    expect(items?.hasAttribute('inert')).toBe(true);
    await expect(asked).rejects.toThrow('get_listing');
    expect(document.body.innerHTML).toBe(html);
  });

  it('DS-8 reloadListing shows the later of two reloads of a listing, even if it is answered first', async () => {
    const container = show(element(grid('<p>old</p>')));
    let releaseFirst = (): void => {};
    const first = listed(grid('<p>first</p>'));
    answers = [
      () =>
        new Promise((resolve) => {
          releaseFirst = () => resolve(first());
        }),
      listed(grid('<p>second</p>')),
    ];
    const one = reloadListing(container, {});
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    const two = reloadListing(container, {});
    await two;
    releaseFirst();
    await one;
    expect(host()?.textContent).toBe('second');
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('RT-6 an aborted reload of a listing rejects and changes nothing', async () => {
    const container = show(element(grid('<p>old</p>')));
    const end = new AbortController();
    answers = [listed(grid('<p>new</p>'))];
    const asked = reloadListing(container, {}, end.signal);
    end.abort();
    await expect(asked).rejects.toHaveProperty('name', 'AbortError');
    expect(host()?.textContent).toBe('old');
  });
});
