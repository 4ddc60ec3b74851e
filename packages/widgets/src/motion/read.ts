import { isItsElement } from '../../originals/frontend.ts';

export type MotionInput = ReturnType<typeof readMotion>;

const SECTION = '.elementor-top-section, .e-con.e-parent, section';

/** The page builder's element, or one of ours. Of widgets and columns what is in them moves. */
export function readMotion(host: HTMLElement) {
  const inner = host.matches('.elementor-widget, .elementor-column')
    ? host.querySelector<HTMLElement>(
        ':scope > :is(.elementor-widget-container, .elementor-widget-wrap, .elementor-column-wrap)',
      )
    : null;
  const target = inner ?? host;
  const around = target.parentElement ?? target;
  return {
    /** What moves. */
    target,
    /** What is followed through the window: the element around it, or its section. */
    around,
    section: around.closest<HTMLElement>(SECTION) ?? around,
    /** Visitors must be able to read it. */
    hasText: (target.textContent ?? '').trim() !== '',
    /** Stays in the window, where only the page itself passes. */
    isFixed: getComputedStyle(host).position === 'fixed',
    isItsElement: isItsElement(host),
  };
}

export const MOVED = { 'elementor-motion-effects-element': true };
export const WITH_LAYER = { 'elementor-motion-effects-element-type-background': true };
export const BACK = 'elementor-motion-effects-container';
export const LAYER = 'elementor-motion-effects-layer';
/** Fired on the window by what changes the page's layout. */
export const RECALCULATE = 'elementor-pro/motion-fx/recalc';
