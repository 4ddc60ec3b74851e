import { applyForm } from '../shop/builder-forms/apply-form.ts';
import { contactForm } from '../shop/builder-forms/contact-form.ts';
import type { FormDefinition } from '../shop/builder-forms/model.ts';
import { receivedForms, saveReceived } from '../shop/builder-forms/received.ts';
import type { Locale } from '../shop/model.ts';
import type { Repository } from '../shop/repository.ts';
import { addSubscriber, subscribers } from '../shop/subscribers/subscribers.ts';

interface Letter {
  readonly id: string;
  readonly form: FormDefinition;
  readonly locale: Locale;
  readonly receivedAt: number;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
}

/** One file to download: two lines of a price list. */
const priceList = new TextEncoder().encode('סלסלה קטנה – 120 ₪\nסלסלה גדולה – 210 ₪\n');
const priceListId = '5eed0000000000000000000000000001';

const letters: readonly Letter[] = [
  {
    id: '5eed000000000001',
    form: contactForm,
    locale: 'he',
    receivedAt: Date.UTC(2026, 1, 9, 7, 12),
    values: {
      name: 'יעל שמש',
      email: 'yael@example.com',
      phone: '',
      topic: 'general',
      message: 'הספלים הכחולים מתאימים למדיח?',
      terms: 'on',
    },
  },
  {
    id: '5eed000000000002',
    form: contactForm,
    locale: 'en',
    receivedAt: Date.UTC(2026, 1, 11, 16, 40),
    values: {
      name: 'Tom Baker',
      email: 'tom@example.com',
      phone: '+44 20 5555 0100',
      topic: 'workshop',
      message: 'Is there room for two at the next Evening at the Wheel?\nWe have never touched clay.',
      terms: 'on',
    },
  },
  {
    id: '5eed000000000003',
    form: applyForm,
    locale: 'he',
    receivedAt: Date.UTC(2026, 1, 12, 11, 5),
    values: {
      name: 'מיכל ברק',
      email: 'michal@example.com',
      phone: '050-5550177',
      town: 'כרמיאל',
      story: 'סלים קלועים מענפי זית ומכפות תמר.',
      visit_date: '2026-02-24',
      visit_time: '10:30',
      craft: 'other',
      selling: ['shop', 'fairs'],
      pieces: 'some',
      remarks: '',
      terms: 'on',
    },
  },
];

/** Puts some mail into the shop's inbox, unless there is some already. */
export function seedMail(repository: Repository): void {
  if (receivedForms(repository).length === 0) {
    const file = { id: priceListId, name: 'מחירון.txt', type: 'text/plain', bytes: priceList };
    repository.saveUpload(file);
    for (const letter of letters) seedLetter(repository, letter);
  }
  if (subscribers(repository).length > 0) return;
  const subscriber = { name: '', source: 'newsletter', locale: 'he' } as const;
  addSubscriber(repository, {
    ...subscriber,
    email: 'yael@example.com',
    name: 'יעל',
    subscribedAt: Date.UTC(2026, 1, 9, 7, 15),
  });
  addSubscriber(repository, {
    ...subscriber,
    email: 'ron@example.com',
    source: 'home',
    subscribedAt: Date.UTC(2026, 1, 10, 20, 2),
  });
}

function seedLetter(repository: Repository, { id, form, locale, receivedAt, values }: Letter): void {
  const file = { field: 'catalogue', uploadId: priceListId, name: 'מחירון.txt', size: priceList.length };
  saveReceived(repository, {
    id,
    formId: form.id,
    postId: form.postId,
    locale,
    receivedAt,
    referrer: '',
    values: Object.entries(values).map(([field, value]) => ({ field, values: [value].flat() })),
    files: form === applyForm ? [file] : [],
  });
}
