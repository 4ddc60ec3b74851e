import formsTexts from '../../../content/texts/forms.json' with { type: 'json' };
import { isEmail } from '../address-fields.ts';
import { formAllowance } from '../allowance.ts';
import type { Locale } from '../model.ts';
import type { Repository } from '../repository.ts';
import type { Visit } from '../visit.ts';

/** The plugin's answer. */
export interface Subscribed {
  readonly type: 'success' | 'error';
  readonly message: string;
}

/** A request to subscribe; null when the call contained none. */
type Subscription = { readonly email: string; readonly name: string; readonly source: string } | null;

/** Subscribes an address, unless it is invalid or already subscribed. */
export function subscribe(visit: Visit, subscription: Subscription): Subscribed {
  const { shop, locale } = visit;
  const texts = formsTexts.subscribe[locale];
  const error = (message: string): Subscribed => ({ type: 'error', message });
  if (subscription === null) return error(texts.missing);
  const email = subscription.email.trim();
  if (email.length > 120 || !isEmail(email)) return error(texts.invalid);
  if (!formAllowance.take(visit)) return error(texts.tooMany);
  const outcome = addSubscriber(shop.repository, {
    email,
    name: subscription.name.trim().slice(0, 80),
    source: subscription.source.slice(0, 40),
    locale,
    subscribedAt: shop.platform.now(),
  });
  if (outcome === 'added') return { type: 'success', message: texts.success };
  return error(outcome === 'known' ? texts.already : texts.full);
}

/** A subscriber of the newsletter. */
export interface Subscriber {
  readonly email: string;
  readonly name: string;
  /** Place of the form on the site, such as `newsletter` or `home`. */
  readonly source: string;
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly subscribedAt: number;
}

const kind = 'subscriber';
const most = 2000;

/** Returns every subscriber, the newest first. */
export const subscribers = (repository: Repository): readonly Subscriber[] =>
  repository
    .documents(kind)
    .map(({ value }) => value as Subscriber)
    .reverse();

/** Adds a subscriber, unless the list contains the address (ignoring case) or has reached its maximum of 2,000. */
export function addSubscriber(repository: Repository, subscriber: Subscriber): 'added' | 'known' | 'full' {
  const id = subscriber.email.toLowerCase();
  return repository.transaction(() => {
    if (repository.document(kind, id) !== null) return 'known';
    if (repository.documents(kind).length >= most) return 'full';
    repository.saveDocument(kind, id, subscriber);
    return 'added';
  });
}

/** Deletes a subscriber; an unknown address changes nothing. */
export const deleteSubscriber = (repository: Repository, email: string): void =>
  repository.deleteDocument(kind, email.toLowerCase());
