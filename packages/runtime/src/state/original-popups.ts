import { openArea } from '../contracts/area.ts';
import type { PopupNames } from '../contracts/names/popups.ts';
import { popupsArea } from '../contracts/popups-area.ts';

/** What the original's own scripts do on this page, when they are there beside ours. */
export interface OriginalPopups {
  /** They count page views. */
  readonly counts: boolean;
  /** A popup of theirs has shown. */
  readonly hasShown: boolean;
}

/**
 * Reads the original's running code. It counts in its popup module, which is made a moment after the code itself: a page
 * whose code has no modules yet will have it.
 */
export function originalPopups({
  globals,
  globalKeys: keys,
}: Pick<PopupNames, 'globals' | 'globalKeys'>): OriginalPopups {
  const code = part(globalThis, globals.original);
  if (typeof code !== 'object' || code === null) return { counts: false, hasShown: false };
  const modules = part(code, keys.modules);
  const popups = part(modules, keys.popupModule);
  return {
    counts: !modules || Boolean(popups),
    hasShown: part(popups, keys.hasShown) === true,
  };
}

/** These are instances of foreign classes: their getters may throw. */
function part(object: unknown, key: string): unknown {
  if (typeof object !== 'object' || object === null) return undefined;
  try {
    return Reflect.get(object, key) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a popup of the original's own scripts has shown on this page. */
export function originalHasShown(): boolean {
  return originalPopups(openArea(popupsArea).names).hasShown;
}
