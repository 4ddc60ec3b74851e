import { NothingToEnhance, safeUrl } from '@iyim/runtime/widget';
import { decodeSlug } from '../../shared/loop/loop-url.ts';

/** Term of the item that removes the filter (§3). */
export const ALL = '__all';

export type FilterBar = ReturnType<typeof readFilterBar>;
export type FilterItem = FilterBar['items'][number];

export function readFilterBar(host: HTMLElement) {
  const bar = host.querySelector<HTMLElement>('.e-filter') ?? host;
  const elements = bar.querySelectorAll<HTMLElement>('[data-filter]');
  const items = [...elements].map((element, key) => ({
    element,
    /** Decoded slug, or `ALL`. */
    term: decodeSlug(element.dataset.filter ?? ''),
    isLink: element instanceof HTMLAnchorElement && element.hasAttribute('href'),
    /** React key of the item: its index in the bar. */
    key,
  }));
  if (items.length === 0)
    throw new NothingToEnhance('expected elements with data-filter inside the host, found none');
  const wrong = items.find(({ term }) => term === '');
  if (wrong) throw new Error('data-filter: expected a term on each item, found an item without a term');
  const { baseUrl = '', pageNum = '' } = bar.dataset;
  const base = baseUrl === '' ? null : safeUrl(baseUrl);
  return {
    bar,
    items,
    /** Address of the loop's first page; undefined if the bar has no valid address. */
    baseUrl: base ? new URL(base) : undefined,
    pageNumber: Math.max(1, Math.trunc(Number(pageNum)) || 1),
  } as const;
}
