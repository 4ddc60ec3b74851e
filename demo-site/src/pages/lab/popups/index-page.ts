import { popupGroups, popupSheets } from '../../../content/popups.ts';
import { html } from '../../../markup/html.ts';
import { localPath } from '../../../shop/locale.ts';
import type { PageContext } from '../../../shop/page-context.ts';
import type { Page } from '../../page.ts';
import { labCrumb } from '../texts.ts';
import { listingTexts } from './listing-texts.ts';
import { allStoredNotes, storedNotesScript } from './stored-notes.ts';
import { popupsTexts } from './texts.ts';

const postId = 340;

/** `/lab/popups/`: every popup of the demo, each with a line of what opens it, and what all of them share in storage. */
export function popupsPage({ locale }: PageContext): Page {
  const say = popupsTexts[locale];
  const tile = (path: string, title: string, lead: string) =>
    html`<li><a href="${localPath(path, locale)}"><strong>${title}</strong><span>${lead}</span></a></li>`;
  const main = html`<header class="page-header"><h1>${say.title}</h1><p>${say.lead}</p></header>
${popupGroups.map(
  (
    group,
  ) => html`<section class="popup-group" aria-labelledby="group-${group}"><h2 id="group-${group}">${say.groups[group]}</h2>
<ul class="tiles collection-tiles">${popupSheets
    .filter((sheet) => sheet.group === group)
    .map(({ slug, words }) =>
      tile(`/lab/popups/${slug}/`, words[locale].title, words[locale].result),
    )}</ul></section>
`,
)}<section class="popup-group" aria-labelledby="group-special"><h2 id="group-special">${say.special}</h2>
<ul class="tiles collection-tiles">${tile('/lab/popups/listing/', listingTexts[locale].title, listingTexts[locale].lead)}</ul></section>
${allStoredNotes(locale)}`;
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`],
    crumbs: [labCrumb(locale), { label: say.title }],
    scripts: [storedNotesScript],
    main,
  };
}
