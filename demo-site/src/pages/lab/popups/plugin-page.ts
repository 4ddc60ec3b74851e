import { pluginKey, pluginSheetBySlug } from '../../../content/popups.ts';
import { html } from '../../../markup/html.ts';
import { pluginPopup } from '../../../markup/plugin-popup.ts';
import { localPath } from '../../../shop/locale.ts';
import type { PageContext } from '../../../shop/page-context.ts';
import { pluginPopups } from '../../../shop/plugin-popups.ts';
import { siteTime } from '../../../shop/site-time.ts';
import type { Page } from '../../page.ts';
import { labCrumb } from '../texts.ts';
import { listingTexts } from './listing-texts.ts';
import { popupNote } from './popup-note.ts';
import { readingRoom } from './reading-room.ts';
import { storedNotes, storedNotesScript } from './stored-notes.ts';
import { popupsTexts } from './texts.ts';

/** `/lab/popups/listing/{slug}/`: one popup of the listings plugin. */
export function pluginPopupPage(context: PageContext, slug: string): Page | null {
  const sheet = pluginSheetBySlug(slug);
  if (sheet === null) return null;
  const { locale } = context;
  const say = popupsTexts[locale];
  const words = sheet.words[locale];
  const id = pluginPopups[sheet.name];
  const postId = id - 6000;
  const list = listingTexts[locale];
  const day = context.shop.platform.now() + (sheet.fromDay ?? 0) * 86_400_000;
  const settings =
    sheet.fromDay === undefined
      ? sheet.settings
      : { ...sheet.settings, 'on-date': siteTime(day).slice(0, 16) };
  const main = html`<header class="page-header"><h1>${words.title}</h1></header>
<div class="elementor elementor-${postId} popup-page" data-elementor-type="wp-page" data-elementor-id="${postId}">
<dl class="card popup-plan"><div><dt>${say.todo}</dt><dd>${words.todo}</dd></div><div><dt>${say.result}</dt><dd>${words.result}</dd></div></dl>
${sheet.hasChapters && readingRoom(context)}
${sheet.opensAtEnd && html`<p class="jet-popup-target" data-popup-instance="${id}" data-popup-trigger-type="scroll-to" data-popup-custom-selector="">${words.todo}</p>`}
</div>
${storedNotes(locale, [], [pluginKey(sheet)])}
<p><a href="${localPath('/lab/popups/listing/', locale)}">${list.title}</a></p>`;
  return {
    title: `${words.title} – ${list.title}`,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [
      labCrumb(locale),
      { label: say.title, href: localPath('/lab/popups/', locale) },
      { label: list.title, href: localPath('/lab/popups/listing/', locale) },
      { label: words.title },
    ],
    main,
    popups: [pluginPopup(context, id, settings, popupNote(words))],
    scripts: [storedNotesScript],
  };
}
