import texts from '../../../content/texts/forms.json' with { type: 'json' };
import { builderForm, type StepLook } from '../../markup/builder-form/form.ts';
import { builderWidget, elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { popupDocument } from '../../markup/plugin-popup.ts';
import { applyForm, contactForm, orderPopupId } from '../../shop/builder-forms/definitions.ts';
import { accountPath, homePath } from '../../shop/links.ts';
import { contactPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import { builtPage, type Page, pageHeader, plainPage, type Script } from '../page.ts';

const numbered: StepLook = { type: 'number_text', shape: 'circle' };
const looks = new Map<string | null, StepLook>([
  ['icon_text', { type: 'icon_text', shape: 'rounded' }],
  ['progress_bar', { type: 'progress_bar', shape: 'none' }],
  ['none', { type: 'none', shape: 'none' }],
]);

/** `/apply/`; `?steps=` chooses how its steps are shown. */
export function applyPage(context: PageContext): Page {
  const { locale, query } = context;
  const say = texts.apply[locale];
  const look = looks.get(query.get('steps')) ?? numbered;
  return builtPage({
    ...say,
    postId: applyForm.postId,
    kind: 'apply',
    name: 'form-page',
    scripts: [captchaScript(context, 'elementor-recaptcha_v3-api-js')],
    before: html`${noticesArea(context)}
`,
    inside: html`
<section class="card">${builderForm(context, applyForm, say.title, look)}</section>
`,
  });
}

const modes = ['slow', 'unreachable', 'refuse'];

/**
 * The captcha provider's script, as the builder puts it on a page with such a field. `?captcha=slow`, `unreachable` and
 * `refuse` make the provider misbehave.
 */
function captchaScript({ query, locale }: PageContext, id: string): Script {
  const asked = new URLSearchParams({ render: 'explicit', hl: locale === 'he' ? 'iw' : 'en' });
  const mode = query.get('captcha') ?? '';
  if (modes.includes(mode)) asked.set('mode', mode);
  return { id, src: `/captcha/api.js?${asked}` };
}

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
  return builtPage({
    title: say.title,
    postId: contactForm.postId,
    kind: 'contact',
    lead: say.lead,
    name: 'form-page',
    popups: [orderPopup(context)],
    scripts: [captchaScript(context, 'elementor-recaptcha-api-js')],
    before: html`${noticesArea(context)}
`,
    inside: html`
<section class="card">${builderForm(context, contactForm, say.title)}</section>
<aside class="form-page__aside" aria-labelledby="where"><h2 id="where">${say.where}</h2><ul>${say.address.map((line) => html`<li><bdi>${line}</bdi></li>`)}</ul></aside>
`,
  });
}

/** `/contact/thanks/`: where a workshop's form leads. */
export function contactThanksPage(context: PageContext): Page {
  const { locale } = context;
  const say = texts.contact[locale];
  return plainPage({
    title: say.thanks,
    postId: 321,
    bodyClasses: ['page', 'page-thanks', 'page-id-321'],
    crumbs: [{ label: say.title, href: contactPath(locale) }, { label: say.thanks }],
    main: html`${pageHeader(say.thanks, say.arrived, 'page-title')}<p><a class="button" href="${homePath(locale)}">${say.home}</a></p>`,
  });
}
