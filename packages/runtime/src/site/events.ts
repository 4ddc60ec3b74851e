export interface IslandEvents {
  mounted: { widget: string; host: HTMLElement };
  unmounted: { widget: string; host: HTMLElement };
  /** `widget`: its name, or the part of the page that failed. `host`: none when no island is concerned. */
  error: { widget: string; where: string; error: unknown; message: string; host?: Element | undefined };
}

/**
 * Listens to every island of the page, also to those in shadow roots and outside the document; `on('error', …)` is where
 * monitoring hooks in. Returns what ends it (RT-24).
 */
export function on<K extends keyof IslandEvents>(
  type: K,
  listener: (detail: IslandEvents[K]) => void,
): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<IslandEvents[K]>).detail);
  document.addEventListener(`iyim:${type}`, hear);
  return () => document.removeEventListener(`iyim:${type}`, hear);
}

/** Fires `iyim:…` from the host; what bubbles to no document (the host has left it) is fired on the document as well. */
export function fire<K extends keyof IslandEvents>(type: K, detail: IslandEvents[K]): void {
  const { host } = detail;
  for (const target of [host, !host?.isConnected && globalThis.document])
    if (target)
      target.dispatchEvent(new CustomEvent(`iyim:${type}`, { bubbles: true, composed: true, detail }));
}
