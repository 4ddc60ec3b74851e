import { report } from '../islands/report.ts';
import { safeUrl } from './safe-url.ts';

/**
 * Goes to a page; the one place that does. An unsafe URL goes nowhere and is said in the console (SEC-2). The page may
 * prevent it: see `mayLeave`.
 */
export function goTo(url: string): void {
  const safe = safeUrl(url);
  if (safe === null) refuse(url);
  else if (mayLeave(safe)) location.assign(safe);
}

/**
 * Opens a page in a new tab, which can not reach back into this one. Refuses and may be prevented as `goTo`; the event says
 * `newTab`.
 */
export function openTab(url: string): void {
  const safe = safeUrl(url);
  if (safe === null) refuse(url);
  else if (mayLeave(safe, true)) window.open(safe, '_blank', 'noopener');
}

/** Loads the page anew from the server. */
export function reloadPage(): void {
  if (mayLeave(location.href)) location.reload();
}

/** Fires `iyim:navigate` on the document before the page is left, so that whoever drives the page can do it otherwise. */
function mayLeave(url: string, newTab = false): boolean {
  const detail = { url, newTab };
  return document.dispatchEvent(new CustomEvent('iyim:navigate', { cancelable: true, detail }));
}

function refuse(url: string): void {
  const found = `refused to navigate: expected an http, https, mailto or tel URL, found "${url}"`;
  report(new Error(found), 'page', 'leaving the page');
}
