export interface PostsElement {
  readonly loop: HTMLElement;
  /** By which addresses and fetched pages know it. */
  readonly id: string;
}

export function readPosts(host: HTMLElement): PostsElement {
  const id = host.dataset.id ?? '';
  if (!/^[A-Za-z0-9]+$/.test(id))
    throw new Error(`data-id: expected letters and digits on the host, found "${id}"`);
  return { loop: host, id };
}
