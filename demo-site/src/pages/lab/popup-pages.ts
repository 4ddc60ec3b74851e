import {
  pluginKey,
  pluginSheetBySlug,
  popupById,
  popupBySlug,
  popupGroups,
  popupSheets,
} from '../../content/popups.ts';
import { type Html, html } from '../../markup/html.ts';
import { pluginPopup } from '../../markup/plugin-popup.ts';
import { siteTime } from '../../shop/local-date.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { pluginPopups } from '../../shop/plugin-popups.ts';
import { noticesArea } from '../notices-area.ts';
import { builtPage, type Page, pageHeader, plainPage } from '../page.ts';
import { longText, popupLinks, popupNote, sheetPopup } from './popup-markup.ts';
import { allStoredNotes, storedNotes, storedNotesScript } from './stored-notes.ts';
import { labCrumbs, listingPopupsPath, listingTexts, popupsPath, popupsTexts } from './texts.ts';

/** Renders the instructions of a popup's page, and the expected result. */
const plan = (locale: Locale, { todo, result }: { readonly todo: string; readonly result: string }): Html => {
  const texts = popupsTexts[locale];
  return html`
<dl class="card popup-plan"><div><dt>${texts.todo}</dt><dd>${todo}</dd></div><div><dt>${texts.result}</dt><dd>${result}</dd></div></dl>
`;
};

/** `/lab/popups/listing/{slug}/`: one popup of the listings plugin. */
export function pluginPopupPage(context: PageContext, slug: string): Page | null {
  const sheet = pluginSheetBySlug(slug);
  if (sheet === null) return null;
  const { locale } = context;
  const words = sheet.words[locale];
  const id = pluginPopups[sheet.name];
  const list = listingTexts[locale];
  const day = context.shop.platform.now() + (sheet.fromDay ?? 0) * 86_400_000;
  const from = sheet.fromDay === undefined ? {} : { 'on-date': siteTime(day).slice(0, 16) };
  return builtPage({
    title: `${words.title} – ${list.title}`,
    postId: pageIdOf(id),
    heading: words.title,
    name: 'popup-page',
    crumbs: labCrumbs(
      locale,
      { label: popupsTexts[locale].title, href: popupsPath(locale) },
      { label: list.title, href: listingPopupsPath(locale) },
      { label: words.title },
    ),
    inside: html`${plan(locale, words)}${sheet.hasChapters && longText(context)}
${sheet.opensAtEnd && html`<p class="jet-popup-target" data-popup-instance="${id}" data-popup-trigger-type="scroll-to" data-popup-custom-selector="">${words.todo}</p>`}
`,
    after: html`
${storedNotes(locale, [], [pluginKey(sheet)])}
<p><a href="${listingPopupsPath(locale)}">${list.title}</a></p>`,
    popups: [pluginPopup(context, id, { ...sheet.settings, ...from }, popupNote(words))],
    scripts: [storedNotesScript],
  });
}

/** `/lab/popups/`: every popup of the demo with its expected result, and the browser's stored values for all of them. */
export function popupsPage({ locale }: PageContext): Page {
  const texts = popupsTexts[locale];
  const special = listingTexts[locale];
  const tile = (path: string, title: string, lead: string): Html =>
    html`<li><a href="${path}"><strong>${title}</strong><span>${lead}</span></a></li>`;
  const section = (id: string, title: string, tiles: Html | readonly Html[]): Html =>
    html`<section class="popup-group" aria-labelledby="group-${id}"><h2 id="group-${id}">${title}</h2>
<ul class="tiles collection-tiles">${tiles}</ul></section>
`;
  const groups = popupGroups.map((group) => {
    const tiles = popupSheets
      .filter((sheet) => sheet.group === group)
      .map(({ slug, words }) =>
        tile(`${popupsPath(locale)}${slug}/`, words[locale].title, words[locale].result),
      );
    return section(group, texts.groups[group], tiles);
  });
  return plainPage({
    title: texts.title,
    postId: 340,
    crumbs: labCrumbs(locale, { label: texts.title }),
    scripts: [storedNotesScript],
    main: html`${pageHeader(texts.title, texts.lead)}${groups}${section('special', texts.special, tile(listingPopupsPath(locale), special.title, special.lead))}${allStoredNotes(locale)}`,
  });
}

/** Returns the post id of a popup's demo page, which is the popup's id minus 6000. */
const pageIdOf = (popupId: number): number => popupId - 6000;

/** `/lab/popups/{slug}/`: one popup, the instructions, the expected result, and the browser's stored values for it. */
export function popupPage(context: PageContext, slug: string): Page | null {
  const sheet = popupBySlug(slug);
  if (sheet === null) return null;
  const { locale } = context;
  const texts = popupsTexts[locale];
  const words = sheet.words[locale];
  const popups = [...(sheet.others ?? []).flatMap((id) => popupById(id) ?? []), sheet];
  const ids = popups.map(({ id }) => id);
  return builtPage({
    title: words.title,
    postId: pageIdOf(sheet.id),
    name: 'popup-page',
    crumbs: labCrumbs(locale, { label: texts.title, href: popupsPath(locale) }, { label: words.title }),
    before: html`${noticesArea(context)}
`,
    inside: html`${plan(locale, words)}${sheet.links && popupLinks(context, sheet.links)}${sheet.hasChapters && longText(context)}
`,
    after: html`
${storedNotes(locale, ids)}
<p><a href="${popupsPath(locale)}">${texts.back}</a></p>`,
    popups: popups.map((popup) => sheetPopup(context, popup)),
    scripts: [storedNotesScript],
  });
}
