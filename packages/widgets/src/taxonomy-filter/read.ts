import { safeUrl } from '@iyim/runtime/widget';
import { decodeSlug } from '../../shared/loop/loop-url.ts';

/** Term of the item that takes the filter off. */
export const ALL = '__all';

export interface FilterItem {
  readonly element: HTMLElement;
  /** A slug as people read it, or `ALL`. */
  readonly term: string;
  readonly isLink: boolean;
  /** Tells it from the others of its bar. */
  readonly key: number;
}

export interface FilterBar {
  readonly bar: HTMLElement;
  readonly items: readonly FilterItem[];
  /** Where the loop's first page is, when the server says so. */
  readonly baseUrl: URL | undefined;
  readonly pageNumber: number;
}

export function readFilterBar(host: HTMLElement): FilterBar {
  const bar = host.querySelector<HTMLElement>('.e-filter') ?? host;
  const elements = bar.querySelectorAll<HTMLElement>('[data-filter]');
  const items = [...elements].map((element, key) => ({
    element,
    term: decodeSlug(element.dataset.filter ?? ''),
    isLink: element instanceof HTMLAnchorElement && element.hasAttribute('href'),
    key,
  }));
  if (items.length === 0) throw new Error('expected elements with data-filter inside the host, found none');
  const wrong = items.find(({ term }) => term === '');
  if (wrong) throw new Error('data-filter: expected a term on each item, found one without');
  const { baseUrl = '', pageNum = '' } = bar.dataset;
  const base = baseUrl === '' ? null : safeUrl(baseUrl);
  return {
    bar,
    items,
    baseUrl: base ? new URL(base) : undefined,
    pageNumber: Math.max(1, Math.trunc(Number(pageNum)) || 1),
  };
}
