import texts from '../../../content/texts/lab.json' with { type: 'json' };
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { Crumb } from '../page.ts';

export const labTexts = texts.index;

export const labPath = (locale: Locale): string => localPath('/lab/', locale);

/** The way back to the lab's index, for the pages of it. */
export const labCrumb = (locale: Locale): Crumb => ({
  label: labTexts[locale].title,
  href: labPath(locale),
});
