import {
  announce,
  Enhance,
  goTo,
  isPlainClick,
  prefersReducedMotion,
  useBusy,
  useIsland,
} from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';
import { focusItem, replaceContent } from './content.ts';
import { fetchLoop, pageTarget } from './fetch-loop.ts';
import { writeEntry } from './history.ts';
import { startLoad } from './load.ts';
import { itemsOf, type LoopElement, pageLinkOf, shownPage } from './read-loop.ts';

interface AjaxPagesProps extends LoopElement {
  /** Scrolls to the loop's beginning when another page is shown. */
  readonly autoScroll: boolean;
}

/**
 * Shows another page of a loop without leaving the page (LP-1). A click on another link while one loads takes its place; a
 * second click on the same link does nothing. Whatever is unexpected ends in following the link.
 */
export function AjaxPages({ loop, id, autoScroll }: AjaxPagesProps): ReactNode {
  const { report, text } = useIsland();
  const [, run] = useBusy();
  const [coming, setComing] = useState<string | null>(null);

  const show = (link: HTMLAnchorElement, target: URL) =>
    run(async (signal) => {
      const load = startLoad(loop, signal);
      const hadFocus = loop.contains(loop.ownerDocument.activeElement);
      setComing(target.href);
      try {
        const fresh = await fetchLoop({ loop, id }, target, load.signal);
        load.end();
        // Another loop may have written its own part of the address meanwhile.
        writeEntry('pushState', loop, id, pageTarget(link.href, id) ?? target);
        replaceContent(loop, id, fresh);
        const items = itemsOf(loop);
        if (hadFocus) focusItem(items[0], { preventScroll: true });
        if (autoScroll) scrollToStart(loop);
        announce(text('page', { page: shownPage(loop), count: items.length }));
      } catch (error) {
        if (load.signal.aborted) return; // something else is shown, or the island has gone
        report(error, 'loading another page');
        goTo(link.href);
      } finally {
        load.end();
        setComing((href) => (href === target.href ? null : href));
      }
    });

  const click = (event: MouseEvent) => {
    const link = pageLinkOf(loop, event.target);
    if (!link || !isPlainClick(event) || opensElsewhere(link)) return;
    const target = pageTarget(link.href, id);
    if (!target) return;
    event.preventDefault();
    if (coming !== target.href) show(link, target);
  };

  // Its links come and go with its pages, so that the loop itself listens.
  return <Enhance of={loop} onClick={click} />;
}

const opensElsewhere = ({ target, download }: HTMLAnchorElement): boolean =>
  download !== '' || (target !== '' && target !== '_self');

function scrollToStart(loop: HTMLElement): void {
  const calm = prefersReducedMotion();
  loop.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
}
