import { islandsOf, pageRecord } from './page-record.ts';

/** The question that the site's editor wrote on a link. */
const QUESTION = 'data-delete-message';

/**
 * Asks with the browser's own `confirm` before a guarded link is followed while its island cannot ask: its code did not load, or
 * not in time (DL-1). The question is the link's own, else its label. Returns what ends it.
 */
export function askFirst(window: Window): () => void {
  const controller = new AbortController();
  const ask = (event: Event) => {
    const link = guardedLink(event as MouseEvent);
    if (!link) return;
    const label = link.textContent?.trim() || link.getAttribute('aria-label') || link.getAttribute('title');
    if (window.confirm(link.getAttribute(QUESTION)?.trim() || `${label ?? ''}?`)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const options = { capture: true, signal: controller.signal };
  for (const type of ['click', 'auxclick']) window.addEventListener(type, ask, options);
  return () => controller.abort();
}

/** The guarded link that was clicked, if no mounted island will ask. */
function guardedLink({ target, button }: MouseEvent): Element | undefined {
  if (!(target instanceof Element) || button > 1) return undefined; // the browser's own menu
  for (const { name, claims, guards } of pageRecord().widgets.values()) {
    const link = guards && claims ? target.closest(claims) : null;
    const host = link?.closest(`[data-widget~="${name}"]`);
    if (!link || !host) continue;
    const willAsk = islandsOf(host).some((island) => island.name === name && island.state === 'mounted');
    if (!willAsk) return link;
  }
  return undefined;
}
