import { directionOf } from '@iyim/runtime/widget';
import type { Span } from './place.ts';
import { adminBarHeight } from './read.ts';

/** What is known of an element that is at its own place. */
export interface Measured {
  /** `sticky` where CSS can do it alone; `fixed` leaves an empty place behind. */
  readonly position: 'sticky' | 'fixed';
  /** What scrolls around it; null for the window. */
  readonly scroller: HTMLElement | null;
  readonly adminBar: number;
  readonly width: number;
  readonly height: number;
  /** Between its beginning and the window's, in reading direction. */
  readonly inset: number;
  /** Between its top and `topAround`. */
  readonly shift: number;
  readonly marginBlockStart: string;
  readonly marginBlockEnd: string;
  /** The window, or what scrolls instead of it. */
  readonly window: { readonly width: number; readonly height: number };
}

/** Lengths of layout are fractions: less than this is none. */
const NEARLY = 1;

/**
 * Measures an element that nothing was done to. `container`: what it must not leave; null for the whole page, through which CSS alone
 * has it stick only where the element around it reaches the page's end, or its beginning for one that sticks at the bottom.
 */
export function measure(target: HTMLElement, container: Element | null, isAtBottom: boolean): Measured {
  const { documentElement: root } = target.ownerDocument;
  const around = target.parentElement ?? root;
  const own = target.getBoundingClientRect();
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
    width: own.width,
    height: own.height,
    inset: directionOf(target) === 'rtl' ? root.clientWidth - own.right : own.left,
    shift: own.top - topAround(target),
    marginBlockStart,
    marginBlockEnd,
    window: {
      width: scroller?.clientWidth ?? window.innerWidth,
      height: scroller?.clientHeight ?? window.innerHeight,
    },
  };
}

/** What scrolls around an element; or whether something cuts it off that does not scroll, in which CSS has nothing stick. */
function scrollerOf(target: HTMLElement): { scroller: HTMLElement | null; isCut: boolean } {
  const { body, documentElement: root } = target.ownerDocument;
  for (let each = target.parentElement; each && each !== root; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (overflowY === 'visible' || overflowY === 'clip') continue;
    // The window scrolls by what the body says, unless the root says something too.
    if (each === body && getComputedStyle(root).overflowY === 'visible') continue;
    const scrolls = overflowY !== 'hidden' && each.scrollHeight > each.clientHeight;
    return { scroller: scrolls ? each : null, isCut: !scrolls };
  }
  return { scroller: null, isCut: false };
}

/** Where what is in the element around it begins, in the window. */
export function topAround({ parentElement: around }: Element): number {
  if (!around) return 0;
  const { scrollingElement } = around.ownerDocument;
  return around.getBoundingClientRect().top - (around === scrollingElement ? 0 : around.scrollTop);
}

export function spanOf(element: Element | null): Span {
  const { top = 0, bottom = window.innerHeight } = element?.getBoundingClientRect() ?? {};
  return { start: top, end: bottom };
}
