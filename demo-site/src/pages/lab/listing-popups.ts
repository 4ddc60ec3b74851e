import { pluginSheets } from '../../content/popups.ts';
import { dataStoreButton } from '../../markup/data-store-button.ts';
import { type Html, html } from '../../markup/html.ts';
import { attachedPopup, pluginPopup } from '../../markup/plugin-popup.ts';
import { favourites } from '../../shop/data-stores.ts';
import { shopPath } from '../../shop/links.ts';
import { collectionPages } from '../../shop/listing-elements.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { pluginPopups } from '../../shop/plugin-popups.ts';
import { elementOf, listingWidget } from '../listing-widget.ts';
import { noticesArea } from '../notices-area.ts';
import { builtPage, type Page } from '../page.ts';
import { popupNote } from './popup-markup.ts';
import { labCrumbs, listingPopupsPath, listingTexts, popupsPath, popupsTexts } from './texts.ts';

/** Ids of products whose favourites button opens a popup after a click. */
const keepable = [101, 105, 112];

/**
 * `/lab/popups/listing/`: the popups of the listings plugin. With `?shape=plain`, their content is sent in the format of plugin
 * versions before 2.0.
 */
export function listingPopupsPage(context: PageContext): Page {
  const { locale } = context;
  const texts = listingTexts[locale];
  const { title: popups } = popupsTexts[locale];
  const part = (
    id: string,
    words: { readonly title: string; readonly lead: string },
    inside: Html | null,
  ): Html =>
    html`<section class="collection-part" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${words.title}</h2><p class="sale-lead">${words.lead}</p>${inside}</section>
`;
  const ajax = { 'open-trigger': 'attach', 'use-ajax': true, 'force-ajax': true } as const;
  const giftNote = {
    'open-trigger': 'custom-selector',
    'custom-selector': '.open-gift-note',
    'prevent-scrolling': true,
  } as const;
  return builtPage({
    title: texts.title,
    postId: collectionPages.popups,
    lead: texts.lead,
    crumbs: labCrumbs(locale, { label: popups, href: popupsPath(locale) }, { label: texts.title }),
    before: html`${noticesArea(context)}
`,
    inside: html`
${part('products', texts.products, listingWidget(context, elementOf(context, 'c1b0a10')))}
${part('events', texts.events, listingWidget(context, elementOf(context, 'c1b0a11')))}
${part('attached', texts.attached, attachedButtons(context))}
${part('kept', texts.kept, keepButtons(context))}
`,
    after: html`
<section class="popup-group" aria-labelledby="plugin-more"><h2 id="plugin-more">${texts.more}</h2>
<ul class="tiles collection-tiles">${pluginSheets.map(
      ({ slug, words }) =>
        html`<li><a href="${listingPopupsPath(locale)}${slug}/"><strong>${words[locale].title}</strong><span>${words[locale].result}</span></a></li>`,
    )}</ul></section>`,
    popups: [
      pluginPopup(context, pluginPopups.quickView, ajax, null),
      pluginPopup(context, pluginPopups.giftNote, giftNote, popupNote(texts.giftNote)),
      pluginPopup(context, pluginPopups.shipping, { 'open-trigger': 'attach' }, popupNote(texts.shipping)),
      pluginPopup(context, pluginPopups.kept, ajax, null),
    ],
  });
}

/**
 * Renders elements with attached popups: a widget, an element of any kind, and the matches of a selector. Without scripts they
 * are links.
 */
function attachedButtons({ locale }: PageContext): Html {
  const texts = listingTexts[locale].buttons;
  const shop = shopPath(locale);
  const widget = attachedPopup({ popup: pluginPopups.shipping, trigger: 'hover' });
  return html`<ul class="try-links">
<li><a class="button open-gift-note" href="#jet-popup-${pluginPopups.giftNote}">${texts.selector}</a></li>
<li><div class="elementor-element elementor-element-9c1b507 elementor-widget elementor-widget-button jet-popup-target" data-id="9c1b507" data-element_type="widget" data-widget_type="button.default" data-jet-popup="${widget}"><div class="elementor-widget-container"><a class="elementor-button elementor-button-link button" href="${shop}"><span class="elementor-button-text">${texts.hover}</span></a></div></div></li>
<li><a class="button jet-popup-target" href="#jet-popup-${pluginPopups.shipping}" data-popup-instance="${pluginPopups.shipping}" data-popup-trigger-type="click-self" data-popup-custom-selector="">${texts.click}</a></li>
<li><div class="jet-popup-target" data-popup-instance="${pluginPopups.giftNote}" data-popup-trigger-type="click-selector" data-popup-custom-selector=".gift-word">${texts.before} <a class="gift-word" href="#jet-popup-${pluginPopups.giftNote}">${texts.word}</a></div></li>
</ul>`;
}

function keepButtons(context: PageContext): Html {
  const { locale, shop } = context;
  const products = keepable.flatMap((id) => shop.repository.product(id) ?? []);
  return html`<ul class="kept-with-popup">${products.map((product) => {
    const name = product.name[locale];
    const kept = { id: product.id, name };
    return html`<li><span>${name}</span>${dataStoreButton(context, { store: favourites, kept, after: 'switch_status', popup: pluginPopups.kept })}</li>`;
  })}</ul>`;
}
