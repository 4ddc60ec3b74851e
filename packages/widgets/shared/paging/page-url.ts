import { attempt } from '@iyim/runtime/widget';

/** Returns the page number in a URL's parameter; 1 if the URL has no valid one. */
export function pageIn(url: URL, parameter: string): number {
  const value = parametersOf(url).findLast(({ key }) => key === parameter)?.value ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** Returns the URL with another page number in this parameter, which is removed for page 1. */
export function withPage(url: URL, parameter: string, page: number): URL {
  const kept = parametersOf(url).filter(({ key }) => key !== parameter);
  const changed = new URL(url);
  changed.search = [
    ...kept.map(({ raw }) => raw),
    ...(page > 1 ? [`${encodeURIComponent(parameter)}=${page}`] : []),
  ].join('&');
  return changed;
}

/** Returns the parameters as they are written in the URL, so that the parameters of other scripts stay unchanged. */
export function parametersOf({ search }: URL): { raw: string; key: string; value: string }[] {
  return search
    .slice(1)
    .split('&')
    .filter((raw) => raw !== '')
    .map((raw) => {
      const [[key, value] = ['', '']] = new URLSearchParams(raw);
      return { raw, key, value };
    });
}

/** Writes an address into the current history entry. */
export function replaceAddress(url: URL): void {
  // Browsers refuse this after too many calls (Safari: 100 in 30 s), and in documents without a URL of their own.
  if (url.href !== location.href) attempt(() => history.replaceState(history.state, '', url));
}
