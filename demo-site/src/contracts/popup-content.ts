import texts from '../../content/texts/lab.json' with { type: 'json' };
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

/** Popups are named by number, or by the id of their element. */
const popupIdOf = (name: string): number => idOf(name.replace(/^jet-popup-/, ''));

/** What a popup shows of an item. */
function contentOf(visit: Visit, popupId: number, item: ListedItem): Html {
  if (popupId === pluginPopups.quickView) return quickView(visit, item);
  const say = texts.popupContent[visit.locale];
  return html`<div class="popup-note"><h2>${fill(say.kept, { name: itemTitle(item)[visit.locale] })}</h2><p>${say.keptText}</p><p><a class="button" href="${favouritesPath(visit.locale)}">${say.list}</a></p></div>`;
}

/** The content, or why there is none. */
function answerTo(visit: Visit, data: NestedFields): Html | string {
  const say = texts.popupContent[visit.locale];
  const popupId = popupIdOf(textAt(data, 'popup_id'));
  if (!itemPopups.includes(popupId)) return say.noPopup;
  const item = itemById(visit.shop.repository, idOf(textAt(data, 'postId')));
  return item === null ? say.noItem : contentOf(visit, popupId, item);
}

/** Whether the page wants the answer of servers before 2.0: `?shape=plain` in its own address. */
const wantsPlain = (pageUrl: string): boolean =>
  URL.canParse(pageUrl) && new URL(pageUrl).searchParams.get('shape') === 'plain';

/** What a popup of the listings plugin shows: that of the item it was opened from. No envelope, and no nonce. */
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
