import { goTo, isAbort, isPlainClick } from '@iyim/runtime/widget';
import { fetchLoop, pageTarget } from './fetch-loop.ts';
import { pushLoop } from './history.ts';
import { startLoad } from './load.ts';
import { itemsOf, pageLinkOf, shownPage } from './read-loop.ts';
import { replaceContent } from './replace-content.ts';
import { focusItem } from './visitor.ts';

export interface AjaxPagesOptions {
  readonly loop: HTMLElement;
  readonly id: string;
  /** Scrolls to the loop's beginning when another page is shown. */
  readonly autoScroll: boolean;
  readonly signal: AbortSignal;
  readonly onShown: (page: string, count: number) => void;
  /** What went wrong; the link is being followed already. */
  readonly onError: (error: unknown) => void;
}

/**
 * Shows another page of a loop without leaving the page (LP-1). A click on another link while one loads takes its place; a
 * second click on the same link does nothing. Whatever is unexpected ends in following the link.
 */
export function connectAjaxPages(options: AjaxPagesOptions): void {
  const { loop, signal } = options;
  let coming: string | undefined;
  loop.addEventListener(
    'click',
    (event) => {
      const link = pageLinkOf(loop, event.target);
      if (!link || !isPlainClick(event) || opensElsewhere(link)) return;
      const target = pageTarget(link.href, options.id);
      if (!target) return;
      event.preventDefault();
      if (coming === target.href) return;
      coming = target.href;
      void show(options, link, target).finally(() => {
        if (coming === target.href) coming = undefined;
      });
    },
    { signal },
  );
}

const opensElsewhere = ({ target, download }: HTMLAnchorElement): boolean =>
  download !== '' || (target !== '' && target !== '_self');

async function show(options: AjaxPagesOptions, link: HTMLAnchorElement, target: URL): Promise<void> {
  const { loop, id, autoScroll, signal, onShown, onError } = options;
  const load = startLoad(loop, signal);
  const hadFocus = loop.contains(loop.ownerDocument.activeElement);
  try {
    const fresh = await fetchLoop(id, target, load.signal);
    load.end();
    // Another loop may have written its own part of the address meanwhile.
    pushLoop(loop, id, pageTarget(link.href, id) ?? target);
    replaceContent(loop, id, fresh);
    const items = itemsOf(loop);
    if (hadFocus) focusItem(items[0], { preventScroll: true });
    if (autoScroll) scrollToStart(loop);
    onShown(shownPage(loop), items.length);
  } catch (error) {
    if (isAbort(error)) return;
    onError(error);
    goTo(link.href);
  } finally {
    load.end();
  }
}

function scrollToStart(loop: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  loop.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
}
