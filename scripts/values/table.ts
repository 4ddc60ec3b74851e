import { CONTENT } from './table/content.ts';
import { FORMS } from './table/forms.ts';
import { LISTINGS } from './table/listings.ts';
import { PAGE } from './table/page.ts';
import { POPUPS } from './table/popups.ts';
import { SEARCH } from './table/search.ts';
import { SHOP } from './table/shop.ts';
import type { Section } from './values.ts';

/** Values, settings, keys and names of the specification, by subject. */
export const SECTIONS: readonly Section[] = [
  ...PAGE,
  ...SHOP,
  ...SEARCH,
  ...LISTINGS,
  ...FORMS,
  ...POPUPS,
  ...CONTENT,
];
