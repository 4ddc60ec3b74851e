import { safeUrl } from './safe-url.ts';

/** Goes to a page; the one place that does. An unsafe URL goes nowhere and is said in the console (SEC-2). */
export function goTo(url: string): void {
  const safe = safeUrl(url);
  if (safe === null)
    console.error(`[iyim] refused to navigate: expected an http, https, mailto or tel URL, found "${url}"`);
  else location.assign(safe);
}

/** Loads the page anew from the server. */
export function reloadPage(): void {
  location.reload();
}
