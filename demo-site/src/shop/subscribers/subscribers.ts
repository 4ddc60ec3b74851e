import type { Locale } from '../model.ts';
import type { Repository } from '../repository.ts';

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
