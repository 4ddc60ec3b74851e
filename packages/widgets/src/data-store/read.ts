import { isTextOnly, tabStopsIn } from '@iyim/runtime/page';
import { isPostId, storeNames, toStoreRef } from '@iyim/runtime/shop';
import { coerceFlag, coerceText, isPlainObject, type PlainObject, parseJson } from '@iyim/runtime/widget';
import { announcedText } from '../../shared/detached/announced-text.ts';

const LINK = '.jet-add-to-store, .jet-remove-from-store';
const REMOVE = '.jet-remove-from-store';
/** Selector of the links that the button widget prints. All others are dynamic links. */
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
 * Purpose of a link. `toggle` alternately adds and removes the post; `switch` adds it and then leads to the list; `hide` adds it
 * and is then hidden; `remove` removes it, and is visible only while the post is in the store.
 */
type Role = 'toggle' | 'switch' | 'hide' | 'remove';

/**
 * A link's label and icon in one state: its post is in the store, or it is not. They are HTML from an attribute, so only harmless
 * parts may be shown. Undefined keeps the server-rendered part.
 */
export interface Face {
  readonly label: string | undefined;
  readonly icon: string | undefined;
}

export type StoreLink = ReturnType<typeof readLink>;
/** An element that shows the number of posts in a store, or the number of visitors with a post in their store. */
export type StoreCount = NonNullable<ReturnType<typeof readCount>>;
export type DataStoreInput = StoreLink | StoreCount;

/** Reads a host: a link, a wrapper with a link in it, or a count. Throws for other hosts and invalid stores or posts. */
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
    /** The server-rendered label and icon in the link. */
    label: link.querySelector<HTMLElement>(LABEL),
    icon: link.querySelector<HTMLElement>(ICON),
    /** Whether the link contains text only. */
    isPlain: isTextOnly(link) && link.textContent?.trim() !== '',
    /** Accessible name of the server-rendered content; empty for an icon without a name. */
    name: announcedText(link.cloneNode(true) as Element),
    /** Whether an attribute from the server names the link for screen readers. */
    isNamed: ['aria-label', 'aria-labelledby', 'title'].some((name) => link.hasAttribute(name)),
    /** Store counts in the server-rendered label. */
    counts: countsInside(link),
    role,
    store,
    postId,
    /** Whether the post was in the store when the server rendered the link. Always false for stores that the browser keeps. */
    wasIn: !store.isFront && wasIn(link, role),
    /** Labels and icons by state; null if the link never changes them. */
    faces: role === 'remove' ? null : readFaces(args),
    /** Address of the link while its post is in the store; empty for no address. */
    addedUrl: readText(args.added_url),
    popup:
      popup === '' || popup === '0' ? null : { id: popup, isListing: readFlag(args[storeNames.isListing]) },
    /** Ids of the listings that show the store. */
    listings: readText(args.synch_id)
      .split(/[\s,]+/)
      .filter((id) => id !== ''),
    takesItemOut: readFlag(args.remove_from_listing),
    /** Whether the link has one of the original's classes. If so, its class shows what the next click does. */
    hasRoleClass: link.matches(LINK),
    /** The unchanged `data-args`, which listeners of the original's events get. */
    args,
  } as const;
}

function readRole(link: HTMLElement, action: string): Role {
  if (link.matches(LINK) && !link.matches(BUTTON)) return link.matches(REMOVE) ? 'remove' : 'switch';
  if (action === 'hide') return 'hide';
  // While the post is in the store, the server prints a toggle button with the class of a remove link.
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

/** Reads the host as a count; null if it is a link. */
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
    /**
     * Whether the number counts visitors, not posts. The widget never changes such a number: the server sends it in the fragments
     * of its answers.
     */
    ofPost: host.matches(POST_COUNT) || post !== undefined,
    isFront: readFlag(host.dataset.isFront) || host.matches(FRONT),
  } as const;
}

/**
 * Reads the store counts that the CMS prints in a link's label. Skips counts that are hosts, because they have their own islands.
 */
export function countsInside(content: ParentNode): StoreCount[] {
  return [...content.querySelectorAll<HTMLElement>(`${STORE_COUNT}[data-store]:not([data-widget])`)].flatMap(
    (count) => readCount(count) ?? [],
  );
}

/** Returns the listing item of the post around a link, otherwise the nearest listing item; null outside listings. */
export function itemAround(link: Element, postId: string): HTMLElement | null {
  // An id may contain any characters except quotes and white space.
  const itemOfPost = link.parentElement?.closest<HTMLElement>(
    `[class~="jet-listing-dynamic-post-${postId}"]`,
  );
  return itemOfPost ?? link.closest<HTMLElement>(ITEM);
}

/** Returns the control to focus in an item: its remove link, otherwise its first tab stop; null if it has neither. */
export function controlIn(item: Element): HTMLElement | null {
  return (
    item.querySelector<HTMLElement>('.jet-remove-from-store:not(.is-hidden)') ?? tabStopsIn(item)[0] ?? null
  );
}

/** Reads a link's `data-args`; an empty object if there are none. Throws if they are not a JSON object. */
function readArgs(link: HTMLElement): PlainObject {
  const json = link.dataset.args ?? '';
  if (json.trim() === '') return {};
  const value = parseJson(json);
  if (!isPlainObject(value)) throw new Error(`data-args: expected a JSON object, found ${json.slice(0, 60)}`);
  return value;
}

const readText = (value: unknown): string => coerceText(value) ?? '';
const readFlag = (value: unknown): boolean => coerceFlag(value) ?? false;
