/** The link that deletes: the host itself, or the first link in it. */
export function readDeleteLink(host: HTMLElement): HTMLAnchorElement {
  const link = host instanceof HTMLAnchorElement ? host : host.querySelector('a');
  if (!link?.hasAttribute('href')) throw new Error('expected a link with an href, found none');
  return link;
}

/** The question the site's editor wrote, read at each click; empty when there is none. */
export function readQuestion({ dataset }: HTMLElement): string {
  return dataset.deleteMessage?.trim() ?? '';
}
