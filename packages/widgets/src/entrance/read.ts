import { isItsElement } from '../../originals/frontend.ts';

/** Class that hides an element until the original's script removes it. */
const HIDDEN = 'elementor-invisible';

export type EntranceInput = ReturnType<typeof readEntrance>;

export const readEntrance = (host: HTMLElement) => ({
  /** Whether the page builder's own script animates the element, where it runs. */
  isItsElement: isItsElement(host),
});

export const isHidden = (host: Element): boolean => host.classList.contains(HIDDEN);

/** Returns the classes of a shown element. The page's style sheets bind the animation to its name's class. */
export const shownClasses = (animation: string): Record<string, boolean> => ({
  [HIDDEN]: false,
  ...(/^[\w-]+$/.test(animation) && { animated: true, [animation]: true }),
});
