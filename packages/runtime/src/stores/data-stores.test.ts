import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $, putJQueryOnPage } from '../host-page/testing/jquery.ts';
import { testSite } from '../site/testing/site.ts';
import { testController } from '../testing/test-signal.ts';
import { connectDataStores, dataStores, recordViews } from './data-stores.ts';
import { originalStore } from './testing/original-store.ts';

const favourites = { slug: 'favourites', type: 'local-storage', isFront: true, size: 0 };
const KEY = 'jet_engine_store_favourites';

let controller: AbortController;

function setUp({
  views = [] as unknown[],
  respond = (): Response => Response.json({ success: true, data: { count: 1, fragments: [] } }),
} = {}) {
  const sent: Record<string, string>[] = [];
  const area = testSite(
    async (input, init) => {
      sent.push(Object.fromEntries(new URLSearchParams(await new Request(input, init).text())));
      return respond();
    },
    { JetEngineViewsData: views },
  );
  return { stores: connectDataStores(area, controller.signal), sent };
}

/** Simulates a write by another tab. */
function fromOtherTab(key: string | null, value: string): void {
  if (key !== null) localStorage.setItem(key, value);
  else localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeEach(() => {
  controller = testController();
  document.body.innerHTML = '<span class="how-many">old</span>';
});

describe('the page’s data stores', () => {
  it('DS-10 data stores follow other tabs with one listener', () => {
    const { stores } = setUp();
    stores.watch(favourites);
    fromOtherTab(KEY, '7,8');
    expect(stores.fronts.value.get('favourites')).toEqual(['7', '8']);
    fromOtherTab(null, '');
    expect(stores.fronts.value.get('favourites')).toEqual([]);
    controller.abort();
    fromOtherTab(KEY, '9');
    expect(stores.fronts.value.get('favourites')).toEqual([]);
  });

  it.each([true, false])(
    'DS-10 data stores follow the original plugin’s script on the same page, with jQuery: %s',
    (present) => {
      putJQueryOnPage(present ? $ : undefined);
      const { stores } = setUp();
      stores.watch(favourites);
      originalStore(localStorage).addToStore('favourites', 7, 0);
      const args = { store: { slug: 'favourites' }, post_id: 7 };
      if (present) $(document).trigger('jet-engine-data-stores-on-add', args);
      else document.dispatchEvent(new CustomEvent('jet-engine-data-stores-on-add', { detail: [args] }));
      expect(stores.fronts.value.get('favourites')).toEqual(['7']);
    },
  );

  it('RT-13 data stores are read again when the page returns from the back/forward cache', () => {
    const { stores } = setUp();
    stores.watch(favourites);
    localStorage.setItem(KEY, '7');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(stores.fronts.value.get('favourites')).toEqual(['7']);
  });

  it('DS-7 data stores get the server’s count from the next page when this page is shown again', () => {
    const { stores } = setUp();
    sessionStorage.setItem('iyim_store_counts', '{"wishlist":"4"}');
    window.dispatchEvent(new Event('load'));
    expect(stores.counts.value.size).toBe(0);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(stores.counts.value.get('wishlist')).toBe('4');
  });
});

describe('stores of viewed posts', () => {
  it('DS-6 a browser-kept store of viewed posts adds the page’s post and drops its oldest', () => {
    localStorage.setItem('jet_engine_store_seen', '1,2,3');
    const view = { slug: 'seen', type: 'local-storage', is_front: true, post_id: 9, size: 3 };
    const { sent } = setUp({ views: [view] });
    expect(localStorage.getItem('jet_engine_store_seen')).toBe('2,3,9');
    setUp({ views: [view] });
    expect(localStorage.getItem('jet_engine_store_seen')).toBe('2,3,9');
    expect(sent).toEqual([]);
  });

  it('DS-6 the page’s post is added to a server-kept store of viewed posts, and the server’s answer is shown', async () => {
    const { stores, sent } = setUp({
      views: [{ slug: 'seen', type: 'session', is_front: false, post_id: 9, size: 6 }],
      respond: () => Response.json({ success: true, data: { count: 2, fragments: { '.how-many': 5 } } }),
    });
    await vi.waitFor(() => expect(stores.counts.value.get('seen')).toBe('2'));
    expect(sent).toEqual([{ action: 'jet_engine_add_to_store_seen', store: 'seen', post_id: '9' }]);
    expect(document.querySelector('.how-many')?.innerHTML).toBe('5');
  });

  it('DS-9 a failure to record a view is logged, and not shown to the visitor', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const alert = vi.fn();
    window.alert = alert;
    setUp({
      views: [{ slug: 'seen', type: 'session', post_id: 9 }],
      respond: () => new Response('0', { status: 400 }),
    });
    await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1));
    expect(alert).not.toHaveBeenCalled();
  });
});

describe('a page without a button of a store', () => {
  it('DS-6 a page without a button of a store still records its view, once', () => {
    const view = { slug: 'seen', type: 'local-storage', is_front: '1', post_id: '9', size: '3' };
    Object.assign(window, { JetEngineViewsData: [view] });
    recordViews();
    recordViews();
    expect(localStorage.getItem('jet_engine_store_seen')).toBe('9');
    expect(dataStores().posts({ slug: 'seen', type: 'local-storage' })).toEqual(['9']);
  });
});
