import type { LocalDate } from './local-date.ts';
import { localPath } from './locale.ts';
import type { Locale, LocalText } from './model.ts';
import { verifyNonce } from './nonces.ts';
import type { Repository } from './repository.ts';
import type { Visit } from './visit.ts';

/** Name of the nonce, and of the query variable that says which post. */
export const deleteVariable = 'jet_engine_delete_post';

/** Why nothing was deleted, in the plugin's order, or what was. */
export type Deletion =
  | { readonly kind: 'guest' | 'expired' | 'forbidden' }
  | { readonly kind: 'deleted'; readonly event: ShopEvent | null };

export const mayManageEvents = ({ user }: Visit): boolean => user?.role === 'editor';

function refusal(visit: Visit, nonce: string | null): 'guest' | 'expired' | 'forbidden' | null {
  if (visit.user === null) return 'guest';
  if (!verifyNonce(visit, deleteVariable, nonce)) return 'expired';
  return mayManageEvents(visit) ? null : 'forbidden';
}

/** Puts an event into the bin: only for an editor, only with a nonce of theirs. One that is gone already stays gone. */
export function deleteEvent(visit: Visit, id: number, nonce: string | null): Deletion {
  const kind = refusal(visit, nonce);
  if (kind !== null) return { kind };
  return { kind: 'deleted', event: trashEvent(visit.shop.repository, id) };
}

/** Takes an event out of the bin again, under the same conditions. */
export function undeleteEvent(visit: Visit, id: number, nonce: string | null): Deletion {
  const kind = refusal(visit, nonce);
  if (kind !== null) return { kind };
  return {
    kind: 'deleted',
    event: restoreEvent(visit.shop.repository, id) ?? eventById(visit.shop.repository, id),
  };
}

export type EventKind = 'workshop' | 'fair' | 'opening' | 'talk';

/** Something people come to. */
export interface ShopEvent {
  readonly id: number;
  readonly slug: LocalText;
  readonly title: LocalText;
  readonly kind: EventKind;
  readonly summary: LocalText;
  readonly place: LocalText;
  readonly start: LocalDate;
  /** The last day; the first one again when there is only one. */
  readonly end: LocalDate;
  /** Of each day, `18:30`. */
  readonly startTime: string;
  readonly endTime: string;
  /** The product it is about: gives the picture, and a link. */
  readonly productId: number;
  readonly pictureId: number;
}

const live = 'event';
const trashed = 'event-trash';

const eventOf = (value: unknown): ShopEvent => value as ShopEvent;

/** Every event, the earliest first. */
export const allEvents = (repository: Repository): readonly ShopEvent[] =>
  repository
    .documents(live)
    .map(({ value }) => eventOf(value))
    .sort((a, b) => orderOf(a).localeCompare(orderOf(b)));

const orderOf = ({ start, startTime, id }: ShopEvent): string => `${start} ${startTime} ${id}`;

export function eventById(repository: Repository, id: number): ShopEvent | null {
  const value = repository.document(live, String(id))?.value;
  return value === undefined ? null : eventOf(value);
}

/** By the slug of either language. */
export const eventBySlug = (repository: Repository, slug: string): ShopEvent | null =>
  allEvents(repository).find((event) => event.slug.he === slug || event.slug.en === slug) ?? null;

export const saveEvent = (repository: Repository, event: ShopEvent): void =>
  repository.saveDocument(live, String(event.id), event);

function move(repository: Repository, id: number, from: string, to: string): ShopEvent | null {
  return repository.transaction(() => {
    const found = repository.document(from, String(id));
    if (found === null) return null;
    repository.saveDocument(to, found.id, found.value);
    repository.deleteDocument(from, found.id);
    return eventOf(found.value);
  });
}

/** Puts an event into the bin, as the CMS does; null when there is none. */
const trashEvent = (repository: Repository, id: number): ShopEvent | null =>
  move(repository, id, live, trashed);

/** Takes an event out of the bin again; null when it is not in it. */
const restoreEvent = (repository: Repository, id: number): ShopEvent | null =>
  move(repository, id, trashed, live);

export const eventsPath = (locale: Locale): string => localPath('/events/', locale);
export const manageEventsPath = (locale: Locale): string => localPath('/events/manage/', locale);
export const eventPath = (event: ShopEvent, locale: Locale): string =>
  localPath(`/events/${encodeURIComponent(event.slug[locale])}/`, locale);
