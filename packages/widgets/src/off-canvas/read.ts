import { defineParts } from '../../shared/define-parts.ts';

/** Phases of a panel: `opening` and `closing` last as long as its style sheet's animation. */
export type Phase = 'closed' | 'opening' | 'open' | 'closing';

/**
 * The parts of each kind of markup. While a modal `panel` is open, nothing outside it is reachable. `box` is the dialog (the
 * panel or an element in it), `cover` the part that covers the page.
 */
export const readOffCanvas = defineParts('a panel that opens over the page', {
  builder: {
    panel: ':scope > .e-off-canvas, :scope > .elementor-widget-container > .e-off-canvas',
    box: '.e-off-canvas',
    cover: '?.e-off-canvas__overlay',
    moved: '?.e-off-canvas__main',
  },
  plain: {
    toggle: '[data-off-canvas-toggle]',
    panel: ':scope > [data-off-canvas-panel]',
    box: ':scope > [data-off-canvas-panel]',
    close: '?[data-off-canvas-close]',
  },
  hamburger: {
    root: '.jet-hamburger-panel',
    toggle: '.jet-hamburger-panel__toggle',
    panel: '.jet-hamburger-panel__instance',
    box: '.jet-hamburger-panel__inner',
    cover: '?.jet-hamburger-panel__cover',
    close: '?.jet-hamburger-panel__inner > .jet-hamburger-panel__close-button',
    content: '?.jet-hamburger-panel__content',
  },
  search: {
    root: '.jet-search',
    toggle: '.jet-search__popup-trigger',
    panel: '.jet-search__popup',
    box: '.jet-search__popup-content',
    close: '?.jet-search__popup-close',
    field: '?.jet-search__field',
  },
});

export type OffCanvasInput = ReturnType<typeof readOffCanvas>;

/** Search panels that cover the page; the others open next to their button. */
const FULL_SCREEN = '.jet-search__popup--full-screen';

/** Whether the page behind an open panel cannot be reached. */
export const isModal = ({ kind, panel }: OffCanvasInput): boolean =>
  kind !== 'search' || panel.matches(FULL_SCREEN);

/** Returns the id by which links refer to a panel of the page builder. Empty for other panels. */
export const idOf = ({ kind, panel }: OffCanvasInput): string =>
  kind === 'builder' ? panel.id.replace(/^off-canvas-/, '') : '';

/**
 * Returns the state classes of the root element: the classes from the original's script, which themes style, or our own in plain
 * markup.
 */
export function rootClasses({ kind }: OffCanvasInput, phase: Phase): Record<string, boolean> {
  const isOpen = phase === 'opening' || phase === 'open';
  if (kind === 'search')
    return {
      'jet-transition-in': phase === 'opening',
      'jet-search-popup-active': phase === 'open',
      'jet-transition-out': phase === 'closing',
    };
  return kind === 'builder' ? {} : { [kind === 'hamburger' ? 'open-state' : 'iyim-off-canvas-open']: isOpen };
}

/** Whether the markup gives a control or a panel an accessible name. */
export const hasName = (element: Element): boolean =>
  element.hasAttribute('aria-label') ||
  element.hasAttribute('aria-labelledby') ||
  (element.textContent ?? '').trim() !== '' ||
  element.querySelector('img[alt]:not([alt=""]), svg[aria-label], svg title') !== null;
