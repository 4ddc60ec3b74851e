import { isTextOnly, tabStopsIn } from '@iyim/runtime/page';
import { isPostId, storeNames, toStoreRef } from '@iyim/runtime/shop';
import { coerceFlag, coerceText, isPlainObject, type PlainObject, parseJson } from '@iyim/runtime/widget';
import { heardText } from '../../shared/detached/heard-text.ts';

const LINK = '.jet-add-to-store, .jet-remove-from-store';
const REMOVE = '.jet-remove-from-store';
/** Of the button widget; without it, it is a dynamic link. */
const BUTTON = '.jet-data-store-link';
const LABEL = '.jet-data-store-link__label, .jet-listing-dynamic-link__label';
const ICON = '.jet-data-store-link__icon, .jet-listing-dynamic-link__icon';
const STORE_COUNT = '.jet-engine-data-store-count';
const POST_COUNT = '.jet-engine-data-post-count';
const FRONT = '.is-front-store';
const ITEM = '.jet-listing-grid__item';

/** Classes of the original, which themes style. */
export const CLASSES = {
  add: 'jet-add-to-store',
  remove: 'jet-remove-from-store',
  inStore: 'in-store',
  hidden: 'is-hidden',
  processing: 'jet-store-processing',
} as const;

/**
 * What a link is for: `toggle` adds and removes by turns; `switch` adds, and then leads to the list; `hide` adds, and then
 * goes; `remove` removes, and is there only for what is in the store.
 */
type Role = 'toggle' | 'switch' | 'hide' | 'remove';

/**
 * What a link looks like outside the store, or in it: HTML in an attribute, of which only what is harmless may be shown. Undefined
 * keeps what the server rendered.
 */
export interface Face {
  readonly label: string | undefined;
  readonly icon: string | undefined;
}

export type StoreLink = ReturnType<typeof readLink>;
/** An element whose text is a number: of posts in a store, or of visitors who have a post in it. */
export type StoreCount = NonNullable<ReturnType<typeof readCount>>;
export type DataStoreInput = StoreLink | StoreCount;

/** A link, a wrapper with a link in it, or a count. */
export function readDataStore(host: HTMLElement): DataStoreInput {
  return readCount(host) ?? readLink(host);
}

function readLink(host: HTMLElement) {
  const link = host.matches(`${LINK}, [data-args]`)
    ? host
    : host.querySelector<HTMLElement>(`${LINK}, [data-args]`);
  if (!link) throw new Error(`expected a link (${LINK}) or a count inside the host, found neither`);
  const args = readArgs(link);
  const store = toStoreRef(args.store ?? { slug: link.dataset.store });
  if (!store) throw new Error('data-args: expected "store" with a "slug", found none');
  const postId = readText(args.post_id) || (link.dataset.post ?? '');
  if (!isPostId(postId)) throw new Error(`data-args: expected "post_id" to be an id, found "${postId}"`);
  const role = readRole(link, readText(args.action_after_added));
  const popup = readText(args.popup);
  return {
    kind: 'link',
    link,
    /** The server's own label and icon in the link. */
    label: link.querySelector<HTMLElement>(LABEL),
    icon: link.querySelector<HTMLElement>(ICON),
    /** The link is a text and nothing else. */
    isPlain: isTextOnly(link) && link.textContent?.trim() !== '',
    /** What screen readers hear of the server's content; empty for an icon alone. */
    name: heardText(link.cloneNode(true) as Element),
    /** The server named the link otherwise, for screen readers. */
    isNamed: ['aria-label', 'aria-labelledby', 'title'].some((name) => link.hasAttribute(name)),
    /** Counts in the server's own label. */
    counts: countsInside(link),
    role,
    store,
    postId,
    /** As the server rendered it; of no meaning for stores that the browser keeps. */
    wasIn: !store.isFront && wasIn(link, role),
    /** Null when the link always looks the same. */
    faces: role === 'remove' ? null : readFaces(args),
    /** Where the link leads once its post is in the store; empty: nowhere. */
    addedUrl: readText(args.added_url),
    popup:
      popup === '' || popup === '0' ? null : { id: popup, isListing: readFlag(args[storeNames.isListing]) },
    /** Ids of the listings that show the store. */
    listings: readText(args.synch_id)
      .split(/[\s,]+/)
      .filter((id) => id !== ''),
    takesItemOut: readFlag(args.remove_from_listing),
    /** True when the original's classes tell what the link does. */
    hasRoleClass: link.matches(LINK),
    /** The arguments as the page wrote them: what listeners of the original's events get. */
    args,
  } as const;
}

