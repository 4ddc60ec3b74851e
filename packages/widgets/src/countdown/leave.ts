import { goTo, oneSpelling } from '@iyim/runtime/page';
import { attempt, safeUrl } from '@iyim/runtime/widget';

/**
 * Redirects at the end of a countdown, if `canRedirect` allows it. `key` is the session storage key of the time of the last
 * redirect by a countdown that was over from the start. An unsafe address is reported in the console and not followed.
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

/** Time after a redirect in which a countdown that is over from the start does not redirect again, in ms. */
const REST = 10_000;

export interface Leaving {
  readonly target: string;
  readonly here: string;
  /** Whether the countdown ran in this page, and was not over from the start. */
  readonly wasRunning: boolean;
  /**
   * Time of the last redirect by this countdown on a page where it was over from the start, in ms since 1970; null if there was
   * none.
   */
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
