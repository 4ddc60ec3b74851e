import { type Html, html } from '../../markup/html.ts';
import { applyPath, inboxPath, localPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { editorPath, editorTexts } from '../editor/texts.ts';
import { type Page, pageHeader, plainPage } from '../page.ts';
import {
  clockTexts,
  collectionNames,
  collectionTexts,
  labTexts,
  linksTexts,
  listingTexts,
  popupsTexts,
} from './texts.ts';

interface Words {
  readonly title: string;
  readonly lead?: string;
}

/** `/lab/`: links to pages that each demonstrate one feature, and to the shop's own pages in states for tests. */
export function labPage({ locale }: PageContext): Page {
  const texts = labTexts[locale];
  const at = (path: string) => localPath(path, locale);
  const asked = (name: string, titles: Readonly<Record<string, string>>) =>
    Object.entries(titles).map(([value, title]) => tile(`${applyPath(locale)}?${name}=${value}`, { title }));
  const { pages } = collectionTexts[locale];
  return plainPage({
    title: texts.title,
    postId: 300,
    main: html`${pageHeader(texts.title, texts.lead)}${group(
      'lists',
      texts.lists,
      collectionNames.map((name) => tile(at(`/lab/collections/${name}/`), pages[name])),
    )}
${group('popups', texts.popups, [
  tile(at('/lab/popups/'), popupsTexts[locale]),
  tile(at('/lab/popups/listing/'), listingTexts[locale]),
])}
${group('more', texts.more, [
  tile(at('/lab/clocks/'), clockTexts[locale]),
  tile(at('/lab/clocks/last-minute/'), clockTexts[locale].redirect),
  tile(at('/lab/links/'), linksTexts[locale]),
  tile(editorPath(locale), editorTexts[locale]),
])}
${group('forms', texts.forms, [...asked('steps', texts.looks), ...asked('captcha', texts.captcha)])}
${group('people', texts.people, [tile(inboxPath(locale), texts.inbox), tile(at('/events/manage/'), texts.events)])}`,
  });
}

const tile = (path: string, { title, lead }: Words): Html =>
  html`<li><a href="${path}"><strong>${title}</strong>${lead && html`<span>${lead}</span>`}</a></li>`;

const group = (id: string, title: string, tiles: readonly Html[]): Html =>
  html`<section class="popup-group" aria-labelledby="group-${id}"><h2 id="group-${id}">${title}</h2>
<ul class="tiles collection-tiles">${tiles}</ul></section>`;