function readRole(link: HTMLElement, action: string): Role {
  if (link.matches(LINK) && !link.matches(BUTTON)) return link.matches(REMOVE) ? 'remove' : 'switch';
  if (action === 'hide') return 'hide';
  // A button that removes is one that toggles, as the server prints it in the store.
  return action === 'remove_from_store' || link.matches(REMOVE) ? 'toggle' : 'switch';
}

function wasIn(link: HTMLElement, role: Role): boolean {
  const { classList } = link;
  if (role === 'remove') return !classList.contains(CLASSES.hidden);
  if (role === 'hide') return classList.contains(CLASSES.hidden);
  return classList.contains(CLASSES.inStore) || (role === 'toggle' && classList.contains(CLASSES.remove));
}

function readFaces(args: PlainObject): { readonly out: Face; readonly in: Face } | null {
  const names = ['label', 'icon', 'added_label', 'added_icon'];
  if (!names.some((name) => Object.hasOwn(args, name))) return null;
  const [label, icon, addedLabel, addedIcon] = names.map((name) =>
    Object.hasOwn(args, name) ? readText(args[name]) : undefined,
  );
  return { out: { label, icon }, in: { label: addedLabel, icon: addedIcon } };
}

/** The host as a count; null when it is a link. */
function readCount(host: HTMLElement) {
  const isCount = host.matches(`${STORE_COUNT}, ${POST_COUNT}`);
  const isOurs = !host.matches('a, button, [data-args]') && host.dataset.store !== undefined;
  if (!isCount && !isOurs) return null;
  const { store: slug = '', post } = host.dataset;
  if (slug === '') throw new Error('data-store: expected the slug of a store on a count, found none');
  return {
    kind: 'count',
    element: host,
    slug,
    /** Counts visitors, which only the server knows: its answers' fragments bring the number. */
    ofPost: host.matches(POST_COUNT) || post !== undefined,
    isFront: readFlag(host.dataset.isFront) || host.matches(FRONT),
  } as const;
}

/** Counts of stores inside a link, into whose labels the CMS writes them; those that are hosts are islands of their own. */
export function countsInside(content: ParentNode): StoreCount[] {
  return [...content.querySelectorAll<HTMLElement>(`${STORE_COUNT}[data-store]:not([data-widget])`)].flatMap(
    (count) => readCount(count) ?? [],
  );
}

/** The listing's item that a link stands in. */
export function itemAround(link: Element, postId: string): HTMLElement | null {
  // An id may hold anything but quotes and white space.
  const own = link.parentElement?.closest<HTMLElement>(`[class~="jet-listing-dynamic-post-${postId}"]`);
  return own ?? link.closest<HTMLElement>(ITEM);
}

/** Where the focus goes in an item: to the link that takes it out too, else to the first that takes it. */
export function controlIn(item: Element): HTMLElement | null {
  return (
    item.querySelector<HTMLElement>('.jet-remove-from-store:not(.is-hidden)') ?? tabStopsIn(item)[0] ?? null
  );
}

/** A link's `data-args`; an empty object when there are none. Throws when they are no JSON object. */
function readArgs(link: HTMLElement): PlainObject {
  const json = link.dataset.args ?? '';
  if (json.trim() === '') return {};
  const value = parseJson(json);
  if (!isPlainObject(value)) throw new Error(`data-args: expected a JSON object, found ${json.slice(0, 60)}`);
  return value;
}

const readText = (value: unknown): string => coerceText(value) ?? '';
const readFlag = (value: unknown): boolean => coerceFlag(value) ?? false;
