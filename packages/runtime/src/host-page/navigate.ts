import { report } from '../site/report.ts';
import { safeUrl } from '../site/safe-url.ts';

/**
 * Navigates to a page; all navigation goes through this file. An unsafe URL is refused and reported in the console (SEC-2). The
 * page may prevent the navigation: see `canLeave`.
 */
export const goTo = (url: string): void => leaveFor(url, false, (safe) => location.assign(safe));

/**
 * Opens a page in a new tab, which cannot access this one. As with `goTo`, an unsafe URL is refused, and the page may prevent the
 * navigation: `newTab` is true in the detail of the `iyim:navigate` event.
 */
export const openTab = (url: string): void =>
  leaveFor(url, true, (safe) => window.open(safe, '_blank', 'noopener'));

/** Reloads the page from the server. */
export function reloadPage(): void {
  if (canLeave(location.href)) location.reload();
}

/**
 * Fires `iyim:navigate` on the document before the page is left. Returns false if a page script prevented the event's default, to
 * navigate in another way.
 */
function canLeave(url: string, newTab = false): boolean {
  const detail = { url, newTab };
  return document.dispatchEvent(new CustomEvent('iyim:navigate', { cancelable: true, detail }));
}

function leaveFor(url: string, newTab: boolean, go: (safe: string) => void): void {
  const safe = safeUrl(url);
  if (safe !== null) {
    if (canLeave(safe, newTab)) go(safe);
    return;
  }
  const found = `refused to navigate: expected an http, https, mailto or tel URL, found "${url}"`;
  report(new Error(found), 'page', 'leaving the page');
}
