import { popupById, popupBySlug } from '../../../content/popups.ts';
import { html } from '../../../markup/html.ts';
import { localPath } from '../../../shop/locale.ts';
import type { PageContext } from '../../../shop/page-context.ts';
import { noticesArea } from '../../notices-area.ts';
import type { Page } from '../../page.ts';
import { labCrumb } from '../texts.ts';
import { popupLinks } from './link-list.ts';
import { sheetPopup } from './popup-markup.ts';
import { readingRoom } from './reading-room.ts';
import { storedNotes, storedNotesScript } from './stored-notes.ts';
import { popupsTexts } from './texts.ts';

/** The CMS's number of a popup's page: its own, and so much less. */
const pageIdOf = (popupId: number): number => popupId - 6000;

/** `/lab/popups/{slug}/`: one popup, what to do, what should happen, and what the browser remembers of it. */
export function popupPage(context: PageContext, slug: string): Page | null {
  const sheet = popupBySlug(slug);
  if (sheet === null) return null;
  const { locale } = context;
  const say = popupsTexts[locale];
  const { title, todo, result } = sheet.words[locale];
  const postId = pageIdOf(sheet.id);
  const others = (sheet.others ?? []).flatMap((id) => popupById(id) ?? []);
  const popups = [...others, sheet];
  const main = html`<header class="page-header"><h1>${title}</h1></header>
${noticesArea(context)}
<div class="elementor elementor-${postId} popup-page" data-elementor-type="wp-page" data-elementor-id="${postId}">
<dl class="card popup-plan"><div><dt>${say.todo}</dt><dd>${todo}</dd></div><div><dt>${say.result}</dt><dd>${result}</dd></div></dl>
${sheet.links && popupLinks(context, sheet.links)}${sheet.hasChapters && readingRoom(context)}
</div>
${storedNotes(
  locale,
  popups.map(({ id }) => id),
)}
<p><a href="${localPath('/lab/popups/', locale)}">${say.back}</a></p>`;
  return {
    title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [
      labCrumb(locale),
      { label: say.title, href: localPath('/lab/popups/', locale) },
      { label: title },
    ],
    main,
    popups: popups.map((popup) => sheetPopup(context, popup)),
    scripts: [storedNotesScript],
  };
}
