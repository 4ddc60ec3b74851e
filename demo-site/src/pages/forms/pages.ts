import formsTexts from '../../../content/texts/forms.json' with { type: 'json' };
import { builderForm, type StepStyle } from '../../markup/builder-form/form.ts';
import { builderWidget, elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { popupDocument } from '../../markup/plugin-popup.ts';
import { applyForm, contactForm, orderPopupId } from '../../shop/builder-forms/definitions.ts';
import { accountPath, homePath } from '../../shop/links.ts';
import { contactPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import { builtPage, type Page, pageHeader, plainPage, type Script } from '../page.ts';

const numbered: StepStyle = { type: 'number_text', shape: 'circle' };
const stepStyles = new Map<string | null, StepStyle>([
  ['icon_text', { type: 'icon_text', shape: 'rounded' }],
  ['progress_bar', { type: 'progress_bar', shape: 'none' }],
  ['none', { type: 'none', shape: 'none' }],
]);

/** `/apply/`; `?steps=` chooses how its steps are shown. */
export function applyPage(context: PageContext): Page {
  const { locale, query } = context;
  const texts = formsTexts.apply[locale];
  const stepStyle = stepStyles.get(query.get('steps')) ?? numbered;
  return builtPage({
    ...texts,
    postId: applyForm.postId,
    kind: 'apply',
    name: 'form-page',
    scripts: [captchaScript(context, 'elementor-recaptcha_v3-api-js')],
    before: html`${noticesArea(context)}
`,
    inside: html`
<section class="card">${builderForm(context, applyForm, texts.title, stepStyle)}</section>
`,
  });
}

const modes = ['slow', 'unreachable', 'refuse'];

/**
 * Returns the captcha provider's script, as the builder includes it on a page with a captcha. `?captcha=slow`, `unreachable` and
 * `refuse` simulate failures of the provider.
 */
function captchaScript({ query, locale }: PageContext, id: string): Script {
  const asked = new URLSearchParams({ render: 'explicit', hl: locale === 'he' ? 'iw' : 'en' });
  const mode = query.get('captcha') ?? '';
  if (modes.includes(mode)) asked.set('mode', mode);
  return { id, src: `/captcha/api.js?${asked}` };
}

/** Renders the popup that opens after a visitor has sent a message about an order. */
function orderPopup({ locale }: PageContext): Html {
  const texts = formsTexts.orderPopup[locale];
  const part = (type: string, inside: Html): Html =>
    builderWidget({ type, id: elementId(`${orderPopupId}-${type}`), inside });
  return popupDocument(
    orderPopupId,
    { triggers: [], timing: [], a11y_navigation: 'yes' },
    html`<div class="popup-card"><div class="popup-card__text">
${part('heading', html`<h2 class="elementor-heading-title elementor-size-default">${texts.heading}</h2>`)}
${part('text-editor', html`<p>${texts.text}</p>`)}
<p><a class="button button--primary" href="${accountPath(locale, 'orders')}">${texts.orders}</a></p>
</div></div>`,
  );
}

/** `/contact/`. */
export function contactPage(context: PageContext): Page {
  const { locale } = context;
  const texts = formsTexts.contact[locale];
  return builtPage({
    title: texts.title,
    postId: contactForm.postId,
    kind: 'contact',
    lead: texts.lead,
    name: 'form-page',
    popups: [orderPopup(context)],
    scripts: [captchaScript(context, 'elementor-recaptcha-api-js')],
    before: html`${noticesArea(context)}
`,
    inside: html`
<section class="card">${builderForm(context, contactForm, texts.title)}</section>
<aside class="form-page__aside" aria-labelledby="where"><h2 id="where">${texts.where}</h2><ul>${texts.address.map((line) => html`<li><bdi>${line}</bdi></li>`)}</ul></aside>
`,
  });
}

/** `/contact/thanks/`: the page that opens after a visitor has sent a message about a workshop. */
export function contactThanksPage(context: PageContext): Page {
  const { locale } = context;
  const texts = formsTexts.contact[locale];
  return plainPage({
    title: texts.thanks,
    postId: 321,
    bodyClasses: ['page', 'page-thanks', 'page-id-321'],
    crumbs: [{ label: texts.title, href: contactPath(locale) }, { label: texts.thanks }],
    main: html`${pageHeader(texts.thanks, texts.arrived, 'page-title')}<p><a class="button" href="${homePath(locale)}">${texts.home}</a></p>`,
  });
}
