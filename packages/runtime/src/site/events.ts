export interface IslandEvents {
  mounted: { widget: string; host: HTMLElement };
  unmounted: { widget: string; host: HTMLElement };
  /** `widget`: the widget's name, or the part of the page that failed. `host`: undefined if the error concerns no island. */
  error: { widget: string; where: string; error: unknown; message: string; host?: Element | undefined };
}

/**
 * Listens to every island of the page, including islands in shadow roots and outside the document; monitoring uses
 * `on('error', …)`. Returns a function that removes the listener (RT-24).
 */
export function on<K extends keyof IslandEvents>(
  type: K,
  listener: (detail: IslandEvents[K]) => void,
): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<IslandEvents[K]>).detail);
  document.addEventListener(`iyim:${type}`, handle);
  return () => document.removeEventListener(`iyim:${type}`, handle);
}

/** Fires `iyim:…` from the host, and on the document if there is no host or the host is not in the document. */
export function fire<K extends keyof IslandEvents>(type: K, detail: IslandEvents[K]): void {
  const { host } = detail;
  for (const target of [host, !host?.isConnected && globalThis.document])
    if (target)
      target.dispatchEvent(new CustomEvent(`iyim:${type}`, { bubbles: true, composed: true, detail }));
}
