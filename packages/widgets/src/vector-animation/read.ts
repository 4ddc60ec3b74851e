export type AnimationInput = ReturnType<typeof readAnimation>;

/** The page builder's parts, the elements plugin's, or those of our own markup. */
export function readAnimation(host: HTMLElement) {
  const root = host.querySelector<HTMLElement>('.e-lottie__container') ?? host;
  const stage = root.querySelector<HTMLElement>('.e-lottie__animation, .jet-lottie__elem');
  const link =
    root.closest<HTMLAnchorElement>('a[href]') ??
    root.querySelector<HTMLAnchorElement>('.jet-lottie__link, :scope > a[href]');
  return {
    /** Around drawing and caption. */
    root,
    /** Where the drawing goes; null: at the root's beginning. */
    stage,
    link: link && host.contains(link) ? link : null,
    /** Null without one. */
    caption: root.querySelector('.e-lottie__caption, figcaption')?.textContent?.trim() ?? null,
  };
}

/** Whether the original has drawn there. */
export const isDrawn = (stage: HTMLElement): boolean =>
  stage.querySelector(':scope > :is(svg, canvas)') !== null;

const AREAS = {
  column: '.elementor-column, .e-con',
  section: '.elementor-section, .e-con',
  container: '.e-con',
} as const;

/** What the pointer has to be on. */
export const areaOf = (root: HTMLElement, area: 'animation' | keyof typeof AREAS): HTMLElement =>
  (area === 'animation' ? null : root.closest<HTMLElement>(AREAS[area])) ?? root;
