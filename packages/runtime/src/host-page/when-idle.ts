/** Longest wait on a busy page, in ms. */
const LONGEST_WAIT_MS = 2000;
/** Delay for browsers without idle callbacks (Safari), in ms: late enough for the page's own start-up. */
const FALLBACK_MS = 200;
/** Selector of islands whose code is loading. */
const LOADING = '[data-widget-state=loading]';

/**
 * Runs `act` when the browser is idle and no island waits for its code, but after 2 s at the latest. Returns a function that ends
 * the wait.
 */
export function whenIdle(act: () => void): () => void {
  const latest = performance.now() + LONGEST_WAIT_MS;
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
