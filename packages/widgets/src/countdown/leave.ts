import { goTo, oneSpelling } from '@iyim/runtime/page';
import { attempt, safeUrl } from '@iyim/runtime/widget';

/**
 * Redirects at the end of a countdown, if `canRedirect` allows it. `key`: sessionStorage key for the time of the last
 * redirect by a countdown that had already ended when its page loaded. An unsafe address is reported in the console and not followed.
 */
export function leave(url: string, key: string, wasRunning: boolean): void {
  const target = safeUrl(url);
  if (target !== null) {
    const now = Date.now();
    const lastLeft = readLeft(key, target, now);
    if (!canRedirect({ target, here: location.href, wasRunning, lastLeft, now })) return;
    if (!wasRunning) attempt(() => sessionStorage.setItem(key, String(now)));
  }
  goTo(url);
}

function readLeft(key: string, target: string, now: number): number | null {
  try {
    return Number(sessionStorage.getItem(key)) || null;
  } catch {
    // Without storage, a visitor who comes from the target is assumed to have been redirected.
    return withoutHash(target) === withoutHash(document.referrer) ? now : null;
  }
}

/** Time, in ms, that must pass between two redirects by a countdown that has already ended when the page loads. */
const REST = 10_000;

export interface Leaving {
  readonly target: string;
  readonly here: string;
  /** Whether the countdown ran on this page. False if it had already ended when the page loaded. */
  readonly wasRunning: boolean;
  /** Time, in ms since 1970, of the last redirect for which `wasRunning` was false; null if there was no such redirect. */
  readonly lastLeft: number | null;
  readonly now: number;
}

/**
 * Whether a countdown that has ended may redirect. If it was over when its page loaded, it must redirect neither to that page nor
 * to one that redirects straight back, because the browser would reload endlessly.
 */
export function canRedirect({ target, here, wasRunning, lastLeft, now }: Leaving): boolean {
  if (wasRunning) return true;
  if (withoutHash(target) === withoutHash(here)) return target.includes('#'); // a hash only scrolls
  return lastLeft === null || Math.abs(now - lastLeft) > REST;
}

function withoutHash(url: string): string {
  return oneSpelling(url.split('#', 1)[0] ?? '');
}
