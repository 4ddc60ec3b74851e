import { useReducedMotion, useSize } from '@iyim/runtime/widget';
import { useEffect, useLayoutEffect, useRef } from 'react';

export const showInWindow = (element: Element): void =>
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** Keeps a clicked header in the window until the panels around it have stopped moving. */
export function useInWindow(header: HTMLElement | null, panels: readonly HTMLElement[]): void {
  const isOn = useRef(false);
  useLayoutEffect(() => {
    isOn.current = header !== null;
  }, [header]);
  useSize(panels, () => {
    if (!header || !isOn.current) return;
    showInWindow(header);
    isOn.current = panels.some((panel) => panel.getAnimations().length > 0);
  });
}

export interface ScrollTo {
  /** Space to leave above the target, in px. */
  readonly offset: number;
  /** Delay before scrolling, in ms. */
  readonly delay: number;
}

/** Scrolls an opened section to the top of the window, after a delay in which the section reaches its full height. */
export function useScrollTo(target: HTMLElement | null, scroll: ScrollTo | null): void {
  const isStill = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opening
  useEffect(() => {
    if (!target || !scroll) return;
    const timer = setTimeout(() => {
      const top = target.getBoundingClientRect().top + window.scrollY - scroll.offset;
      window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
    }, scroll.delay);
    return () => clearTimeout(timer);
  }, [target]);
}
