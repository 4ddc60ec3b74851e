import { effect } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../site/testing/fake-browser.ts';
import { testSite } from '../site/testing/site.ts';
import { createDataStores, storeItem } from './store-state.ts';

const favourites = { slug: 'favourites', type: 'local-storage', isFront: true, size: 0 };
const wishlist = { slug: 'wishlist', type: 'user-meta', isFront: false, size: 20 };
const KEY = 'jet_engine_store_favourites';

type Respond = (fields: URLSearchParams) => Response | Promise<Response>;

function setUp({
  respond = () => Response.json({ success: true, data: { count: 1, fragments: [] } }),
  local = fakeStorage(),
  session = fakeStorage(),
  implementations = undefined as unknown,
  registered = {} as Record<string, string>,
} = {}) {
  const server = { respond: respond as Respond };
  const sent: string[] = [];
  const site = testSite(
    async (input, init) => {
      const fields = new URLSearchParams(await new Request(input, init).text());
      sent.push(`${fields.get('action')} ${fields.get('post_id')}`);
      return server.respond(fields);
    },
    { JetEngineRegisteredStores: registered },
  );
  const stores = createDataStores({
    site,
    local: () => local,
    session: () => session,
    implementations: () => implementations,
  });
  return { stores, server, sent, local, session };
}

describe('stores that the browser keeps', () => {
  it('DS-2 a browser-kept store notifies subscribers of each add and remove', () => {
    const { stores } = setUp();
    const seen: string[] = [];
    stores.watch(favourites);
    effect(() => {
      seen.push((stores.fronts.value.get('favourites') ?? []).join());
    });
    expect(stores.addFront(favourites, '7')).toBe('done');
    expect(stores.addFront(favourites, '8')).toBe('done');
    expect(stores.removeFront(favourites, '7')).toBe('done');
    expect(seen).toEqual(['', '7', '7,8', '8']);
  });

  it('DS-1 a browser-kept store sends no requests', () => {
    const { stores, sent } = setUp();
    stores.addFront(favourites, '7');
    stores.removeFront(favourites, '7');
    expect(sent).toEqual([]);
  });

  it('DS-7 browser-kept stores are available from the start if the page registers them', () => {
    const local = fakeStorage();
    local.setItem(KEY, '1,2,3');
    const { stores } = setUp({ local, registered: { favourites: 'local-storage' } });
    expect(stores.fronts.value.get('favourites')).toHaveLength(3);
  });

  it('DS-10 a browser-kept store follows changes by another tab', () => {
    const local = fakeStorage();
    const here = setUp({ local }).stores;
    const there = setUp({ local }).stores;
    here.watch(favourites);
    there.addFront(favourites, '7');
    here.refresh(KEY);
    expect(here.fronts.value.get('favourites')).toEqual(['7']);
    local.clear();
    here.refresh(null);
    expect(here.fronts.value.get('favourites')).toEqual([]);
  });

  it('DS-10 a browser-kept store ignores changes to other storage keys', () => {
    const { stores, local } = setUp();
    stores.watch(favourites);
    local.setItem(KEY, '7');
    stores.refresh('wc_cart_hash');
    expect(stores.fronts.value.get('favourites')).toEqual([]);
  });

  it('DS-10 a browser-kept store adds a post to the list that another tab wrote meanwhile', () => {
    const { stores, local } = setUp();
    stores.watch(favourites);
    local.setItem(KEY, '5');
    stores.addFront(favourites, '7');
    expect(local.entries()[KEY]).toBe('5,7');
  });

  it('DS-10 isKept becomes false when storage is full, because the list will be lost with the page', () => {
    const local = fakeStorage();
    const { stores } = setUp({ local });
    expect(stores.isKept.value).toBe(true);
    local.failure = 'full';
    stores.addFront(favourites, '7');
    expect(stores.isKept.value).toBe(false);
    expect(stores.fronts.value.get('favourites')).toEqual(['7']);
  });
});

