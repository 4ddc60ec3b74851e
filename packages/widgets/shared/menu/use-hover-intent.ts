import { useListener, useStable } from '@iyim/runtime/widget';
import { useEffect, useRef } from 'react';

export interface HoverIntentOptions<Item> {
  /** Element around all items and panels. */
  readonly root: HTMLElement | null;
  /** Whether hovering opens and closes items. Touch never does. */
  readonly isOn: boolean;
  /** The open item. Of nested open items, the innermost. */
  readonly opened: Item | null;
  /**
   * Returns the item to open while the pointer is on `element`, which is in the root; null closes all items. Must return the
   * identical value for the same item every time.
   */
  readonly itemAt: (element: Element) => Item | null;
  readonly panelOf: (item: Item) => Element | null;
  readonly onChange: (item: Item | null) => unknown;
  /** Whether an item also opens for a pointer that is already on it and does not move. @default false */
  readonly isEager?: boolean;
}

/** How long a pointer must stay on a title before its panel opens, in ms (§9, menu show delay). */
const SHOW_DELAY = 250;
/** Time until the panel closes after the pointer has left, in ms (§9, menu hide delay). */
const HIDE_DELAY = 500;

type Position = Pick<PointerEvent, 'clientX' | 'clientY'>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Opens and closes items by hovering. The open item stays open while the pointer moves towards its panel: inside the triangle
 * between its last position in the item and the panel, even over other items. An item opened by keyboard or click stays open until
 * the pointer has been in it, and a panel with a focused field stays open when the pointer leaves.
 */
export function useHoverIntent<Item>(options: HoverIntentOptions<Item>): void {
  const { root, isOn, opened } = options;
  const at = useRef<Point>({ x: 0, y: 0 });
  /** Last position of the pointer in the open item. */
  const last = useRef<{ item: Item | null; point: Point }>(undefined);
  const waiting = useRef<{ item: Item | null; timer: ReturnType<typeof setTimeout> }>(undefined);
  const forget = useStable(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  });

  const change = useStable((item: Item | null) => {
    forget();
    last.current = { item, point: at.current };
    options.onChange(item);
  });
  const consider = (element: Element | null, { clientX: x, clientY: y }: Position) => {
    const point = { x, y };
    at.current = point;
    const item = element && root?.contains(element) ? options.itemAt(element) : null;
    const from = last.current?.item === opened ? last.current?.point : undefined;
    if (item === opened) {
      forget();
      if (opened !== null) last.current = { item, point };
      return;
    }
    const panel = opened === null ? null : options.panelOf(opened);
    // While a field is in use, the pointer may be on the browser's list of options or suggestions, outside the panel.
    const isInUse = panel?.querySelector(':is(input, select, textarea):focus') != null;
    if (item === null && (!from || isInUse)) return forget();
    const isOnWay = from !== undefined && panel !== null && isBetween(point, from, panel);
    if (!isOnWay && waiting.current?.item === item) return;
    forget();
    const timer = setTimeout(() => change(item), item === null ? HIDE_DELAY : SHOW_DELAY);
    waiting.current = { item, timer };
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') consider(event.target instanceof Element ? event.target : null, event);
  };
  // Listens for moves instead of `pointerenter`, because the pointer may already be on the menu when its code loads.
  const around = opened === null ? root : document;
  useListener(isOn ? around : null, 'pointermove', onMove, { passive: true });
  useListener<PointerEvent>(isOn ? root : null, 'pointerleave', (event) => {
    if (opened === null) forget();
    else if (event.pointerType !== 'touch') consider(null, event);
  });
  const begin = useStable(() => {
    // On touch devices, `:hover` stays on the last touched element, so it shows no hovering pointer.
    if (!root || !options.isEager || !matchMedia('(hover: hover)').matches) return;
    const under = [...root.querySelectorAll(':hover')].at(-1);
    const { left = 0, top = 0, width = 0, height = 0 } = under?.getBoundingClientRect() ?? {};
    if (under) consider(under, { clientX: left + width / 2, clientY: top + height / 2 });
  });
  useEffect(() => {
    if (isOn) begin();
    else forget();
    return forget;
  }, [isOn, begin, forget]);
}

/** Whether a point is in a triangle between `apex` and a side of the box. */
function isBetween(point: Point, apex: Point, box: Element): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return corners.some((one, index) => {
    const other = corners[index - 1] ?? (corners[3] as Point);
    const sides = [turn(apex, one, point), turn(one, other, point), turn(other, apex, point)];
    return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
  });
}

/** Returns a number whose sign shows on which side of the line through two points the third point is. */
const turn = (one: Point, other: Point, third: Point): number =>
  (other.x - one.x) * (third.y - one.y) - (other.y - one.y) * (third.x - one.x);
