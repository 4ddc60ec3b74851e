import texts from '../../../content/texts/forms.json' with { type: 'json' };
import { askQuestion } from '../../shop/builder-forms/check-captcha.ts';
import { acceptOf } from '../../shop/builder-forms/check-files.ts';
import { dateBounds } from '../../shop/builder-forms/check-value.ts';
import type {
  AcceptanceField,
  CaptchaField,
  ChoiceField,
  DateField,
  Field,
  StepField,
  TextField,
  TimeField,
  UploadField,
} from '../../shop/builder-forms/model.ts';
import { stepIconPath } from '../../shop/builder-forms/step-icons.ts';
import { siteKeys } from '../../shop/captcha/tokens.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { type Html, html } from '../html.ts';

/** Renders the container of the captcha, and a question that replaces the captcha for visitors without scripts. */
function captchaControl({ context, field, describedBy, isInvalid }: Drawing<CaptchaField>): Html {
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

/** Data that a field is rendered from. */
interface Drawing<T extends Field = Field> {
  readonly context: PageContext;
  readonly field: T;
  /** The values that were sent for the field. */
  readonly values: readonly string[];
  /** Ids of the texts that describe the field; '' if there are none. */
  readonly describedBy: string;
  readonly isInvalid: boolean;
}

const classes = 'elementor-field elementor-size-sm';
const fieldId = ({ id }: Field): string => `form-field-${id}`;

/** Returns the attributes that every control has. */
const shared = ({ field, describedBy, isInvalid }: Drawing): Html =>
  html`${field.required && html` required aria-required="true"`}${describedBy !== '' && html` aria-describedby="${describedBy}"`}${isInvalid && html` aria-invalid="true"`}${field.autocomplete !== undefined && html` autocomplete="${field.autocomplete}"`}`;

/** Renders the content of a field's group except the label. */
export function fieldControl(drawing: Drawing): Html {
  const { field } = drawing;
  switch (field.type) {
    case 'text':
    case 'email':
    case 'tel':
      return textInput({ ...drawing, field });
    case 'textarea':
      return html`<textarea class="elementor-field-textual ${classes}" name="form_fields[${field.id}]" id="${fieldId(field)}" rows="5" maxlength="${field.most}"${shared(drawing)}>${drawing.values[0]}</textarea>`;
    case 'select':
      return selectBox({ ...drawing, field });
    case 'radio':
    case 'checkbox':
      return choices({ ...drawing, field });
    case 'acceptance':
      return acceptance({ ...drawing, field });
    case 'date':
      return dateInput({ ...drawing, field });
    case 'time':
      return timeInput({ ...drawing, field });
    case 'upload':
      return uploadInput({ ...drawing, field });
    case 'recaptcha':
      return captchaControl({ ...drawing, field });
    case 'step':
      return stepMark({ ...drawing, field });
  }
}

function textInput(drawing: Drawing<TextField>): Html {
  const { context, field, values } = drawing;
  const phone =
    field.type === 'tel' &&
    html` pattern="[0-9\\(\\)#&+*\\-=. ]+" title="${texts.controls[context.locale].phone}"`;
  return html`<input size="1" type="${field.type}" name="form_fields[${field.id}]" id="${fieldId(field)}" class="${classes} elementor-field-textual" maxlength="${field.most}" value="${values[0]}"${phone}${shared(drawing)}>`;
}

function selectBox(drawing: Drawing<ChoiceField>): Html {
  const { context, field, values } = drawing;
  return html`<div class="elementor-field elementor-select-wrapper remove-before"><select name="form_fields[${field.id}]" id="${fieldId(field)}" class="elementor-field-textual elementor-size-sm"${shared(drawing)}>
<option value="">${texts.controls[context.locale].choose}</option>
${field.options.map(
  ({ value, label }) =>
    html`<option value="${value}"${values.includes(value) && html` selected`}>${label[context.locale]}</option>`,
)}</select></div>`;
}

/**
 * Renders radio buttons or checkboxes. Only radio buttons get `required`, because browsers cannot require one of several
 * checkboxes.
 */
function choices(drawing: Drawing<ChoiceField>): Html {
  const { context, field, values, describedBy, isInvalid } = drawing;
  const name = field.type === 'checkbox' ? `form_fields[${field.id}][]` : `form_fields[${field.id}]`;
  const mustChoose = field.required && field.type === 'radio' && html` required`;
  return html`<div class="elementor-field-subgroup elementor-subgroup-inline" role="${field.type === 'radio' ? 'radiogroup' : 'group'}" aria-labelledby="${fieldId(field)}-label"${describedBy !== '' && html` aria-describedby="${describedBy}"`}>${field.options.map(
    ({ value, label }, at) =>
      html`<span class="elementor-field-option"><input type="${field.type}" value="${value}" id="${fieldId(field)}-${at}" name="${name}"${values.includes(value) && html` checked`}${mustChoose}${isInvalid && html` aria-invalid="true"`}> <label for="${fieldId(field)}-${at}">${label[context.locale]}</label></span>`,
  )}</div>`;
}

function acceptance(drawing: Drawing<AcceptanceField>): Html {
  const { context, field, values } = drawing;
  return html`<div class="elementor-field-subgroup"><span class="elementor-field-option"><input type="checkbox" name="form_fields[${field.id}]" id="${fieldId(field)}" class="${classes} elementor-acceptance-field"${values.length > 0 && html` checked`}${shared(drawing)}> <label for="${fieldId(field)}">${field.label[context.locale]}</label></span></div>`;
}

function dateInput(drawing: Drawing<DateField>): Html {
  const { context, field, values } = drawing;
  const [min, max] = dateBounds(field, context.shop.platform.now());
  return html`<input type="date" name="form_fields[${field.id}]" id="${fieldId(field)}" class="${classes} elementor-field-textual elementor-date-field" pattern="[0-9]{4}-[0-9]{2}-[0-9]{2}" min="${min}" max="${max}" value="${values[0]}"${shared(drawing)}>`;
}

const timeInput = (drawing: Drawing<TimeField>): Html =>
  html`<input type="time" name="form_fields[${drawing.field.id}]" id="${fieldId(drawing.field)}" class="${classes} elementor-field-textual elementor-time-field" value="${drawing.values[0]}"${shared(drawing)}>`;

function uploadInput(drawing: Drawing<UploadField>): Html {
  const { context, field } = drawing;
  return html`<input type="file" name="form_fields[${field.id}]" id="${fieldId(field)}" class="${classes} elementor-upload-field" accept="${acceptOf(field.kind)}" data-maxsize="${field.maxSize}" data-maxsize-message="${texts.controls[context.locale].tooLarge}"${shared(drawing)}>`;
}

/**
 * Renders the mark that begins a step. The builder's script moves the fields between this mark and the next one into the
 * step.
 */
function stepMark({ context, field }: Drawing<StepField>): Html {
  const { locale } = context;
  return html`<div class="e-field-step elementor-hidden" data-label="${field.label[locale]}" data-previousButton="${field.previous?.[locale]}" data-nextButton="${field.next?.[locale]}" data-iconUrl="${stepIconPath(field.icon)}" data-iconLibrary="svg" data-icon=""></div>`;
}
