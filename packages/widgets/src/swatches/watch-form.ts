import { onLegacy } from '@iyim/runtime/widget';
import { fingerprint } from './read.ts';

/** How long after an ajax call a form is looked at again. */
const RECHECK_AFTER = 1000;

/**
 * Says when other scripts have changed what the form offers: its list of variations, its selects or their options. Seen
 * at once in the form, on `reload_product_variations`, and 1000 ms after any of jQuery's ajax calls (SW-11).
 */
export function watchForm(form: HTMLFormElement, onStale: () => void, signal: AbortSignal): void {
  let known = fingerprint(form);
  const recheck = () => {
    const now = fingerprint(form);
    if (now === known) return;
    known = now;
    onStale();
  };
  const observer = new MutationObserver(recheck);
  observer.observe(form, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-product_variations'],
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  onLegacy(form, 'reload_product_variations', onStale, signal);
  onLegacy(
    document,
    'ajaxComplete',
    () => {
      clearTimeout(timer);
      timer = setTimeout(recheck, RECHECK_AFTER);
    },
    signal,
  );
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}
