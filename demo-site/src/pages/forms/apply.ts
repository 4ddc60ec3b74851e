import { builderForm, type StepLook } from '../../markup/builder-form/form.ts';
import { type Html, html } from '../../markup/html.ts';
import { applyForm } from '../../shop/builder-forms/apply-form.ts';
import { applyPath } from '../../shop/builder-forms/paths.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';
import { captchaScript } from './captcha-script.ts';

const texts = {
  he: {
    title: 'למכור אצלנו',
    lead: 'ארבעה שלבים קצרים: פרטים, העבודות שלך, העדפות ואישור. מה שהוקלד נשמר במעבר בין השלבים.',
    looks: 'איך מוצגים השלבים',
    names: {
      number_text: 'מספרים ושמות',
      icon_text: 'סמלים ושמות',
      progress_bar: 'פס התקדמות',
      none: 'בלי סימון',
    },
  },
  en: {
    title: 'Sell with us',
    lead: 'Four short steps: your details, your work, some choices and your consent. What you type is kept between them.',
    looks: 'How the steps are shown',
    names: {
      number_text: 'Numbers and names',
      icon_text: 'Icons and names',
      progress_bar: 'A progress bar',
      none: 'Not at all',
    },
  },
};

type LookName = keyof (typeof texts)['he']['names'];

const looks: Readonly<Record<LookName, StepLook>> = {
  number_text: { type: 'number_text', shape: 'circle' },
  icon_text: { type: 'icon_text', shape: 'rounded' },
  progress_bar: { type: 'progress_bar', shape: 'none' },
  none: { type: 'none', shape: 'none' },
};

const lookOf = (name: string | null): LookName =>
  Object.keys(looks).find((key): key is LookName => key === name) ?? 'number_text';

/** `/apply/`; `?steps=` chooses how its steps are shown. */
export function applyPage(context: PageContext): Page {
  const { locale, query } = context;
  const say = texts[locale];
  const { postId } = applyForm;
  const look = lookOf(query.get('steps'));
  const main = html`<header class="page-header"><h1 class="page-title">${say.title}</h1><p>${say.lead}</p></header>
${noticesArea(context)}
<div class="elementor elementor-${postId} form-page" data-elementor-type="wp-page" data-elementor-id="${postId}">
<section class="card">${builderForm(context, applyForm, say.title, looks[look])}</section>
${lookLinks(context, look)}
</div>`;
  return {
    title: say.title,
    postId,
    bodyClasses: ['page', 'page-apply', `page-id-${postId}`, `elementor-page-${postId}`],
    scripts: [captchaScript(context, 'elementor-recaptcha_v3-api-js')],
    crumbs: [{ label: say.title }],
    main,
  };
}

function lookLinks({ locale }: PageContext, current: LookName): Html {
  const say = texts[locale];
  return html`<aside class="form-page__aside" aria-labelledby="looks"><h2 id="looks">${say.looks}</h2><ul>${Object.entries(
    say.names,
  ).map(
    ([name, label]) =>
      html`<li><a href="${applyPath(locale)}?steps=${name}"${name === current && html` aria-current="true"`}>${label}</a></li>`,
  )}</ul></aside>`;
}
