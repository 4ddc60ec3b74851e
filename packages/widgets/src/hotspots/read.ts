import { FOCUSABLE } from '@iyim/runtime/page';
import { NothingToEnhance } from '@iyim/runtime/widget';

export type Side = 'top' | 'right' | 'bottom' | 'left';
/** Sides of a spot on which its tooltip can appear. They are physical: the page's direction does not swap them. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

export type SpotInput = ReturnType<typeof readSpot>;

export type TooltipInput = ReturnType<typeof readTooltip>;

const FROM = 'e-hotspot--tooltip-animation-from-';

export const activeClass = (isOpen: boolean): Record<string, boolean> => ({ 'e-hotspot--active': isOpen });
export const sequencedClass = (is: boolean): Record<string, boolean> => ({ 'e-hotspot--sequenced': is });
export const sideClasses = (side: Side | undefined): Record<string, boolean | undefined> =>
  Object.fromEntries(SIDES.map((each) => [FROM + each, side && each === side]));

export type HotspotsInput = ReturnType<typeof readHotspots>;

export type PinInput = ReturnType<typeof readPin>;

/** Class that makes the tricks plugin's style sheet show the spots. */
export const shownClass = { 'image-loaded': true };
export const pinClass = (isOpen: boolean): Record<string, boolean> => ({
  'jet-hotspots__item--active': isOpen,
});

/**
 * Reads the page builder's spots, whose class names our minimal markup also uses, or the tricks plugin's spots, whose positions
 * and tooltips are in attributes. Throws if there are no spots.
 */
export function readHotspots(host: HTMLElement) {
  const spots = [...host.querySelectorAll<HTMLElement>('.e-hotspot')].map(readSpot);
  const root = host.matches('.jet-hotspots') ? host : host.querySelector<HTMLElement>('.jet-hotspots');
  const pins = [...(root?.querySelectorAll<HTMLElement>('.jet-hotspots__item') ?? [])].map(readPin);
  if (spots.length + pins.length === 0)
    throw new NothingToEnhance('expected elements of the class "e-hotspot", found none');
  return { spots, root, pins };
}

function readPin(element: HTMLElement) {
  const { tippyContent, horizontalPosition, verticalPosition, tooltipWidth = '' } = element.dataset;
  return {
    element,
    /** HTML of the tooltip; older releases print it as the title. Empty for a spot without a tooltip. */
    html: (tippyContent ?? element.getAttribute('title') ?? '').trim(),
    left: percentOf(horizontalPosition),
    top: percentOf(verticalPosition),
    /** Width of the tooltip; undefined if it is as wide as its content. */
    width: /^\d+(\.\d+)?(px|r?em|vw)$/.exec(tooltipWidth)?.[0],
    isNamed: hasName(element) || hasText(element),
  };
}

/** Returns a position on the picture, as CSS; undefined for text that is not a number. */
const percentOf = (text: string | undefined): string | undefined => {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) ? `${number}%` : undefined;
};

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

  /** Whether the tooltip contains links or controls, so that visitors must be able to move into it. */
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
