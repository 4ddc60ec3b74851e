import { report } from '../site/report.ts';
import { safeUrl } from '../site/safe-url.ts';

/**
 * Goes to a page; the one place that does. An unsafe URL goes nowhere and is said in the console (SEC-2). The page may
 * prevent it: see `mayLeave`.
 */
export const goTo = (url: string): void => leaveFor(url, false, (safe) => location.assign(safe));

/**
 * Opens a page in a new tab, which can not reach back into this one. Refuses and may be prevented as `goTo`; the event says
 * `newTab`.
 */
export const openTab = (url: string): void =>
  leaveFor(url, true, (safe) => window.open(safe, '_blank', 'noopener'));

/** Loads the page anew from the server. */
export function reloadPage(): void {
  if (mayLeave(location.href)) location.reload();
}

/** Fires `iyim:navigate` on the document before the page is left, so that whoever drives the page can do it otherwise. */
function mayLeave(url: string, newTab = false): boolean {
  const detail = { url, newTab };
  return document.dispatchEvent(new CustomEvent('iyim:navigate', { cancelable: true, detail }));
}

function leaveFor(url: string, newTab: boolean, go: (safe: string) => void): void {
  const safe = safeUrl(url);
  if (safe !== null) {
    if (mayLeave(safe, newTab)) go(safe);
    return;
  }
  const found = `refused to navigate: expected an http, https, mailto or tel URL, found "${url}"`;
  report(new Error(found), 'page', 'leaving the page');
}
