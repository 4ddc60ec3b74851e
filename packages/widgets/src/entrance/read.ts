import { isItsElement } from '../../originals/frontend.ts';

/** Hides an element until the original's script takes it away. */
const HIDDEN = 'elementor-invisible';

export type EntranceInput = ReturnType<typeof readEntrance>;

export const readEntrance = (host: HTMLElement) => ({
  /** Whether the page builder's own script animates the element, where it runs. */
  isItsElement: isItsElement(host),
});

export const isHidden = (host: Element): boolean => host.classList.contains(HIDDEN);

/** The page's style sheets have an animation under the second class. */
export const shownClasses = (animation: string): Record<string, boolean> => ({
  [HIDDEN]: false,
  ...(/^[\w-]+$/.test(animation) && { animated: true, [animation]: true }),
});
