import { coerceFlag, coerceNumber, coerceText } from '../site/coerce.ts';
import type { SiteConfig } from '../site/config.ts';
import { ownValue, textEntries } from '../site/plain.ts';
import { storeNames } from './names.ts';

/** A store as described by buttons, listings and globals. */
export interface StoreRef {
  readonly slug: string;
  /** Storage of the list: `local-storage`, `cookies`, `session`, `user-meta`, or a type of another plugin. */
  readonly type: string;
  /** Whether the store is kept in the browser, without requests. */
  readonly isFront: boolean;
  /** Maximum number of posts in the store; 0 means no limit. */
  readonly size: number;
}

/** A store to which this page's post is added automatically. */
export interface StoreView extends StoreRef {
  readonly postId: string;
}

/** Returns the types, by slug, of the stores that the page declares as kept in the browser. */
export function frontTypes({ global }: SiteConfig): ReadonlyMap<string, string> {
  return new Map(textEntries(global(storeNames.globals.registered).whole));
}

/** Returns the stores to which this page's post is added automatically. */
export function storeViews({ global }: SiteConfig): readonly StoreView[] {
  const views = global(storeNames.globals.views).whole;
  return Array.isArray(views) ? views.flatMap((view: unknown) => toStoreView(view)) : [];
}

function toStoreView(view: unknown): StoreView[] {
  const store = toStoreRef(view);
  const postId = coerceText(ownValue(view, 'post_id')) ?? '';
  return store && isPostId(postId) ? [{ ...store, postId }] : [];
}

/** Reads a store from `{ slug, type, is_front, size }`. Returns null without a slug. */
export function toStoreRef(value: unknown): StoreRef | null {
  const slug = coerceText(ownValue(value, 'slug')) ?? '';
  if (slug === '') return null;
  const isFront = coerceFlag(ownValue(value, 'is_front')) ?? false;
  return {
    slug,
    type: coerceText(ownValue(value, 'type')) || (isFront ? 'local-storage' : ''),
    isFront,
    size: Math.max(0, Math.trunc(coerceNumber(ownValue(value, 'size')) ?? 0)),
  };
}

/** Whether the text can be an id in a list: lists are joined with commas, and ids contain neither markup nor JSON. */
export function isPostId(id: string): boolean {
  return /^[^\s,<>{}[\]"'`\\]+$/.test(id) && !['null', 'undefined', 'NaN', 'false', 'true', '0'].includes(id);
}
