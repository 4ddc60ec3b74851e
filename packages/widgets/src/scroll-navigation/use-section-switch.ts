import { isModifiedClick, isPlainKey } from '@iyim/runtime/page';
import { useIsland, useListener } from '@iyim/runtime/widget';
import { useRef, useState } from 'react';
import { scrollsWithPage, scrollToAnchor, topOf } from '../../page/anchors.ts';
import { type Direction, nextStop, turns } from './section-switch.ts';

const KEYS: Readonly<Record<string, Direction>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };
const FIELD = 'input, select, textarea, [contenteditable]';

/**
 * Scrolls by one section for each turn of the wheel, or for each key press while no element has the focus. Leaves zooming, sideways
 * scrolling, and events over fields, scroll containers and fixed elements to the browser. The page scrolls as usual while
 * `sections` is null or the navigation is hidden.
 */
export function useSectionSwitch(sections: readonly HTMLElement[] | null, speed: number): void {
  const { host } = useIsland();
  const [isNewTurn] = useState(turns);
  const isHandled = useRef(false);

  const go = (direction: Direction): boolean => {
    if (!sections || host.getClientRects().length === 0) return false;
    const { scrollY, innerHeight } = window;
    const inPageOrder = sections
      .map((section) => ({
        section,
        top: topOf(section),
        bottom: section.getBoundingClientRect().bottom + scrollY,
      }))
      .sort((one, other) => one.top - other.top);
    const stop = inPageOrder[nextStop(inPageOrder, scrollY, innerHeight, direction)];
    if (stop) scrollToAnchor(stop.section, { duration: speed });
    return stop !== undefined;
  };

  const target = sections && document;
  useListener<WheelEvent>(
    target,
    'wheel',
    (event) => {
      const { deltaX, deltaY, cancelable, defaultPrevented } = event;
      if (!cancelable || defaultPrevented || isModifiedClick(event) || Math.abs(deltaX) >= Math.abs(deltaY))
        return;
      if (!isOverPage(event.target)) return;
      const direction = deltaY > 0 ? 1 : -1;
      if (isNewTurn(event.timeStamp, direction, speed)) isHandled.current = go(direction);
      if (isHandled.current) event.preventDefault();
    },
    { passive: false },
  );
  useListener<KeyboardEvent>(target, 'keydown', (event) => {
    const direction = KEYS[event.key];
    if (!direction || !isPlainKey(event) || event.target !== document.body) return;
    if (!event.repeat) isHandled.current = go(direction);
    if (isHandled.current) event.preventDefault();
  });
}

const isOverPage = (target: EventTarget | null): boolean =>
  target instanceof Element && !target.closest(FIELD) && scrollsWithPage(target, { inside: true });
