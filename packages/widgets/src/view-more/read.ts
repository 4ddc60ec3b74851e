import { coerceFlag, isPlainObject, own, siteConfig } from '@iyim/runtime/widget';
import { TRICKS } from '../../originals/frontend.ts';

export type ViewMoreInput = ReturnType<typeof readViewMore>;

export const readViewMore = (host: HTMLElement) => ({
  /** The plugin's; in markup of our own the button is ours. */
  button: host.querySelector<HTMLElement>('.jet-view-more__button'),
});

/**
 * Sections that the plugin's page settings mark to be shown by a button, by the builder's id. What stands there beside that is not
 * read: particles are left to the plugin (PA-1).
 */
export function markedSections(): { sections?: readonly string[] } {
  const all = siteConfig().global(TRICKS).value('elements_data.sections');
  const marked = Object.entries(isPlainObject(all) ? all : {})
    .filter(([, section]) => coerceFlag(own(section, 'view_more') ?? '') === true)
    .map(([id]) => id);
  return marked.length > 0 ? { sections: marked } : {};
}

export type Found = ReturnType<typeof findSections>;

/** The sections of some ids: of the page's, or the builder's own. One that the button itself stands in would hide the button. */
export function findSections(host: HTMLElement, ids: readonly string[]) {
  const found = ids.map(
    (id) =>
      document.getElementById(id) ??
      document.querySelector<HTMLElement>(`.elementor-element[data-id="${CSS.escape(id)}"]`),
  );
  const sections = found.filter((section) => section !== null && !section.contains(host));
  return {
    sections: [...new Set(sections as HTMLElement[])],
    /** Ids that nothing has. */
    missing: ids.filter((_, index) => found[index] === null),
  };
}

/** What the plugin's sheet knows a section by: one of such a button, and one that is shown. */
export const sectionClasses = (
  { button }: ViewMoreInput,
  isShown: boolean,
  effect: string,
): Record<string, boolean | undefined> => ({
  'jet-view-more-section': button ? true : undefined,
  'view-more-visible': isShown,
  [`jet-tricks-${effect}-effect`]: isShown && effect !== 'none',
});
