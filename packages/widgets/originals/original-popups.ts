import { pageGlobal } from '@iyim/runtime/page';
import { attempt, isPlainObject } from '@iyim/runtime/widget';
import { PRO } from './frontend.ts';

/**
 * Whether the original's own scripts, beside ours, count page views on this page, and whether a popup of theirs has shown.
 * They count in their popup module, which is made a moment after the code itself: code that has no modules yet will have it.
 * Both are instances of classes; plain objects in their place are ours, or a page's own.
 */
export function originalPopups(): { readonly counts: boolean; readonly hasShown: boolean } {
  const code = attempt(() => pageGlobal(PRO));
  const modules = part(code, 'modules');
  const popups = part(modules, 'popup');
  return {
    counts: isInstance(code) && (!modules || isInstance(popups)),
    hasShown: isInstance(popups) && part(popups, 'popupPopped') === true,
  };
}

const isInstance = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !isPlainObject(value);

/** These are foreign: their getters may throw. */
function part(object: unknown, key: string): unknown {
  return attempt(() => (object as Record<string, unknown>)[key]);
}
