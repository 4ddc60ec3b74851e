import { askQuestion } from '../../shop/builder-forms/check-captcha.ts';
import type { CaptchaField } from '../../shop/builder-forms/model.ts';
import { siteKeys } from '../../shop/captcha/tokens.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './field-control.ts';

/** The provider's place, and a question for visitors whose browser runs no scripts. */
export function captchaControl({ context, field, describedBy, isInvalid }: Drawing<CaptchaField>): Html {
  const kind =
    field.kind === 'score'
      ? html` data-type="v3" data-action="Form" data-badge="inline" data-size="invisible"`
      : html` data-type="v2_checkbox" data-theme="light" data-size="normal"`;
  const { text, signed } = askQuestion(context);
  return html`<div class="elementor-field" id="form-field-${field.id}"><div class="elementor-g-recaptcha" data-sitekey="${siteKeys[field.kind]}"${kind}></div></div>
<noscript><div class="form-question"><label class="elementor-field-label" for="captcha-answer">${text}</label>
<input type="text" inputmode="numeric" autocomplete="off" class="elementor-field elementor-field-textual" id="captcha-answer" name="captcha_answer"${describedBy !== '' && html` aria-describedby="${describedBy}"`}${isInvalid && html` aria-invalid="true"`}>
<input type="hidden" name="captcha_question" value="${signed}"></div></noscript>`;
}
