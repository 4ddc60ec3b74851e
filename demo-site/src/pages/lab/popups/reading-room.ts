import chapters from '../../../../content/chapters.json' with { type: 'json' };
import { type Html, html } from '../../../markup/html.ts';
import type { PageContext } from '../../../shop/page-context.ts';

/** Something to read, several screens long: what scrolling needs. */
export const readingRoom = ({ locale }: PageContext): Html =>
  html`${chapters.map(
    ({ id, heading, text }) =>
      html`<section class="reading" id="${id}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${heading[locale]}</h2><p>${text[locale]}</p></section>`,
  )}`;
