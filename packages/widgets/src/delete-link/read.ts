/** Returns the link that deletes: the host itself, or the first link in it. Throws if there is none. */
export function readDeleteLink(host: HTMLElement): HTMLAnchorElement {
  const link = host instanceof HTMLAnchorElement ? host : host.querySelector('a');
  if (!link?.hasAttribute('href')) throw new Error('expected a link with an href, found none');
  return link;
}

/** Returns the question that the site's editor wrote; empty if there is none. It is read at each click. */
export function readQuestion({ dataset }: HTMLElement): string {
  return dataset.deleteMessage?.trim() ?? '';
}
