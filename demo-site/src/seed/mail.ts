import { letters, priceList, subscribers as subscriberSheets } from '../content/shop.ts';
import { applyForm } from '../shop/builder-forms/apply-form.ts';
import { contactForm } from '../shop/builder-forms/contact-form.ts';
import { receivedForms, saveReceived } from '../shop/builder-forms/received.ts';
import type { Repository } from '../shop/repository.ts';
import { addSubscriber, subscribers } from '../shop/subscribers/subscribers.ts';

const forms = { contact: contactForm, apply: applyForm };

/** Puts some mail into the shop's inbox, unless there is some already. */
export function seedMail(repository: Repository): void {
  if (receivedForms(repository).length === 0) seedLetters(repository);
  if (subscribers(repository).length > 0) return;
  for (const subscriber of subscriberSheets) addSubscriber(repository, { ...subscriber, locale: 'he' });
}

/** Applications come with the price list. */
function seedLetters(repository: Repository): void {
  const { id: uploadId, name, text } = priceList;
  const bytes = new TextEncoder().encode(text);
  repository.saveUpload({ id: uploadId, name, type: 'text/plain', bytes });
  for (const { form, values, ...letter } of letters)
    saveReceived(repository, {
      ...letter,
      formId: forms[form].id,
      postId: forms[form].postId,
      referrer: '',
      values: Object.entries(values).map(([field, value]) => ({ field, values: [value].flat() })),
      files: form === 'apply' ? [{ field: 'catalogue', uploadId, name, size: bytes.length }] : [],
    });
}
