import { useLegacyEvent, useListener, useSight, useSize, useViewport } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import { SCROLL_REST } from '../../shared/scroll-rest.ts';
import type { Passed } from './effects.ts';
import { RECALCULATE } from './read.ts';
import type { MotionOf } from './settings.ts';

/** Delay between the last resize of the window and the next measurement, in ms (§9, motion-effects resize toggle). */
const RESIZE_REST = 200;

const MIDDLE: Passed = { scroll: 50, x: 50, y: 50 };

interface Way {
  readonly begin: number;
  readonly length: number;
}

/**
 * Returns the scroll progress and the pointer's position, updated while `around` is in the window, and whether the page is being
 * scrolled. Measures the layout when it changes, not while the page scrolls. Every value is 50 % before the first measurement.
 */
export function usePassed(
  around: HTMLElement,
  { range, hasMouse }: MotionOf,
): { passed: Passed; isScrolling: boolean } {
  const [way, setWay] = useState<Way | null>(null);
  const [passed, setPassed] = useState(MIDDLE);
  const [isScrolling, setScrolling] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const measure = () => setWay(range === 'page' ? wholePage() : wayOf(around));
  const follow = () => {
    if (!way) return;
    const scroll = Math.round((1000 * (window.scrollY - way.begin)) / way.length) / 10;
    setPassed((last) => ({ ...last, scroll: Math.min(Math.max(scroll, 0), 100) }));
  };
  useSight(around, setSeen);
  useSize([around, document.body], measure);
  useViewport(window, 'resize', measure, { rest: RESIZE_REST });
  useLegacyEvent(window, RECALCULATE, measure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` depends only on `way`
  useLayoutEffect(follow, [way, isSeen]);
  const watched = isSeen ? window : null;
  useViewport(watched, 'scroll', () => {
    setScrolling(true);
    follow();
  });
  useViewport(window, 'scroll', () => setScrolling(false), { rest: SCROLL_REST });
  useListener<PointerEvent>(hasMouse ? watched : null, 'pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse') return;
    const [x, y] = [(100 * clientX) / window.innerWidth, (100 * clientY) / window.innerHeight];
    setPassed((last) => ({ ...last, x, y }));
  });
  return { passed, isScrolling };
}

/**
 * Returns the scroll distance from the position where an element enters the window at the bottom to the position where it has left
 * the window at the top.
 */
function wayOf(element: Element): Way {
  const { top, height } = element.getBoundingClientRect();
  const { innerHeight, scrollY } = window;
  return { begin: top + scrollY - innerHeight, length: innerHeight + height };
}

const wholePage = (): Way => ({
  begin: 0,
  length: Math.max(document.documentElement.scrollHeight - window.innerHeight, 1),
});
