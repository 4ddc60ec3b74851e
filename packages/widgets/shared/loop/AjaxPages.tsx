import { goTo, isPlainClick } from '@iyim/runtime/page';
import { announce, Enhance, prefersReducedMotion, useIsland, useRequest } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { focusItem } from '../paging/use-pages.ts';
import { fetchLoop, pageTarget } from './fetch-loop.ts';
import { showOther } from './history.ts';
import { itemsOf, type LoopElement, pageLinkOf, shownPage } from './read-loop.ts';

interface AjaxPagesProps extends LoopElement {
  /** Whether to scroll to the start of the loop when another page is shown. */
  readonly autoScroll: boolean;
}

/**
 * Shows another page of a loop without leaving the page (LP-1). A click on another link replaces the pending request; a second
 * click on the same link does nothing. After any failure, the browser follows the link.
 */
export function AjaxPages({ loop, id, autoScroll }: AjaxPagesProps): ReactNode {
  const { text } = useIsland();
  const { asked, ask } = useRequest({
    what: 'loading another page',
    async send(signal: AbortSignal, target: URL, link: HTMLAnchorElement) {
      const hadFocus = loop.contains(loop.ownerDocument.activeElement);
      await showOther(
        { loop, id },
        signal,
        (loading) => fetchLoop({ loop, id }, target, loading),
        () => pageTarget(link.href, id) ?? target,
      );
      const items = itemsOf(loop);
      if (hadFocus) focusItem(items[0], { preventScroll: true });
      if (autoScroll) scrollToStart(loop);
      announce(text('page', { page: shownPage(loop), count: items.length }));
    },
    onFailed: (_error, _target, link) => goTo(link.href),
  });

  const click = (event: MouseEvent) => {
    const link = pageLinkOf(loop, event.target);
    if (!link || !isPlainClick(event) || opensElsewhere(link)) return;
    const target = pageTarget(link.href, id);
    if (!target) return;
    event.preventDefault();
    if (asked?.[0].href !== target.href) ask(target, link);
  };

  // The links are replaced with each page, so the loop itself listens.
  return <Enhance of={loop} onClick={click} />;
}

const opensElsewhere = ({ target, download }: HTMLAnchorElement): boolean =>
  download !== '' || (target !== '' && target !== '_self');

function scrollToStart(loop: HTMLElement): void {
  const isStill = prefersReducedMotion();
  loop.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
}
