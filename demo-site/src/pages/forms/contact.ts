import texts from '../../../content/texts/forms.json' with { type: 'json' };
import { builderForm } from '../../markup/builder-form/form.ts';
import { builderWidget, elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { popupDocument } from '../../markup/plugin-popup.ts';
import { contactForm, orderPopupId } from '../../shop/builder-forms/definitions.ts';
import { accountPath, homePath } from '../../shop/links.ts';
import { contactPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';
import { captchaScript } from './captcha-script.ts';

/** The popup that opens when someone has written about an order. */
function orderPopup({ locale }: PageContext): Html {
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

/** `/contact/`. */
export function contactPage(context: PageContext): Page {
  const { locale } = context;
  const say = texts.contact[locale];
  const { postId } = contactForm;
  const main = html`<header class="page-header"><h1 class="page-title">${say.title}</h1><p>${say.lead}</p></header>
${noticesArea(context)}
<div class="elementor elementor-${postId} form-page" data-elementor-type="wp-page" data-elementor-id="${postId}">
<section class="card">${builderForm(context, contactForm, say.title)}</section>
${whereWeAre(say)}
</div>`;
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', 'page-contact', `page-id-${postId}`, `elementor-page-${postId}`],
    popups: [orderPopup(context)],
    scripts: [captchaScript(context, 'elementor-recaptcha-api-js')],
    crumbs: [{ label: say.title }],
    main,
  };
}

const whereWeAre = (say: (typeof texts.contact)['he']): Html =>
  html`<aside class="form-page__aside" aria-labelledby="where"><h2 id="where">${say.where}</h2><ul>${say.address.map((line) => html`<li><bdi>${line}</bdi></li>`)}</ul></aside>`;

/** `/contact/thanks/`: where a workshop's form leads. */
export function contactThanksPage(context: PageContext): Page {
  const { locale } = context;
  const say = texts.contact[locale];
  return {
    title: say.thanks,
    postId: 321,
    bodyClasses: ['page', 'page-thanks', 'page-id-321'],
    crumbs: [{ label: say.title, href: contactPath(locale) }, { label: say.thanks }],
    main: html`<header class="page-header"><h1 class="page-title">${say.thanks}</h1><p>${say.arrived}</p></header>
<p><a class="button" href="${homePath(locale)}">${say.home}</a></p>`,
  };
}
