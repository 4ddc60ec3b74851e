import type { Trigger } from './trigger.ts';

/** A busy page still gets its islands within this time. */
const AT_LATEST_MS = 2000;
/** For browsers without idle callbacks (Safari): late enough for the page's own start-up to have had its turn. */
const FALLBACK_MS = 200;

/** Activates when the browser has nothing better to do. */
export const idle: Trigger = (_host, _argument, activate) => {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(activate, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(activate, FALLBACK_MS);
  return () => clearTimeout(timer);
};
