/** A busy page still has its turn within this time. */
const AT_LATEST_MS = 2000;
/** For browsers without idle callbacks (Safari): late enough for the page's own start-up to have had its turn. */
const FALLBACK_MS = 200;
/** An island whose code is loading. */
const LOADING = '[data-widget-state=loading]';

/** Runs `act` when the browser has nothing better to do and no island waits for its code. Returns what ends the wait. */
export function whenIdle(act: () => void): () => void {
  const latest = performance.now() + AT_LATEST_MS;
  let end = () => {};
  const wait = () => {
    const left = latest - performance.now();
    const turn = () => (left > 0 && document.querySelector(LOADING) ? wait() : act());
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(turn, { timeout: Math.max(left, 1) });
      end = () => cancelIdleCallback(request);
    } else {
      const timer = setTimeout(turn, FALLBACK_MS);
      end = () => clearTimeout(timer);
    }
  };
  wait();
  return () => end();
}
