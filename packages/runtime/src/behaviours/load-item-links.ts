import { untilStopped } from './until-stopped.ts';

/** Items of listings that open an address; see `followItemLinks`. Fetched only when the page has one. */
export function loadItemLinks(document: Document): void {
  if (!document.querySelector('[data-url]')) return;
  const isOn = untilStopped();
  void import('./item-links.ts').then(({ followItemLinks }) => isOn() && followItemLinks(document));
}
