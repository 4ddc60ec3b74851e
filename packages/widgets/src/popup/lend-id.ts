/**
 * Where the dialog bears its host's own id, for the theme's rules and the page's scripts to find what is shown, the host has
 * another one meanwhile, by which messages still name it: an id stands on a page once. Returns what gives it back.
 */
export function lendId(host: HTMLElement, id: string): () => void {
  if (id === '' || host.id !== id) return () => {};
  host.id = `${id}-host`;
  return () => {
    host.id = id;
  };
}
