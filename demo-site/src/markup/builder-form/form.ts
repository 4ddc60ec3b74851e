import texts from '../../../content/texts/forms.json' with { type: 'json' };
import type { Field, FormDefinition } from '../../shop/builder-forms/model.ts';
import { type Draft, draftOf, sentVariable } from '../../shop/builder-forms/plain-post.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { type Html, html } from '../html.ts';
import { fieldControl } from './field-control.ts';

/** The style of the builder's step indicators: its `step_type` and `step_icon_shape`. */
export interface StepStyle {
  readonly type: string;
  readonly shape: string;
}

const sendIcon = html`<span class="elementor-button-icon"><svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false" class="flip"><path d="M4 12 20 5l-5 15-4-6-7-2Z"/></svg></span>`;

/**
 * Renders a form like the page builder, ready for its widget. Without scripts it posts to its own page, which then shows the
 * typed values and the problems.
 */
export function builderForm(
  context: PageContext,
  form: FormDefinition,
  title: string,
  stepStyle: StepStyle = { type: 'number_text', shape: 'circle' },
): Html {
  const { locale, shop } = context;
  const draft = draftOf(context, form);
  const settings = {
    ...texts.steps[locale],
    button_width: '100',
    step_type: stepStyle.type,
    step_icon_shape: stepStyle.shape,
    ...(form.keepsDraft && { keep_draft: 'yes' }),
  };
  const name = form.name[locale];
  const hasFiles = form.fields.some(({ type }) => type === 'upload');
  return html`<div class="elementor-element elementor-element-${form.id} elementor-button-align-stretch elementor-widget elementor-widget-form" data-id="${form.id}" data-element_type="widget" data-settings="${JSON.stringify(settings)}" data-widget_type="form.default" data-widget="form"><div class="elementor-widget-container">
<form class="elementor-form" method="post" name="${name}" aria-label="${name}"${hasFiles && html` enctype="multipart/form-data"`}>
<input type="hidden" name="post_id" value="${form.postId}"><input type="hidden" name="form_id" value="${form.id}"><input type="hidden" name="referer_title" value="${`${title} – ${shop.name[locale]}`}"><input type="hidden" name="queried_id" value="${form.postId}">
<div class="elementor-form-fields-wrapper elementor-labels-above">
${form.fields.map((field) => html`${fieldGroup(context, field, draft)}\n`)}<div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons"><button class="elementor-button elementor-size-sm" type="submit"><span class="elementor-button-content-wrapper">${sendIcon}<span class="elementor-button-text">${form.button[locale]}</span></span></button></div>
</div>
${outcome(context, form, draft)}</form>
</div></div>`;
}

/** Renders the result of a form that was posted without scripts. */
function outcome({ locale, query }: PageContext, form: FormDefinition, draft: Draft | null): Html | false {
  if (draft !== null)
    return html`<div class="elementor-message elementor-message-danger" role="alert">${draft.message}</div>`;
  return (
    query.get(sentVariable) === form.id &&
    html`<div class="elementor-message elementor-message-success" role="alert">${form.success[locale]}</div>`
  );
}

/** Whether a field has a separate label: a checkbox contains its label, and captchas and steps have no label. */
const hasLabel = ({ type }: Field): boolean => !['acceptance', 'recaptcha', 'step'].includes(type);

function fieldGroup(context: PageContext, field: Field, draft: Draft | null): Html {
  const { id, type, required, width = 100 } = field;
  const problem = draft?.problems.get(id);
  const isGroup = type === 'radio' || type === 'checkbox';
  const label = html`${isGroup ? html`<span class="elementor-field-label" id="form-field-${id}-label">${field.label[context.locale]}</span>` : html`<label for="form-field-${id}" class="elementor-field-label">${field.label[context.locale]}</label>`}`;
  const described = [
    ...(field.hint ? [`form-field-${id}-hint`] : []),
    ...(problem === undefined ? [] : [`form-field-${id}-problem`]),
  ].join(' ');
  const drawing = {
    context,
    field,
    values: draft?.values.get(id) ?? [],
    describedBy: described,
    isInvalid: problem !== undefined,
  };
  return html`<div class="elementor-field-type-${type} elementor-field-group elementor-column elementor-field-group-${id} elementor-col-${width}${required && ' elementor-field-required elementor-mark-required'}${problem !== undefined && ' elementor-error'}">${hasLabel(field) && label}${fieldControl(drawing)}${field.hint && html`<span class="form-hint" id="form-field-${id}-hint">${field.hint[context.locale]}</span>`}${
    problem !== undefined &&
    html`<span class="elementor-message elementor-message-danger elementor-help-inline elementor-form-help-inline" role="alert" id="form-field-${id}-problem">${problem}</span>`
  }</div>`;
}
