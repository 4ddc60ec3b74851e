import { pageSlot } from '@iyim/runtime/page';
import type { PageSource } from '../paging/use-pages.ts';
import { addItems, marked, setProgress } from './content.ts';
import { fetchLoop, pageTarget } from './fetch-loop.ts';
import { replaceEntry } from './history.ts';
import { pageUrl, readPage } from './loop-url.ts';
import {
  gridOf,
  itemsOf,
  LOADING_MORE,
  type LoopElement,
  loadMoreAnchor,
  readProgress,
} from './read-loop.ts';

/** Returns the first shown page number of each grid to which pages were added. All other grids show one page. */
const firstPages = () => pageSlot('loop-first-pages', () => new WeakMap<Element, number>());

/**
 * Returns the source of pages for a loop that loads more (LP-2): it fetches pages of the site and adds their items to the
 * existing ones.
 */
export function loopPages({ loop, id }: LoopElement) {
  const progress = () => {
    const read = readProgress(loop);
    const grid = gridOf(loop);
    return { ...read, first: (grid && firstPages().get(grid)) ?? read.page };
  };
  return {
    key: id,
    element: loop,
    showBusy: marked(LOADING_MORE),
    ahead: '300px',
    items: () => itemsOf(loop),
    progress,
    load(page, signal) {
      const here = new URL(location.href);
      const anchor = loadMoreAnchor(loop);
      const next = anchor?.page === page - 1 ? anchor.nextPage : '';
      const target = next === '' ? pageUrl(here, id, page) : pageTarget(next, id);
      if (!target) throw new Error(`expected a next page of this site, found "${next}"`);
      return fetchLoop({ loop, id }, target, signal);
    },
    insert(fresh, page, where) {
      const { first } = progress();
      const items = addItems(loop, fresh, where);
      if (where === 'after') setProgress(loop, fresh, page);
      const grid = gridOf(loop);
      if (grid) firstPages().set(grid, Math.min(first, page));
      return items;
    },
    pageIn: (url) => readPage(url, id),
    writePage: (page) => replaceEntry({ loop, id }, pageUrl(new URL(location.href), id, page)),
    describe: (text, count, shown) => text('loaded', { added: count, total: shown }),
  } satisfies PageSource<ReturnType<typeof progress>, HTMLElement>;
}
