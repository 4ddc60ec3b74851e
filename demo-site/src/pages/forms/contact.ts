import { builderForm } from '../../markup/builder-form/form.ts';
import { type Html, html } from '../../markup/html.ts';
import { contactForm } from '../../shop/builder-forms/contact-form.ts';
import { contactPath } from '../../shop/builder-forms/paths.ts';
import { homePath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';
import { captchaScript } from './captcha-script.ts';
import { orderPopup } from './order-popup.ts';

const texts = {
  he: {
    title: 'יצירת קשר',
    lead: 'שאלה על מוצר, על הזמנה או על סדנה: כותבים לנו כאן, ואנחנו עונים.',
    where: 'איפה אנחנו',
    address: ['החנות, סמטת הדייגים 4, עכו', 'ימים א׳ עד ה׳, 10:00–18:00', '04-555-0142'],
    thanks: 'נרשמת לסדנה',
    arrived: 'קיבלנו את ההודעה. יומיים לפני הסדנה נשלח תזכורת עם כל הפרטים.',
    home: 'לעמוד הבית',
  },
  en: {
    title: 'Contact',
    lead: 'A question about a piece, an order or a workshop: write to us here, and we answer.',
    where: 'Where we are',
    address: ['The shop, 4 Fishermen’s Lane, Acre', 'Sunday to Thursday, 10:00–18:00', '04-555-0142'],
    thanks: 'You have joined the workshop',
    arrived: 'Your message has arrived. Two days before the workshop we send a reminder with all you need.',
    home: 'To the home page',
  },
};

/** `/contact/`. */
export function contactPage(context: PageContext): Page {
  const { locale } = context;
  const say = texts[locale];
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

const whereWeAre = (say: (typeof texts)['he']): Html =>
  html`<aside class="form-page__aside" aria-labelledby="where"><h2 id="where">${say.where}</h2><ul>${say.address.map((line) => html`<li><bdi>${line}</bdi></li>`)}</ul></aside>`;

/** `/contact/thanks/`: where a workshop's form leads. */
export function contactThanksPage(context: PageContext): Page {
  const { locale } = context;
  const say = texts[locale];
  return {
    title: say.thanks,
    postId: 321,
    bodyClasses: ['page', 'page-thanks', 'page-id-321'],
    crumbs: [{ label: say.title, href: contactPath(locale) }, { label: say.thanks }],
    main: html`<header class="page-header"><h1 class="page-title">${say.thanks}</h1><p>${say.arrived}</p></header>
<p><a class="button" href="${homePath(locale)}">${say.home}</a></p>`,
  };
}
