export interface SampleWidgetInput {
  /** Shows and hides the note. */
  readonly link: HTMLAnchorElement;
}

/** Returns the host itself, or the first link in it. Throws if there is no link with an address. */
export function readSampleWidget(host: HTMLElement): SampleWidgetInput {
  const link = host instanceof HTMLAnchorElement ? host : host.querySelector('a');
  if (!link?.hasAttribute('href')) throw new Error('expected a link with an href, found none');
  return { link };
}
