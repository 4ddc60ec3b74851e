/** A busy page still has its turn within this time. */
const AT_LATEST_MS = 2000;
/** For browsers without idle callbacks (Safari): late enough for the page's own start-up to have had its turn. */
const FALLBACK_MS = 200;

/** Runs `act` when the browser has nothing better to do. Returns what ends the wait. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(act, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act, FALLBACK_MS);
  return () => clearTimeout(timer);
}
