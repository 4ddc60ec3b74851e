import { isItsElement } from '../../originals/frontend.ts';

export type MotionInput = ReturnType<typeof readMotion>;

const SECTION = '.elementor-top-section, .e-con.e-parent, section';

/**
 * Reads an element of the page builder, or a plain element. In the builder's widgets and columns the content moves, not the host.
 */
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
    /** Element whose position in the window is measured, unless `motion_fx_range` names the section or the page. */
    around,
    section: around.closest<HTMLElement>(SECTION) ?? around,
    /** Whether the element has text, which must stay readable while the page is not being scrolled. */
    hasText: (target.textContent ?? '').trim() !== '',
    /** Whether the host is fixed in the window. If so, its effects follow the page's scroll position. */
    isFixed: getComputedStyle(host).position === 'fixed',
    isItsElement: isItsElement(host),
  };
}

export const MOVED = { 'elementor-motion-effects-element': true };
export const WITH_LAYER = { 'elementor-motion-effects-element-type-background': true };
export const BACK = 'elementor-motion-effects-container';
export const LAYER = 'elementor-motion-effects-layer';
/** Event that scripts fire on the window after they have changed the page's layout. */
export const RECALCULATE = 'elementor-pro/motion-fx/recalc';
