import { FOCUSABLE } from '@iyim/runtime/page';
import { NothingToEnhance } from '@iyim/runtime/widget';

export type Side = 'top' | 'right' | 'bottom' | 'left';
/** Sides of the picture. They are physical: the page's direction does not swap them. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

export type SpotInput = ReturnType<typeof readSpot>;

export type TooltipInput = ReturnType<typeof readTooltip>;

const FROM = 'e-hotspot--tooltip-animation-from-';

export const activeClass = (isOpen: boolean): Record<string, boolean> => ({ 'e-hotspot--active': isOpen });
export const sequencedClass = (is: boolean): Record<string, boolean> => ({ 'e-hotspot--sequenced': is });
export const sideClasses = (side: Side | undefined): Record<string, boolean | undefined> =>
  Object.fromEntries(SIDES.map((each) => [FROM + each, side && each === side]));

/** Reads the page builder's spots; our minimal markup has the same class names. Throws if there are no spots. */
export function readHotspots(host: HTMLElement): readonly SpotInput[] {
  const spots = [...host.querySelectorAll<HTMLElement>('.e-hotspot')].map(readSpot);
  if (spots.length === 0)
    throw new NothingToEnhance('expected elements of the class "e-hotspot", found none');
  return spots;
}

function readSpot(element: HTMLElement) {
  const button = element.querySelector<HTMLElement>('.e-hotspot__button') ?? element;
  const isLink = element.matches('a[href]');
  const found = element.querySelector<HTMLElement>('.e-hotspot__tooltip');
  return {
    element,
    /** The visible, clickable part of the spot. */
    button,
    isLink,
    /** Whether the markup gives the spot an accessible name. */
    isNamed: hasName(element) || (button !== element && (hasText(button) || hasName(button))),
    /** Whether the spot appears in sequence, after the spots before it. */
    isSequenced: element.matches('.e-hotspot--sequenced'),
    tooltip: found && !element.matches('.e-hotspot--no-tooltip') ? readTooltip(found) : null,
  };
}

const readTooltip = (element: HTMLElement) => ({
  element,

  /** The element that is positioned: the tooltip, or the box it slides in. */
  box: element.closest<HTMLElement>('.e-hotspot__direction-mask') ?? element,
  text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),

  /** Whether the tooltip contains links or controls, so that it must be entered, not only read. */
  hasControls: element.querySelector(`${FOCUSABLE}, iframe, video[controls]`) !== null,

  /** Side set for this tooltip, which overrides the widget's setting. */
  side:
    SIDES.find((side) => element.classList.contains(`e-hotspot--override-tooltip-animation-from-${side}`)) ??
    null,
});

const hasName = (element: Element): boolean =>
  element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
const hasText = (element: Element): boolean =>
  (element.textContent ?? '').trim() !== '' || element.querySelector('img[alt]:not([alt=""])') !== null;
