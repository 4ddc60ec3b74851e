import {
  behaviour,
  elementNamed,
  isPlainClick,
  isSamePath,
  memberOf,
  oneSpelling,
  pageSlot,
} from '@iyim/runtime/page';

/** How long the way to an anchor takes, in ms (§9, anchor scroll duration). */
const DURATION = 500;

/**
 * Scrolls to the anchors of the page's own links in half a second instead of jumping (PG-2). Once a page. The browser's own
 * jump follows at the end, so that the address, the history, `:target` and the focus are as after any link. Left
 * to the browser are links that a key follows, whose focus must not wait, visitors who ask for less motion, links that
 * some script answers, clicks that open a tab, and anchors that do not scroll with the page; a wheel, a touch or a key
 * takes the page back at once.
 */
export function followAnchors(): void {
  behaviour('anchors', (signal) => {
    let cancel = () => {};
    // On the window: whatever answers the link on the document goes first.
    const click = (event: MouseEvent) => {
      // A click that a key makes has no `detail`.
      const found = isPlainClick(event) && event.detail > 0 ? anchorOf(event.target) : null;
      if (!found || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      event.preventDefault();
      cancel = scrollToAnchor(found.anchor, {
        // Setting `location.hash` would do nothing where the address says so already.
        arrived: () => location.assign(found.href),
      });
    };
    window.addEventListener('click', click, { signal });
    signal.addEventListener('abort', () => cancel());
  });
}

/** The element of this page that the clicked link leads to. A link with a role is a control, not a way. */
function anchorOf(target: EventTarget | null): { anchor: Element; href: string } | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  if (!link || link.hash === '' || link.hasAttribute('role') || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const { hash, search } = link;
  if (!isSamePath(link, location) || oneSpelling(search) !== oneSpelling(location.search)) return null;
  const { ownerDocument } = link;
  const anchor = elementNamed(ownerDocument, hash.slice(1));
  // The page's own spelling of its address: any other spelling would reload it.
  const href = new URL(hash, location.href).href;
  return anchor && anchor.getClientRects().length > 0 && scrollsWithPage(anchor) ? { anchor, href } : null;
}

/**
 * Not for what stands still while the page scrolls, such as a popup, and would never be reached, nor for a scroller's inside.
 *
 * @param options.inside Of what is in the element. @default false
 */
export function scrollsWithPage(anchor: Element, { inside = false } = {}): boolean {
  const { body, documentElement } = anchor.ownerDocument;
  for (let node: Element | null = anchor; node && node !== body && node !== documentElement; ) {
    const { position, overflowY } = getComputedStyle(node);
    const isScroller = /auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight;
    if (position === 'fixed' || (isScroller && (inside || node !== anchor))) return false;
    node = memberOf(node, 'parentElement');
  }
  return true;
}

/** Of the page, whichever copy of the script scrolls it. */
const lastWay = () => pageSlot('way', () => ({ end: () => {} }));

/**
 * Scrolls the page to `anchor`, wherever it has moved meanwhile, then runs `arrived`. One way at a time: it ends the one before. A
 * touch, a press, a step in history, a wheel or a key ends it too; the last two not when somebody has answered them. Returns what stops it.
 *
 * @param options.duration Milliseconds. @default 500
 */
export function scrollToAnchor(
  anchor: Element,
  { duration = DURATION, arrived }: { duration?: number; arrived?: () => void } = {},
): () => void {
  lastWay().end();
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => controller.abort();
  lastWay().end = end;
  const begin = performance.now();
  const from = window.scrollY;
  const step = (now: number) => {
    if (signal.aborted) return;
    const progress = duration > 0 ? Math.min(Math.max(now - begin, 0) / duration, 1) : 1;
    window.scrollTo({ top: from + (topOf(anchor) - from) * ease(progress), behavior: 'instant' });
    if (progress < 1) requestAnimationFrame(step);
    else {
      end();
      arrived?.();
    }
  };
  for (const type of ['touchstart', 'pointerdown', 'popstate'])
    window.addEventListener(type, end, { signal, passive: true });
  for (const type of ['wheel', 'keydown'])
    window.addEventListener(type, (event) => event.defaultPrevented || end(), { signal, passive: true });
  requestAnimationFrame(step);
  return end;
}

/** Where the page is scrolled to when the browser jumps there, within the page's own ends. */
export function topOf(anchor: Element): number {
  const { scrollMarginTop } = getComputedStyle(anchor);
  const root = anchor.ownerDocument.documentElement;
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const top = anchor.getBoundingClientRect().top + window.scrollY;
  const wanted = top - (Number.parseFloat(scrollMarginTop) || 0) - padding;
  return Math.min(Math.max(wanted, 0), root.scrollHeight - window.innerHeight);
}

const ease = (progress: number): number => (progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2);
