import { isItsElement } from '../../originals/frontend.ts';

/** Class that hides an element until the original's script removes it. */
const HIDDEN = 'elementor-invisible';

export type EntranceInput = ReturnType<typeof readEntrance>;

export const readEntrance = (host: HTMLElement) => ({
  /** Whether the page builder's script, if it runs, animates the element. */
  isItsElement: isItsElement(host),
});

export const isHidden = (host: Element): boolean => host.classList.contains(HIDDEN);

/** Returns the classes of a shown element. The page's style sheets start the animation by the class with its name. */
export const shownClasses = (animation: string): Record<string, boolean> => ({
  [HIDDEN]: false,
  ...(/^[\w-]+$/.test(animation) && { animated: true, [animation]: true }),
});
