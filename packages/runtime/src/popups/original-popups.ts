import { attempt } from '../site/attempt.ts';
import { isPlainObject } from '../site/plain.ts';
import { popupNames } from './names.ts';

/** What the original's own scripts do on this page, when they are there beside ours. */
export interface OriginalPopups {
  /** They count page views. */
  readonly counts: boolean;
  /** A popup of theirs has shown. */
  readonly hasShown: boolean;
}

/**
 * Reads the original's running code. It counts in its popup module, which is made a moment after the code itself: code that
 * has no modules yet will have it. Both are instances of classes; plain objects in their place are ours, or a page's own.
 */
export function originalPopups(): OriginalPopups {
  const code = part(globalThis, popupNames.original);
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
