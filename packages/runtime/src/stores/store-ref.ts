import { coerceFlag, coerceNumber, coerceText } from '../site/coerce.ts';
import type { SiteConfig } from '../site/config.ts';
import { own, textEntries } from '../site/plain.ts';
import { storeNames } from './names.ts';

/** A store, as buttons, listings and globals describe it. */
export interface StoreRef {
  readonly slug: string;
  /** Who keeps it: `local-storage`, `cookies`, `session`, `user-meta`, or another plugin's. */
  readonly type: string;
  /** Kept in the browser; nothing is sent. */
  readonly isFront: boolean;
  /** How many posts fit; 0 is no limit. */
  readonly size: number;
}

/** A store that takes the post of this page in by itself. */
export interface StoreView extends StoreRef {
  readonly postId: string;
}

/** Slug → type of the stores that the page says are kept in the browser. */
export function frontTypes({ global }: SiteConfig): ReadonlyMap<string, string> {
  return new Map(textEntries(global(storeNames.globals.registered).whole));
}

/** Stores that take the post of this page in by themselves. */
export function storeViews({ global }: SiteConfig): readonly StoreView[] {
  const views = global(storeNames.globals.views).whole;
  return Array.isArray(views) ? views.flatMap((view: unknown) => toStoreView(view)) : [];
}

function toStoreView(view: unknown): StoreView[] {
  const store = toStoreRef(view);
  const postId = coerceText(own(view, 'post_id')) ?? '';
  return store && isPostId(postId) ? [{ ...store, postId }] : [];
}

/** A store out of `{ slug, type, is_front, size }`; null when it has no slug. */
export function toStoreRef(value: unknown): StoreRef | null {
  const slug = coerceText(own(value, 'slug')) ?? '';
  if (slug === '') return null;
  const isFront = coerceFlag(own(value, 'is_front')) ?? false;
  return {
    slug,
    type: coerceText(own(value, 'type')) || (isFront ? 'local-storage' : ''),
    isFront,
    size: Math.max(0, Math.trunc(coerceNumber(own(value, 'size')) ?? 0)),
  };
}

/** True for what can be an id in a list: the lists are joined with commas, and no id looks like markup or JSON. */
export function isPostId(id: string): boolean {
  return /^[^\s,<>{}[\]"'`\\]+$/.test(id) && !['null', 'undefined', 'NaN', 'false', 'true', '0'].includes(id);
}