describe('stores that another script keeps', () => {
  const custom = { slug: 'boxes', type: 'indexed', isFront: true, size: 2 };

  function keeper() {
    const ids: number[] = [];
    const calls: unknown[][] = [];
    return {
      ids,
      calls,
      addToStore: (...args: [string, string, number, boolean]) => {
        calls.push(args);
        return ids.length < args[2] ? ids.push(Number(args[1])) : false;
      },
      remove: (_slug: string, id: string) => ids.splice(ids.indexOf(Number(id)), 1),
      getStore: () => ids,
    };
  }

  it('DS-1 a store that another script keeps is changed through that script’s functions', () => {
    const indexed = keeper();
    const { stores, local } = setUp({ implementations: { indexed } });
    expect(stores.addFront(custom, '7')).toBe('done');
    expect(indexed.calls).toEqual([['boxes', '7', 2, false]]);
    expect(stores.fronts.value.get('boxes')).toEqual(['7']);
    stores.removeFront(custom, '7');
    expect(stores.fronts.value.get('boxes')).toEqual([]);
    expect(local.entries()).toEqual({});
  });

  it('DS-6 a store that another script keeps is full when that script’s functions refuse', () => {
    const indexed = keeper();
    indexed.ids.push(1, 2);
    const { stores } = setUp({ implementations: { indexed } });
    expect(stores.addFront(custom, '7')).toBe('full');
  });

  it.each([undefined, {}, { indexed: {} }, { indexed: { getStore: 'x' } }, 'x'])(
    'DS-1 a store is unavailable without functions that keep it (%j)',
    (implementations) => {
      const { stores } = setUp({ implementations });
      expect(stores.addFront(custom, '7')).toBe('unavailable');
      expect(stores.posts(custom)).toEqual([]);
    },
  );

  it('SEC-3 the functions of a store type are never taken from a prototype', () => {
    const { stores } = setUp({ implementations: {} });
    expect(stores.addFront({ ...custom, type: 'constructor' }, '7')).toBe('unavailable');
  });
});

describe('stores that the server keeps', () => {
  const item = storeItem('wishlist', '7');

  it('DS-2 a server-kept store records an add only after the server has confirmed it', async () => {
    const { stores } = setUp();
    const adding = stores.send('add', wishlist, '7');
    expect(stores.changed.value.has(item)).toBe(false);
    expect(stores.running.value.has(item)).toBe(true);
    await adding;
    expect(stores.changed.value.get(item)).toBe(true);
    expect(stores.running.value.size).toBe(0);
    await stores.send('remove', wishlist, '7');
    expect(stores.changed.value.get(item)).toBe(false);
  });

  it('DS-1 a server-kept store sends one request for a double click', async () => {
    const { stores, sent } = setUp();
    const answers = await Promise.all([
      stores.send('add', wishlist, '7'),
      stores.send('add', wishlist, '7'),
      stores.send('remove', wishlist, '7'),
    ]);
    expect(sent).toEqual(['jet_engine_add_to_store_wishlist 7']);
    expect(answers.map((answer) => answer?.kind)).toEqual(['done', undefined, undefined]);
  });

  it('DS-1 changes to a server-kept store are sent one after another, because the server rewrites the whole list', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { stores, sent, server } = setUp();
    server.respond = async (fields) => {
      if (fields.get('store') === 'wishlist') await held;
      return Response.json({ success: true, data: { count: 1 } });
    };
    const both = [stores.send('add', wishlist, '7'), stores.send('add', wishlist, '8')];
    await stores.send('add', { slug: 'compare' }, '7');
    expect(sent).toEqual(['jet_engine_add_to_store_wishlist 7', 'jet_engine_add_to_store_compare 7']);
    release();
    await Promise.all(both);
    expect(sent).toHaveLength(3);
  });

  it('DS-9 a refusal changes nothing in a server-kept store', async () => {
    const { stores } = setUp({ respond: () => Response.json({ success: false, data: { message: 'full' } }) });
    expect(await stores.send('add', wishlist, '7')).toEqual({ kind: 'refused', message: 'full' });
    expect(stores.changed.value.size).toBe(0);
    expect(stores.running.value.size).toBe(0);
  });

  it('DS-9 a failure changes nothing in a server-kept store, and the next request is sent', async () => {
    const { stores, server } = setUp();
    server.respond = () => new Response('', { status: 500 });
    await expect(stores.send('add', wishlist, '7')).rejects.toMatchObject({ name: 'HttpError' });
    expect(stores.changed.value.size).toBe(0);
    expect(stores.running.value.size).toBe(0);
    server.respond = () => Response.json({ success: true, data: { count: 2 } });
    expect(await stores.send('add', wishlist, '7')).toMatchObject({ kind: 'done', count: '2' });
  });

  it('DS-7 a server-kept store still shows the last count after an answer without a count', () => {
    const { stores } = setUp();
    stores.setCount('wishlist', '3');
    stores.setCount('wishlist', null);
    expect(stores.counts.value.get('wishlist')).toBe('3');
  });
});

