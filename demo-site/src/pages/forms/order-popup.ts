import texts from '../../../content/texts/forms.json' with { type: 'json' };
import { builderWidget, elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { popupDocument } from '../../markup/popup.ts';
import { orderPopupId } from '../../shop/builder-forms/definitions.ts';
import { accountPath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';

/** The popup that opens when someone has written about an order. */
export function orderPopup({ locale }: PageContext): Html {
  const say = texts.orderPopup[locale];
  const part = (type: string, inside: Html): Html =>
    builderWidget({ type, id: elementId(`${orderPopupId}-${type}`), inside });
  return popupDocument(
    orderPopupId,
    { triggers: [], timing: [], a11y_navigation: 'yes' },
    html`<div class="popup-card"><div class="popup-card__text">
${part('heading', html`<h2 class="elementor-heading-title elementor-size-default">${say.heading}</h2>`)}
${part('text-editor', html`<p>${say.text}</p>`)}
<p><a class="button button--primary" href="${accountPath(locale, 'orders')}">${say.orders}</a></p>
</div></div>`,
  );
}
