import { load, type Trigger } from './trigger.ts';

/** Signs that a shopper is about to use the host; pointer and focus come before the click and win it some time. */
const SIGNS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'click'] as const;

/**
 * Activates at the first touch, hover, focus or key; at once when the focus is in the host already: somebody was faster than
 * the script. The click itself is kept and replayed by `replay.ts`.
 */
export const interaction: Trigger = (host, argument, activate) => {
  if (host.contains(document.activeElement)) return load(host, argument, activate);
  const controller = new AbortController();
  const options = { capture: true, passive: true, once: true, signal: controller.signal };
  for (const sign of SIGNS) host.addEventListener(sign, activate, options);
  return () => controller.abort();
};
