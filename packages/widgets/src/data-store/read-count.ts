import { readFlag } from './read-args.ts';

const STORE_COUNT = '.jet-engine-data-store-count';
const POST_COUNT = '.jet-engine-data-post-count';
const FRONT = '.is-front-store';

/** An element whose text is a number: of posts in a store, or of visitors who have a post in it. */
export interface StoreCount {
  readonly kind: 'count';
  readonly element: HTMLElement;
  readonly slug: string;
  /** Counts visitors, which only the server knows: its answers' fragments bring the number. */
  readonly ofPost: boolean;
  readonly isFront: boolean;
}

/** The host as a count; null when it is a link. */
export function readCount(host: HTMLElement): StoreCount | null {
  const isCount = host.matches(`${STORE_COUNT}, ${POST_COUNT}`);
  const isOurs = !host.matches('a, button, [data-args]') && host.dataset.store !== undefined;
  if (!isCount && !isOurs) return null;
  const { store: slug = '', post } = host.dataset;
  if (slug === '') throw new Error('data-store: expected the slug of a store on a count, found none');
  return {
    kind: 'count',
    element: host,
    slug,
    ofPost: host.matches(POST_COUNT) || post !== undefined,
    isFront: readFlag(host.dataset.isFront) || host.matches(FRONT),
  };
}

/** Counts of stores inside an element: the CMS writes them into labels. */
export function countsInside(element: Element): StoreCount[] {
  return [...element.querySelectorAll<HTMLElement>(`${STORE_COUNT}[data-store]`)].flatMap(
    (count) => readCount(count) ?? [],
  );
}
