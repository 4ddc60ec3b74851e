import type { Area, AreaPreset } from '../site/area.ts';
import { coerceFlag, coerceNumber, coerceText } from '../site/coerce.ts';
import type { SiteConfig } from '../site/config.ts';
import { globalReader, type ReadGlobal } from '../site/globals.ts';
import { isPlainObject, mergeDeep, own } from '../site/plain.ts';
import { type StoreNames, storeNames } from './names.ts';

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

export interface StoresConfig {
  /** Where stores that the server keeps are changed. */
  readonly ajaxUrl: string;
  /** Slug → type of stores kept in the browser. */
  readonly fronts: Readonly<Record<string, string>>;
  readonly views: readonly StoreView[];
}

function readConfig(names: StoreNames, read: ReadGlobal, site: SiteConfig): StoresConfig {
  const { globals, globalKeys } = names;
  const views = read(globals.views);
  return {
    ajaxUrl: globalReader(read, globals.settings).text(globalKeys.adminAjax) ?? site.urls.adminAjax,
    fronts: readTypes(read(globals.registered)),
    views: Array.isArray(views) ? views.flatMap((view: unknown) => toStoreView(view)) : [],
  };
}

function readTypes(value: unknown): Record<string, string> {
  const entries = Object.entries(isPlainObject(value) ? value : {});
  return mergeDeep({}, Object.fromEntries(entries.filter(([, type]) => typeof type === 'string')));
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
    type: coerceText(own(value, 'type')) || (isFront ? storeNames.localType : ''),
    isFront,
    size: Math.max(0, Math.trunc(coerceNumber(own(value, 'size')) ?? 0)),
  };
}

/** True for what can be an id in a list: the lists are joined with commas, and no id looks like markup or JSON. */
export function isPostId(id: string): boolean {
  return /^[^\s,<>{}[\]"'`\\]+$/.test(id) && !['null', 'undefined', 'NaN', 'false', 'true', '0'].includes(id);
}

export type StoresArea = Area<StoreNames, StoresConfig>;

/** Configured under `names.stores` and `site.stores`. */
export const storesArea: AreaPreset<StoreNames, StoresConfig> = {
  key: 'stores',
  names: storeNames,
  readConfig,
};
