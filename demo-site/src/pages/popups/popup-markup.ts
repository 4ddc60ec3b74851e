import { builderWidget, elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { pictureOf } from '../../markup/picture.ts';
import { popupDocument } from '../../markup/popup.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { PopupSettings } from '../../shop/popup-settings.ts';
import { image } from '../picture.ts';
import { closeLinks } from './close-links.ts';
import type { PopupSheet } from './sheet.ts';

/** A popup's settings on this page: a schedule depends on the time. */
export function settingsOf(context: PageContext, { triggers, timing, behaviour }: PopupSheet): PopupSettings {
  return {
    a11y_navigation: 'yes',
    ...behaviour,
    triggers: triggers ?? [],
    timing: (typeof timing === 'function' ? timing(context) : timing) ?? [],
  };
}

/** The popup of a sheet: a picture, a heading, a text, what it holds, and the links that close it. */
export function sheetPopup(context: PageContext, sheet: PopupSheet): Html {
  const { id, words, inside } = sheet;
  const { heading, text } = words[context.locale];
  const part = (type: string, content: Html): Html =>
    builderWidget({ type, id: elementId(`${id}-${type}`), inside: content });
  const container = elementId(`${id}-container`);
  return popupDocument(
    id,
    settingsOf(context, sheet),
    html`<div class="elementor-element elementor-element-${container} e-flex e-con-boxed e-con e-parent popup-card" data-id="${container}" data-element_type="container">
${picture(context, sheet)}<div class="popup-card__text">
${part('heading', html`<h2 class="elementor-heading-title elementor-size-default">${heading}</h2>`)}
${part('text-editor', html`<p>${text}</p>`)}
${inside?.(context)}
${closeLinks(id, context.locale)}
</div>
</div>`,
  );
}

function picture(context: PageContext, { id, pictured }: PopupSheet): Html | null {
  const { repository } = context.shop;
  const product = pictured === undefined ? null : repository.product(pictured);
  const found = product && pictureOf(repository, product);
  if (!found) return null;
  const shown = image(found, {
    classes: 'popup-card__picture',
    locale: context.locale,
    lazy: true,
    decorative: true,
  });
  return builderWidget({ type: 'image', id: elementId(`${id}-image`), inside: shown });
}
