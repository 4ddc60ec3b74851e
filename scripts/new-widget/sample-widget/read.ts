export interface SampleWidgetInput {
  /** Link that shows and hides the note. */
  readonly link: HTMLAnchorElement;
}

/** Returns the host if it is a link, or else the first link in it. Throws if there is no link with an `href`. */
export function readSampleWidget(host: HTMLElement): SampleWidgetInput {
  const link = host instanceof HTMLAnchorElement ? host : host.querySelector('a');
  if (!link?.hasAttribute('href')) throw new Error('expected a link with an href, found none');
  return { link };
}
