/** Runs `work` at the document's next event of this type if `isPending`, otherwise immediately. */
export const afterEvent = (
  isPending: unknown,
  type: string,
  work: () => void,
  options?: AddEventListenerOptions,
): void => (isPending ? document.addEventListener(type, work, { once: true, ...options }) : work());

/** Runs `work` when the visitor sees the page: immediately, except on a prerendered page, which may never be shown. */
export const whenShown = (work: () => void, until?: { signal: AbortSignal }): void =>
  afterEvent((document as { prerendering?: boolean }).prerendering, 'prerenderingchange', work, until);

/** Runs `work` when the page has been parsed and is shown: a host that is still being parsed has only part of its content. */
export const whenParsed = (work: () => void, until: { signal: AbortSignal }): void =>
  afterEvent(document.readyState === 'loading', 'DOMContentLoaded', () => whenShown(work, until), until);
