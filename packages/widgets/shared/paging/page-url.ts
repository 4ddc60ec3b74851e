import { attempt } from '@iyim/runtime/widget';

/** A page number in a URL's parameter; 1 if it has none that makes sense. */
export function pageIn(url: URL, parameter: string): number {
  const value = parametersOf(url).findLast(({ key }) => key === parameter)?.value ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** The URL with another page number in its parameter, and without the parameter for page 1. */
export function withPage(url: URL, parameter: string, page: number): URL {
  const kept = parametersOf(url).filter(({ key }) => key !== parameter);
  const changed = new URL(url);
  changed.search = [
    ...kept.map(({ raw }) => raw),
    ...(page > 1 ? [`${encodeURIComponent(parameter)}=${page}`] : []),
  ].join('&');
  return changed;
}

/** The parameters as they stand in the URL: what is not ours is kept to the letter. */
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

/** Writes an address into the present history entry. */
export function replaceAddress(url: URL): void {
  // Browsers refuse after a hundred in half a minute, and in documents without an address of their own.
  if (url.href !== location.href) attempt(() => history.replaceState(history.state, '', url));
}
