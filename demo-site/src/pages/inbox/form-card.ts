import { type Html, html } from '../../markup/html.ts';
import { builderForms } from '../../shop/builder-forms/definitions.ts';
import type { Field } from '../../shop/builder-forms/model.ts';
import { receivedFilePath } from '../../shop/builder-forms/paths.ts';
import type { ReceivedForm } from '../../shop/builder-forms/received.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { deleteButton } from './delete-button.ts';
import { inboxTexts } from './texts.ts';
import { timeOf } from './time.ts';

/** One form that arrived, with every field it had. */
export function formCard(context: PageContext, received: ReceivedForm): Html {
  const { locale } = context;
  const form = builderForms.find(({ id }) => id === received.formId);
  const title = form?.name[locale] ?? received.formId;
  const heading = `received-${received.id}`;
  const fields = (form?.fields ?? []).filter(({ type }) => !['step', 'recaptcha', 'upload'].includes(type));
  return html`<li><article class="card inbox-card" aria-labelledby="${heading}" data-form="${received.formId}" data-received="${received.id}">
<header><h3 id="${heading}">${title}</h3>${timeOf(context, received.receivedAt)}</header>
<dl>${fields.map((field) => row(context, field, received))}</dl>
${received.files.length > 0 && fileList(context, received)}
${deleteButton(context, 'delete_form', received.id, `${title}, ${firstValue(received)}`)}
</article></li>`;
}

const firstValue = ({ values }: ReceivedForm): string => values[0]?.values[0] ?? '';

function row({ locale }: PageContext, field: Field, { values }: ReceivedForm): Html {
  const sent = values.find((one) => one.field === field.id)?.values.filter((text) => text !== '') ?? [];
  const empty = html`<span class="inbox__nothing">${inboxTexts[locale].nothing}</span>`;
  return html`<div><dt>${field.label[locale]}</dt><dd>${sent.length === 0 ? empty : html`<bdi>${sent.map((text) => shown(field, text, locale)).join(', ')}</bdi>`}</dd></div>`;
}

/** A choice by its name, what was typed as it was typed. */
function shown(field: Field, text: string, locale: 'he' | 'en'): string {
  if (field.type === 'acceptance') return inboxTexts[locale].agreed;
  if (!('options' in field)) return text;
  return field.options.find(({ value }) => value === text)?.label[locale] ?? text;
}

const kilobytes = (size: number): string => `${Math.max(1, Math.round(size / 1024)).toLocaleString('en')} KB`;

function fileList({ locale }: PageContext, { files }: ReceivedForm): Html {
  return html`<div class="inbox-card__files"><h4>${inboxTexts[locale].files}</h4><ul>${files.map(
    ({ uploadId, name, size }) =>
      html`<li><a href="${receivedFilePath(uploadId, locale)}" download><bdi>${name}</bdi></a> <bdi>${kilobytes(size)}</bdi></li>`,
  )}</ul></div>`;
}
