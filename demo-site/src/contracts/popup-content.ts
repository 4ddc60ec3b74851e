import labTexts from '../../content/texts/lab.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import { type Html, html, isHtml } from '../markup/html.ts';
import { quickView } from '../markup/quick-view.ts';
import { favouritesPath } from '../shop/data-stores.ts';
import { idOf } from '../shop/fields.ts';
import { itemById, itemTitle, type ListedItem } from '../shop/listed-item.ts';
import { listingScript, listingStyle } from '../shop/listing-assets.ts';
import { fieldsAt, type NestedFields, nestedFields, textAt } from '../shop/nested-fields.ts';
import { itemPopups, pluginPopups } from '../shop/plugin-popups.ts';
import type { Visit } from '../shop/visit.ts';
import type { Endpoint } from './endpoint.ts';
import { jsonAnswer } from './responses.ts';

/** A popup is identified by its number, or by the id of its element. */
const popupIdOf = (name: string): number => idOf(name.replace(/^jet-popup-/, ''));

/** Returns the content of a popup for an item. */
function contentOf(visit: Visit, popupId: number, item: ListedItem): Html {
  if (popupId === pluginPopups.quickView) return quickView(visit, item);
  const texts = labTexts.popupContent[visit.locale];
  return html`<div class="popup-note"><h2>${fill(texts.kept, { name: itemTitle(item)[visit.locale] })}</h2><p>${texts.keptText}</p><p><a class="button" href="${favouritesPath(visit.locale)}">${texts.list}</a></p></div>`;
}

/** Returns the requested popup's content, or the error message for an unknown popup or item. */
function answerTo(visit: Visit, data: NestedFields): Html | string {
  const texts = labTexts.popupContent[visit.locale];
  const popupId = popupIdOf(textAt(data, 'popup_id'));
  if (!itemPopups.includes(popupId)) return texts.noPopup;
  const item = itemById(visit.shop.repository, idOf(textAt(data, 'postId')));
  return item === null ? texts.noItem : contentOf(visit, popupId, item);
}

/** Whether the page's address has `?shape=plain`, which requests the answer format of plugin versions before 2.0. */
const wantsPlain = (pageUrl: string): boolean =>
  URL.canParse(pageUrl) && new URL(pageUrl).searchParams.get('shape') === 'plain';

/**
 * Responds with the content of a listings-plugin popup for the item that it was opened from. The answer has no envelope, and
 * the request has no nonce.
 */
export const popupContent: Endpoint = (visit) => {
  const data = fieldsAt(nestedFields(visit.fields), 'data');
  const answer = answerTo(visit, data);
  if (!isHtml(answer)) return jsonAnswer({ type: 'error', message: answer });
  const content = answer.toString();
  if (wantsPlain(textAt(data, 'page_url'))) return jsonAnswer({ type: 'success', content });
  return jsonAnswer({
    type: 'success',
    content: {
      content,
      contentElements: [],
      scripts: [],
      styles: { [listingStyle.handle]: listingStyle.path },
      afterScripts: [{ handle: listingScript.handle, src: listingScript.path }],
    },
    data: { popup_id: textAt(data, 'popup_id') },
  });
};
