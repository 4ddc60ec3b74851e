import texts from '../../../content/texts/forms.json' with { type: 'json' };
import { isEmail } from '../address-fields.ts';
import { formAllowance } from '../allowance.ts';
import type { Locale } from '../model.ts';
import type { Repository } from '../repository.ts';
import type { Visit } from '../visit.ts';

/** What the plugin answers. */
export interface Subscribed {
  readonly type: 'success' | 'error';
  readonly message: string;
}

/** What a visitor subscribes with; null: the call carried nothing. */
type Wanted = { readonly email: string; readonly name: string; readonly source: string } | null;

/** Subscribes an address, unless it is none or is subscribed already. */
export function subscribe(visit: Visit, wanted: Wanted): Subscribed {
  const { shop, locale } = visit;
  const say = texts.subscribe[locale];
  const error = (message: string): Subscribed => ({ type: 'error', message });
  if (wanted === null) return error(say.missing);
  const email = wanted.email.trim();
  if (email.length > 120 || !isEmail(email)) return error(say.invalid);
  if (!formAllowance.take(visit)) return error(say.tooMany);
  const outcome = addSubscriber(shop.repository, {
    email,
    name: wanted.name.trim().slice(0, 80),
    source: wanted.source.slice(0, 40),
    locale,
    subscribedAt: shop.platform.now(),
  });
  if (outcome === 'added') return { type: 'success', message: say.success };
  return error(outcome === 'known' ? say.already : say.full);
}

/** Someone who gets the newsletter. */
export interface Subscriber {
  readonly email: string;
  readonly name: string;
  /** Where they subscribed: `newsletter`, `home`. */
  readonly source: string;
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly subscribedAt: number;
}

const kind = 'subscriber';
const most = 2000;

/** Everyone who subscribed, the newest first. */
export const subscribers = (repository: Repository): readonly Subscriber[] =>
  repository
    .documents(kind)
    .map(({ value }) => value as Subscriber)
    .reverse();

/** Adds a subscriber, unless the address, in any case, is there already, or the list of 2,000 is full. */
export function addSubscriber(repository: Repository, subscriber: Subscriber): 'added' | 'known' | 'full' {
  const id = subscriber.email.toLowerCase();
  return repository.transaction(() => {
    if (repository.document(kind, id) !== null) return 'known';
    if (repository.documents(kind).length >= most) return 'full';
    repository.saveDocument(kind, id, subscriber);
    return 'added';
  });
}

/** Drops a subscriber; nothing happens for an unknown address. */
export const deleteSubscriber = (repository: Repository, email: string): void =>
  repository.deleteDocument(kind, email.toLowerCase());