describe('this tab’s changes to a store that the server keeps', () => {
  const KEY_OF_CHANGES = 'iyim_store_changes';
  const changes = (stores: { changed: { value: ReadonlyMap<string, boolean> } }) =>
    Object.fromEntries(stores.changed.value);

  it('DS-2 changes made in this tab are restored on the next page', async () => {
    const { stores, session } = setUp();
    await stores.send('add', wishlist, '7');
    await stores.send('add', wishlist, '8');
    await stores.send('remove', wishlist, '8');
    expect(changes(setUp({ session }).stores)).toEqual({ 'wishlist\n7': true, 'wishlist\n8': false });
  });

  it('DS-2 changes made in this tab are merged with those of the next page when a page is shown again', async () => {
    const { stores, session } = setUp();
    const next = setUp({ session });
    await next.stores.send('add', wishlist, '7');
    stores.refresh();
    expect(changes(stores)).toEqual({ 'wishlist\n7': true });
    await stores.send('remove', wishlist, '7');
    await next.stores.send('add', wishlist, '9');
    expect(changes(next.stores)).toEqual({ 'wishlist\n7': false, 'wishlist\n9': true });
  });

  it('DS-7 recallCounts restores the server’s last counts on a page that is shown again or is older', async () => {
    const { stores, session } = setUp();
    stores.setCount('wishlist', '3');
    stores.setCount('compare', '1');
    const next = setUp({ session }).stores;
    expect(next.counts.value.size).toBe(0);
    next.recallCounts('wishlist');
    expect([...next.counts.value]).toEqual([['wishlist', '3']]);
    next.setCount('wishlist', '0');
    stores.recallCounts();
    expect(Object.fromEntries(stores.counts.value)).toEqual({ wishlist: '0', compare: '1' });
    next.setCount('compare', null); // the count changed, but the answer does not contain it
    next.recallCounts('compare');
    next.recallCounts('unknown');
    next.recallCounts('__proto__');
    expect(next.counts.value.size).toBe(1);
  });

  it.each(['{', '[]', 'null', '"x"', '{"wishlist":4}', '{"wishlist":null}'])(
    'DS-10 the stored counts %j are ignored',
    (text) => {
      const session = fakeStorage();
      session.setItem('iyim_store_counts', text);
      const { stores } = setUp({ session });
      stores.recallCounts();
      expect(stores.counts.value.size).toBe(0);
      stores.setCount('wishlist', '2');
      expect(JSON.parse(session.entries().iyim_store_counts ?? '')).toEqual({ wishlist: '2' });
    },
  );

  it('DS-9 changes made in this tab do not include a refused change', async () => {
    const { stores, session } = setUp({ respond: () => Response.json({ success: false, data: 'No' }) });
    await stores.send('add', wishlist, '7');
    expect(session.entries()).toEqual({});
  });

  it.each(['{', '[]', 'null', '"x"', '{"wishlist\\n7":"yes"}', '{"wishlist\\n7":1}'])(
    'DS-10 the stored changes %j are ignored',
    (text) => {
      const session = fakeStorage();
      session.setItem(KEY_OF_CHANGES, text);
      expect(changes(setUp({ session }).stores)).toEqual({});
    },
  );

  it('DS-10 changes made in this tab are kept until the page is left if storage is forbidden', async () => {
    const session = fakeStorage();
    session.failure = 'all';
    const { stores } = setUp({ session });
    await stores.send('add', wishlist, '7');
    await stores.send('add', wishlist, '8');
    stores.refresh();
    expect(changes(stores)).toEqual({ 'wishlist\n7': true, 'wishlist\n8': true });
  });
});
