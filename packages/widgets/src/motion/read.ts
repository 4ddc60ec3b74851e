import { isItsElement } from '../../originals/frontend.ts';

export type MotionInput = ReturnType<typeof readMotion>;

const SECTION = '.elementor-top-section, .e-con.e-parent, section';

/** Reads an element of the page builder, or a plain element. In widgets and columns the content moves. */
export function readMotion(host: HTMLElement) {
  const inner = host.matches('.elementor-widget, .elementor-column')
    ? host.querySelector<HTMLElement>(
        ':scope > :is(.elementor-widget-container, .elementor-widget-wrap, .elementor-column-wrap)',
      )
    : null;
  const target = inner ?? host;
  const around = target.parentElement ?? target;
  return {
    /** The element that moves. */
    target,
    /** The element that is followed through the window, unless `section` is. */
    around,
    section: around.closest<HTMLElement>(SECTION) ?? around,
    /** Whether it has text, which visitors must be able to read. */
    hasText: (target.textContent ?? '').trim() !== '',
    /** Whether the host is fixed in the window: then only the page's scroll position counts. */
    isFixed: getComputedStyle(host).position === 'fixed',
    isItsElement: isItsElement(host),
  };
}

export const MOVED = { 'elementor-motion-effects-element': true };
export const WITH_LAYER = { 'elementor-motion-effects-element-type-background': true };
export const BACK = 'elementor-motion-effects-container';
export const LAYER = 'elementor-motion-effects-layer';
/** Fired on the window by scripts that change the page's layout. */
export const RECALCULATE = 'elementor-pro/motion-fx/recalc';
