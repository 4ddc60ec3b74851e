import type { Island } from '@iyim/runtime';

/**
 * Where the dialog bears its host's own id, for the theme's rules and the page's scripts to find what is shown, the host has
 * another one meanwhile: an id stands on a page once. Returns what gives it back.
 */
export function lendId({ host, id: makeId }: Pick<Island, 'host' | 'id'>, id: string): () => void {
  if (id === '' || host.id !== id) return () => {};
  host.id = makeId('host');
  return () => {
    host.id = id;
  };
}
