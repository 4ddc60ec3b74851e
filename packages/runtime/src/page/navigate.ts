import { safeUrl } from './safe-url.ts';

/**
 * Goes to a page; the one place that does. An unsafe URL goes nowhere and is said in the console (SEC-2). The page may
 * prevent it: see `mayLeave`.
 */
export function goTo(url: string): void {
  const safe = safeUrl(url);
  if (safe === null)
    console.error(`[iyim] refused to navigate: expected an http, https, mailto or tel URL, found "${url}"`);
  else if (mayLeave(safe)) location.assign(safe);
}

/** Loads the page anew from the server. */
export function reloadPage(): void {
  if (mayLeave(location.href)) location.reload();
}

/** Fires `iyim:navigate` on the document before the page is left, so that whoever drives the page can do it otherwise. */
function mayLeave(url: string): boolean {
  return document.dispatchEvent(new CustomEvent('iyim:navigate', { cancelable: true, detail: { url } }));
}
