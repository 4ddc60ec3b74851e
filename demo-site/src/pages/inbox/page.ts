import formsTexts from '../../../content/texts/forms.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { builderForms } from '../../shop/builder-forms/definitions.ts';
import type { Field } from '../../shop/builder-forms/model.ts';
import { type ReceivedForm, receivedForms } from '../../shop/builder-forms/received.ts';
import { inboxNonce, mayReadInbox } from '../../shop/inbox.ts';
import { inboxPath, receivedFilePath } from '../../shop/locale.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { type Subscriber, subscribers } from '../../shop/subscribers/subscribers.ts';
import { editorLogin } from '../login-fields.ts';
import { noticesArea } from '../notices-area.ts';
import { type Page, pageHeader, plainPage } from '../page.ts';

const inboxTexts = formsTexts.inbox;

/** Renders a time in Israel's time zone. */
function timeOf({ locale }: PageContext, time: number): Html {
  const format = new Intl.DateTimeFormat(locale === 'he' ? 'he-IL' : 'en-GB', {
    timeZone: 'Asia/Jerusalem',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return html`<time datetime="${new Date(time).toISOString()}">${format.format(time)}</time>`;
}

/** Renders a form with one button that deletes; `about` names the item for screen readers. */
const deleteButton = (
  context: PageContext,
  field: 'delete_form' | 'delete_subscriber',
  value: string,
  about: string,
): Html =>
  html`<form method="post" class="inbox__delete"><input type="hidden" name="nonce" value="${createNonce(context, inboxNonce)}"><button type="submit" class="button" name="${field}" value="${value}">${inboxTexts[context.locale].remove}<span class="screen-reader-text">: ${about}</span></button></form>`;

/** Renders every subscriber of the newsletter. */
function subscriberList(context: PageContext, people: readonly Subscriber[]): Html {
  const texts = inboxTexts[context.locale];
  const sources: Readonly<Record<string, string>> = texts.source;
  return html`<ul class="inbox__subscribers">${people.map(
    ({ email, name, source, subscribedAt }) =>
      html`<li data-subscriber="${email}"><div><bdi>${email}</bdi>${name !== '' && html` · <bdi>${name}</bdi>`}<span class="inbox__since">${texts.when}${timeOf(context, subscribedAt)}${Object.hasOwn(sources, source) && ` · ${sources[source]}`}</span></div>${deleteButton(context, 'delete_subscriber', email, email)}</li>`,
  )}</ul>`;
}

/** Renders one received form, with all its fields. */
function formCard(context: PageContext, received: ReceivedForm): Html {
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

/** Returns the label of a choice, or the text as typed. */
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

/** `/inbox/`: messages from visitors, for the shop's owner. */
export function inboxPage(context: PageContext): Page {
  const texts = inboxTexts[context.locale];
  const isOwner = mayReadInbox(context);
  const shown = isOwner
    ? contents(context)
    : context.user === null
      ? editorLogin(context, texts, inboxPath(context.locale))
      : html`<p class="demo-note">${texts.customer}</p>`;
  return plainPage({
    title: texts.title,
    postId: 325,
    bodyClasses: ['page', 'page-inbox', 'page-id-325'],
    main: html`${pageHeader(texts.title, isOwner && texts.lead, 'page-title')}${noticesArea(context)}
${shown}`,
  });
}

function contents(context: PageContext): Html {
  const { repository } = context.shop;
  const texts = inboxTexts[context.locale];
  const forms = receivedForms(repository);
  const people = subscribers(repository);
  return html`<section class="inbox" aria-labelledby="inbox-forms"><h2 id="inbox-forms">${texts.forms} <span class="inbox__count">(${forms.length})</span></h2>
${forms.length === 0 ? html`<p class="inbox__empty">${texts.noForms}</p>` : html`<ol class="inbox__forms" reversed>${forms.map((form) => formCard(context, form))}</ol>`}</section>
<section class="inbox" aria-labelledby="inbox-subscribers"><h2 id="inbox-subscribers">${texts.subscribers} <span class="inbox__count">(${people.length})</span></h2>
${people.length === 0 ? html`<p class="inbox__empty">${texts.noSubscribers}</p>` : subscriberList(context, people)}</section>`;
}
