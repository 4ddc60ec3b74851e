import texts from '../../../content/texts/forms.json' with { type: 'json' };
import { builderForm } from '../../markup/builder-form/form.ts';
import { type Html, html } from '../../markup/html.ts';
import { contactForm } from '../../shop/builder-forms/definitions.ts';
import { contactPath } from '../../shop/builder-forms/paths.ts';
import { homePath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';
import { captchaScript } from './captcha-script.ts';
import { orderPopup } from './order-popup.ts';

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
