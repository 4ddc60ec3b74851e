export type AnimationInput = ReturnType<typeof readAnimation>;

/** Reads an animation's parts from the markup of the page builder or the elements plugin, or from plain markup. */
export function readAnimation(host: HTMLElement) {
  const root = host.querySelector<HTMLElement>('.e-lottie__container') ?? host;
  const stage = root.querySelector<HTMLElement>('.e-lottie__animation, .jet-lottie__elem');
  const link =
    root.closest<HTMLAnchorElement>('a[href]') ??
    root.querySelector<HTMLAnchorElement>('.jet-lottie__link, :scope > a[href]');
  return {
    /** Element around the drawing and its caption. */
    root,
    /** Element for the drawing; null to put the drawing first in the root. */
    stage,
    link: link && host.contains(link) ? link : null,
    /** Text of the caption; null if there is no caption. */
    caption: root.querySelector('.e-lottie__caption, figcaption')?.textContent?.trim() ?? null,
  };
}

/** Returns whether the original's script has drawn in the stage. */
export const isDrawn = (stage: HTMLElement): boolean =>
  stage.querySelector(':scope > :is(svg, canvas)') !== null;

const AREAS = {
  column: '.elementor-column, .e-con',
  section: '.elementor-section, .e-con',
  container: '.e-con',
} as const;

/** Returns the element that the pointer must enter to play the animation. */
export const areaOf = (root: HTMLElement, area: 'animation' | keyof typeof AREAS): HTMLElement =>
  (area === 'animation' ? null : root.closest<HTMLElement>(AREAS[area])) ?? root;
