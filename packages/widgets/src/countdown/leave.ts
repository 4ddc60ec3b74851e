import { goTo, oneSpelling } from '@iyim/runtime/page';
import { attempt, safeUrl } from '@iyim/runtime/widget';

/**
 * Goes where a countdown's end leads, when `mayLeave` lets it. `key` is where the session storage keeps when it last left a page
 * it was over on. An unsafe address goes nowhere, and is said in the console.
 */
export function leave(url: string, key: string, wasRunning: boolean): void {
  const target = safeUrl(url);
  if (target !== null) {
    const now = Date.now();
    const lastLeft = readLeft(key, target, now);
    if (!mayLeave({ target, here: location.href, wasRunning, lastLeft, now })) return;
    if (!wasRunning) attempt(() => sessionStorage.setItem(key, String(now)));
  }
  goTo(url);
}

function readLeft(key: string, target: string, now: number): number | null {
  try {
    return Number(sessionStorage.getItem(key)) || null;
  } catch {
    // Without a storage, a visitor who just came from there must have been sent.
    return withoutHash(target) === withoutHash(document.referrer) ? now : null;
  }
}

/** How long after leaving the page a countdown that was over from the start stays where it is, in ms. */
const REST = 10_000;

export interface Leaving {
  readonly target: string;
  readonly here: string;
  /** The visitor has seen it run; it was not over when the page came. */
  readonly wasRunning: boolean;
  /** When this countdown last left a page it was over on, in ms since 1970; null when it has not. */
  readonly lastLeft: number | null;
  readonly now: number;
}

/**
 * Whether a countdown that has ended may redirect. One that was already over when its page came must not lead to that page
 * itself, nor to one that leads straight back: the browser would load for ever.
 */
export function mayLeave({ target, here, wasRunning, lastLeft, now }: Leaving): boolean {
  if (wasRunning) return true;
  if (withoutHash(target) === withoutHash(here)) return target.includes('#'); // scrolls, loads nothing
  return lastLeft === null || Math.abs(now - lastLeft) > REST;
}

function withoutHash(url: string): string {
  return oneSpelling(url.split('#', 1)[0] ?? '');
}
