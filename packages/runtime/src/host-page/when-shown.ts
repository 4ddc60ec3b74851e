/**
 * Runs `work` when the visitor has come to the page: at once, except on a page that the browser prepares ahead (it may never
 * be seen).
 */
export function whenShown(work: () => void, until?: { signal: AbortSignal }): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (!prerendering) work();
  else document.addEventListener('prerenderingchange', work, { once: true, ...until });
}

/** Runs `work` when the page has been parsed and is shown: a host that is still being parsed has half its content. */
export function whenParsed(work: () => void, signal: AbortSignal): void {
  const show = () => whenShown(work, { signal });
  if (document.readyState !== 'loading') show();
  else document.addEventListener('DOMContentLoaded', show, { once: true, signal });
}
