import { pageGlobal } from '@iyim/runtime/page';
import { attempt, isPlainObject } from '@iyim/runtime/widget';
import { PRO } from './frontend.ts';

/**
 * Returns whether the original's own scripts count page views on this page, and whether one of their popups has been shown. The
 * original's popup module counts page views. Modules are created a moment after the script's global, so a global without modules
 * is assumed to count. The global and the popup module are class instances; a plain object in their place is from this library or
 * from the page.
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

/** Returns a property of another script's object. Undefined if its getter throws. */
function part(object: unknown, key: string): unknown {
  return attempt(() => (object as Record<string, unknown>)[key]);
}
