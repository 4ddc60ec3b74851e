export interface IslandEvents {
  mounted: { widget: string };
  unmounted: { widget: string };
  error: { widget: string; where: string; error: unknown; message: string };
}

/** Listens to every island of the page; `on('error', …)` is where monitoring hooks in. Returns what ends it (RT-24). */
export function on<K extends keyof IslandEvents>(
  type: K,
  listener: (detail: IslandEvents[K] & { host: HTMLElement }) => void,
): () => void {
  const controller = new AbortController();
  document.addEventListener(
    `iyim:${type}`,
    (event) => {
      const { detail, target } = event as CustomEvent<IslandEvents[K]>;
      listener({ ...detail, host: target as HTMLElement });
    },
    { signal: controller.signal },
  );
  return () => controller.abort();
}
