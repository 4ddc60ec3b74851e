import { directionOf } from '@iyim/runtime/widget';
import type { Span } from './place.ts';
import { adminBarHeight } from './read.ts';

/** Measurements of an element in its normal position, in pixels. */
export interface Measured {
  /** `sticky` if CSS alone can keep the element in the window; otherwise `fixed`, which needs a placeholder. */
  readonly position: 'sticky' | 'fixed';
  /** Nearest ancestor that scrolls; null if the window scrolls. */
  readonly scroller: HTMLElement | null;
  readonly adminBar: number;
  readonly width: number;
  readonly height: number;
  /** Distance between the inline-start edges of the element and the window. */
  readonly inset: number;
  /** Distance from the top of the parent's content (`topAround`) down to the top of the element. */
  readonly shift: number;
  readonly marginBlockStart: string;
  readonly marginBlockEnd: string;
  /** Size of the window, or of `scroller` if there is one. */
  readonly window: { readonly width: number; readonly height: number };
}

/** Tolerance in pixels, because layout lengths can be fractional. */
const NEARLY = 1;

/**
 * Measures an element that is still in its normal position. `container` is the element that it must not leave; null for the whole
 * page. Without a container, CSS alone suffices only if the element is in a scrolling box, or if its parent extends to the end of
 * the page (to the beginning, if the element sticks at the bottom).
 */
export function measure(target: HTMLElement, container: Element | null, isAtBottom: boolean): Measured {
  const { documentElement: root } = target.ownerDocument;
  const around = target.parentElement ?? root;
  const box = target.getBoundingClientRect();
  const outer = around.getBoundingClientRect();
  const { scroller, isCut } = scrollerOf(target);
  const { top } = root.getBoundingClientRect();
  const reachesEdge = isAtBottom ? outer.top < top + NEARLY : outer.bottom > top + root.scrollHeight - NEARLY;
  const isWithinIts = container ? container === around : scroller !== null || reachesEdge;
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(target);
  return {
    position: !isCut && isWithinIts ? 'sticky' : 'fixed',
    scroller,
    adminBar: scroller ? 0 : adminBarHeight(),
    width: box.width,
    height: box.height,
    inset: directionOf(target) === 'rtl' ? root.clientWidth - box.right : box.left,
    shift: box.top - topAround(target),
    marginBlockStart,
    marginBlockEnd,
    window: {
      width: scroller?.clientWidth ?? window.innerWidth,
      height: scroller?.clientHeight ?? window.innerHeight,
    },
  };
}

/**
 * Returns the nearest ancestor that scrolls. If an ancestor clips the element without scrolling, returns null and `isCut`, because
 * CSS cannot make an element stick inside such an ancestor.
 */
function scrollerOf(target: HTMLElement): { scroller: HTMLElement | null; isCut: boolean } {
  const { body, documentElement: root } = target.ownerDocument;
  for (let each = target.parentElement; each && each !== root; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (overflowY === 'visible' || overflowY === 'clip') continue;
    // The body's `overflow` applies to the window unless the root element sets one too.
    if (each === body && getComputedStyle(root).overflowY === 'visible') continue;
    const scrolls = overflowY !== 'hidden' && each.scrollHeight > each.clientHeight;
    return { scroller: scrolls ? each : null, isCut: !scrolls };
  }
  return { scroller: null, isCut: false };
}

/** Returns the top of the parent's content, which moves when the parent scrolls, in pixels from the top of the window. */
export function topAround({ parentElement: around }: Element): number {
  if (!around) return 0;
  const { scrollingElement } = around.ownerDocument;
  return around.getBoundingClientRect().top - (around === scrollingElement ? 0 : around.scrollTop);
}

export function spanOf(element: Element | null): Span {
  const { top = 0, bottom = window.innerHeight } = element?.getBoundingClientRect() ?? {};
  return { start: top, end: bottom };
}
