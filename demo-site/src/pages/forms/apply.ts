import texts from '../../../content/texts/forms.json' with { type: 'json' };
import { builderForm, type StepLook } from '../../markup/builder-form/form.ts';
import { html } from '../../markup/html.ts';
import { applyForm } from '../../shop/builder-forms/definitions.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';
import { captchaScript } from './captcha-script.ts';

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
  const { postId } = applyForm;
  const look = looks.get(query.get('steps')) ?? numbered;
  const main = html`<header class="page-header"><h1 class="page-title">${say.title}</h1><p>${say.lead}</p></header>
${noticesArea(context)}
<div class="elementor elementor-${postId} form-page" data-elementor-type="wp-page" data-elementor-id="${postId}">
<section class="card">${builderForm(context, applyForm, say.title, look)}</section>
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
