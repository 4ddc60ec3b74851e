import { coerceFlag, isPlainObject, ownValue, siteConfig } from '@iyim/runtime/widget';
import { TRICKS } from '../../originals/frontend.ts';

export type ViewMoreInput = ReturnType<typeof readViewMore>;

export const readViewMore = (host: HTMLElement) => ({
  /** Button of the plugin; null in plain markup, which gets a generated button. */
  button: host.querySelector<HTMLElement>('.jet-view-more__button'),
});

/**
 * Returns the builder's ids of the sections that have `view_more` in the plugin's page settings. Ignores the other
 * settings of a section, such as particles, which are left to the plugin (PA-1).
 */
export function markedSections(): { sections?: readonly string[] } {
  const all = siteConfig().global(TRICKS).value('elements_data.sections');
  const marked = Object.entries(isPlainObject(all) ? all : {})
    .filter(([, section]) => coerceFlag(ownValue(section, 'view_more') ?? '') === true)
    .map(([id]) => id);
  return marked.length > 0 ? { sections: marked } : {};
}

export type Found = ReturnType<typeof findSections>;

/**
 * Finds sections by their elements' ids or the builder's ids. Omits sections around the button, because hiding them would hide the
 * button.
 */
export function findSections(host: HTMLElement, ids: readonly string[]) {
  const found = ids.map(
    (id) =>
      document.getElementById(id) ??
      document.querySelector<HTMLElement>(`.elementor-element[data-id="${CSS.escape(id)}"]`),
  );
  const sections = found.filter((section) => section !== null && !section.contains(host));
  return {
    sections: [...new Set(sections as HTMLElement[])],
    /** Ids without an element. */
    missing: ids.filter((_, index) => found[index] === null),
  };
}

/** Returns which of the plugin's classes a section has. */
export const sectionClasses = (
  { button }: ViewMoreInput,
  isShown: boolean,
  effect: string,
): Record<string, boolean | undefined> => ({
  'jet-view-more-section': button ? true : undefined,
  'view-more-visible': isShown,
  [`jet-tricks-${effect}-effect`]: isShown && effect !== 'none',
});
