import mailFile from '../../content/mail.json' with { type: 'json' };
import { applyForm, contactForm } from '../shop/builder-forms/definitions.ts';
import { receivedForms, saveReceived } from '../shop/builder-forms/received.ts';
import type { Locale } from '../shop/model.ts';
import type { Repository } from '../shop/repository.ts';
import { addSubscriber, subscribers } from '../shop/subscribers/subscribers.ts';

const { letters, priceList } = mailFile;

/** Saves sample messages unless the shop has received forms, and sample subscribers unless it has subscribers. */
export function seedMail(repository: Repository): void {
  if (receivedForms(repository).length === 0) seedLetters(repository);
  if (subscribers(repository).length > 0) return;
  for (const { subscribedAt, ...subscriber } of mailFile.subscribers)
    addSubscriber(repository, { ...subscriber, subscribedAt: Date.parse(subscribedAt), locale: 'he' });
}

/** Saves the sample messages as received forms. Messages from `/apply/` include the price list as a file. */
function seedLetters(repository: Repository): void {
  const { id: uploadId, name, text } = priceList;
  const bytes = new TextEncoder().encode(text);
  repository.saveUpload({ id: uploadId, name, type: 'text/plain', bytes });
  for (const { id, form, locale, receivedAt, values } of letters) {
    const isApplication = form === 'apply';
    const { id: formId, postId } = isApplication ? applyForm : contactForm;
    saveReceived(repository, {
      id,
      formId,
      postId,
      locale: locale as Locale,
      receivedAt: Date.parse(receivedAt),
      referrer: '',
      values: Object.entries(values).map(([field, value]) => ({ field, values: [value].flat() })),
      files: isApplication ? [{ field: 'catalogue', uploadId, name, size: bytes.length }] : [],
    });
  }
}
