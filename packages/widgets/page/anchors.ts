import {
  behaviour,
  elementNamed,
  isPlainClick,
  isSamePath,
  memberOf,
  oneSpelling,
  pageSlot,
} from '@iyim/runtime/page';

/** Duration of scrolling to an anchor, in ms (§9, anchor scroll duration). */
const DURATION = 500;

/**
 * Scrolls to the targets of the page's own anchor links in half a second instead of jumping (PG-2). Runs once per page. At the end,
 * the browser follows the link, so that the address, the history, `:target` and the focus are as after any link. The browser still
 * handles keyboard clicks, because the focus must not wait; clicks of visitors who prefer reduced motion; links that a script
 * handles; clicks that open a tab; and links to anchors that do not scroll with the page. A wheel event, a touch or a key ends the
 * scrolling immediately.
 */
export function followAnchors(): void {
  behaviour('anchors', (signal) => {
    let cancel = () => {};
    // Listens on the window, so that a script that handles the link on the document runs first.
    const click = (event: MouseEvent) => {
      // `detail` is 0 in a keyboard click.
      const found = isPlainClick(event) && event.detail > 0 ? anchorOf(event.target) : null;
      if (!found || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      event.preventDefault();
      cancel = scrollToAnchor(found.anchor, {
        // Setting `location.hash` would do nothing if the address already has this hash.
        arrived: () => location.assign(found.href),
      });
    };
    window.addEventListener('click', click, { signal });
    signal.addEventListener('abort', () => cancel());
  });
}

/** Returns the element of this page that the clicked link targets. Null for a link with a role, which is a control. */
function anchorOf(target: EventTarget | null): { anchor: Element; href: string } | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  if (!link || link.hash === '' || link.hasAttribute('role') || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const { hash, search } = link;
  if (!isSamePath(link, location) || oneSpelling(search) !== oneSpelling(location.search)) return null;
  const { ownerDocument } = link;
  const anchor = elementNamed(ownerDocument, hash.slice(1));
  // Uses the page's own spelling of its address, because any other spelling would reload the page.
  const href = new URL(hash, location.href).href;
  return anchor && anchor.getClientRects().length > 0 && scrollsWithPage(anchor) ? { anchor, href } : null;
}

/**
 * Whether the element scrolls with the page. False inside a scroll container, and inside a fixed element such as a popup, because
 * scrolling the page would never reach it.
 * @param options.inside Whether to check the element's content instead of the element itself. @default false
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

/** Returns the slot with the function that ends the page's current scroll; shared by all copies of the script. */
const lastWay = () => pageSlot('way', () => ({ end: () => {} }));

/**
 * Scrolls the page to `anchor`, even if the anchor moves in the meantime, then runs `arrived`. A new scroll ends the previous one.
 * A touch, a press, a history navigation, and a wheel or key event that no script has prevented also end the scroll. Returns a
 * function that ends it.
 * @param options.duration Duration in ms. @default 500
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

/** Returns the position that the browser would scroll to for this anchor, within the page's scroll range. */
export function topOf(anchor: Element): number {
  const { scrollMarginTop } = getComputedStyle(anchor);
  const root = anchor.ownerDocument.documentElement;
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const top = anchor.getBoundingClientRect().top + window.scrollY;
  const target = top - (Number.parseFloat(scrollMarginTop) || 0) - padding;
  return Math.min(Math.max(target, 0), root.scrollHeight - window.innerHeight);
}

const ease = (progress: number): number => (progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2);
