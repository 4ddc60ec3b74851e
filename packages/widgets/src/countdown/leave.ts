import { goTo, safeUrl } from '@iyim/runtime/widget';
import { mayLeave, withoutHash } from './may-leave.ts';

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
    if (!wasRunning) writeLeft(key, now);
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

function writeLeft(key: string, now: number): void {
  try {
    sessionStorage.setItem(key, String(now));
  } catch {
    // `readLeft` does without
  }
}
