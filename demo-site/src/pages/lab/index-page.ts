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

/** `/lab/`: the pages that show one thing each, and the shop's own pages in the states that tests ask for. */
export function labPage({ locale }: PageContext): Page {
  const say = labTexts[locale];
  const at = (path: string) => localPath(path, locale);
  const asked = (name: string, titles: Readonly<Record<string, string>>) =>
    Object.entries(titles).map(([value, title]) => tile(`${applyPath(locale)}?${name}=${value}`, { title }));
  const { pages } = collectionTexts[locale];
  return plainPage({
    title: say.title,
    postId: 300,
    main: html`${pageHeader(say.title, say.lead)}${group(
      'lists',
      say.lists,
      collectionNames.map((name) => tile(at(`/lab/collections/${name}/`), pages[name])),
    )}
${group('popups', say.popups, [
  tile(at('/lab/popups/'), popupsTexts[locale]),
  tile(at('/lab/popups/listing/'), listingTexts[locale]),
])}
${group('more', say.more, [
  tile(at('/lab/clocks/'), clockTexts[locale]),
  tile(at('/lab/clocks/last-minute/'), clockTexts[locale].redirect),
  tile(at('/lab/links/'), linksTexts[locale]),
  tile(editorPath(locale), editorTexts[locale]),
])}
${group('forms', say.forms, [...asked('steps', say.looks), ...asked('captcha', say.captcha)])}
${group('people', say.people, [tile(inboxPath(locale), say.inbox), tile(at('/events/manage/'), say.events)])}`,
  });
}

const tile = (path: string, { title, lead }: Words): Html =>
  html`<li><a href="${path}"><strong>${title}</strong>${lead && html`<span>${lead}</span>`}</a></li>`;

const group = (id: string, title: string, tiles: readonly Html[]): Html =>
  html`<section class="popup-group" aria-labelledby="group-${id}"><h2 id="group-${id}">${title}</h2>
<ul class="tiles collection-tiles">${tiles}</ul></section>`;
