import { isPostId, type StoreRef, storeNames, toStoreRef } from '@iyim/runtime/shop';
import { readArgs, readFlag, readText } from './read-args.ts';
import { readCount, type StoreCount } from './read-count.ts';

const LINK = '.jet-add-to-store, .jet-remove-from-store';
const REMOVE = '.jet-remove-from-store';
/** Of the button widget; without it, it is a dynamic link. */
const BUTTON = '.jet-data-store-link';
const LABEL = '.jet-data-store-link__label, .jet-listing-dynamic-link__label';
const ICON = '.jet-data-store-link__icon, .jet-listing-dynamic-link__icon';

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
export type Role = 'toggle' | 'switch' | 'hide' | 'remove';

/** What a link looks like outside the store, or in it; HTML of the page's own server. */
export interface Face {
  readonly label: string;
  readonly icon: string;
}

export interface StoreLink {
  readonly kind: 'link';
  readonly link: HTMLElement;
  /** The server's own label and icon in the link. */
  readonly label: HTMLElement | null;
  readonly icon: HTMLElement | null;
  readonly role: Role;
  readonly store: StoreRef;
  readonly postId: string;
  /** As the server rendered it; of no meaning for stores that the browser keeps. */
  readonly wasIn: boolean;
  /** Null when the link always looks the same. */
  readonly faces: { readonly out: Face; readonly in: Face } | null;
  /** Where the link leads once its post is in the store; empty: nowhere. */
  readonly addedUrl: string;
  readonly popup: { readonly id: string; readonly isListing: boolean } | null;
  /** Ids of the listings that show the store. */
  readonly listings: readonly string[];
  readonly takesItemOut: boolean;
  /** True when the original's classes tell what the link does. */
  readonly hasRoleClass: boolean;
  /** The arguments as the page wrote them: what listeners of the original's events get. */
  readonly args: Readonly<Record<string, unknown>>;
}

export type DataStoreInput = StoreLink | StoreCount;

/** A link, a wrapper with a link in it, or a count. */
export function readDataStore(host: HTMLElement): DataStoreInput {
  return readCount(host) ?? readLink(host);
}

function readLink(host: HTMLElement): StoreLink {
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
    label: link.querySelector<HTMLElement>(LABEL),
    icon: link.querySelector<HTMLElement>(ICON),
    role,
    store,
    postId,
    wasIn: !store.isFront && wasIn(link, role),
    faces: readFaces(args),
    addedUrl: readText(args.added_url),
    popup:
      popup === '' || popup === '0' ? null : { id: popup, isListing: readFlag(args[storeNames.isListing]) },
    listings: readText(args.synch_id)
      .split(/[\s,]+/)
      .filter((id) => id !== ''),
    takesItemOut: readFlag(args.remove_from_listing),
    hasRoleClass: link.matches(LINK),
    args,
  };
}

function readRole(link: HTMLElement, action: string): Role {
  if (link.matches(LINK) && !link.matches(BUTTON)) return link.matches(REMOVE) ? 'remove' : 'switch';
  if (action === 'hide') return 'hide';
  return action === 'switch_status' ? 'switch' : 'toggle';
}

function wasIn(link: HTMLElement, role: Role): boolean {
  const { classList } = link;
  if (role === 'remove') return !classList.contains(CLASSES.hidden);
  if (role === 'hide') return classList.contains(CLASSES.hidden);
  return classList.contains(CLASSES.inStore) || (role === 'toggle' && classList.contains(CLASSES.remove));
}

function readFaces(args: Readonly<Record<string, unknown>>): StoreLink['faces'] {
  const names = ['label', 'icon', 'added_label', 'added_icon'];
  if (!names.some((name) => Object.hasOwn(args, name))) return null;
  const [label = '', icon = '', addedLabel = '', addedIcon = ''] = names.map((name) => readText(args[name]));
  return { out: { label, icon }, in: { label: addedLabel, icon: addedIcon } };
}
