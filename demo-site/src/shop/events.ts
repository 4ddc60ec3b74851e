import type { LocalDate } from './local-date.ts';
import { localPath } from './locale.ts';
import type { Locale, LocalText } from './model.ts';
import { verifyNonce } from './nonces.ts';
import type { Repository } from './repository.ts';
import type { Visit } from './visit.ts';

/** Name of the nonce for deletions, and of the query variable with the event's id. */
export const deleteVariable = 'jet_engine_delete_post';

/** The result of a deletion or restoration: the reason for a refusal, or the event; null if there is no such event. */
export type Deletion =
  | { readonly kind: 'guest' | 'expired' | 'forbidden' }
  | { readonly kind: 'deleted'; readonly event: ShopEvent | null };

export const mayManageEvents = ({ user }: Visit): boolean => user?.role === 'editor';

function refusal(visit: Visit, nonce: string | null): 'guest' | 'expired' | 'forbidden' | null {
  if (visit.user === null) return 'guest';
  if (!verifyNonce(visit, deleteVariable, nonce)) return 'expired';
  return mayManageEvents(visit) ? null : 'forbidden';
}

/** Moves an event to the bin, but only for an editor with a valid nonce. An event that is already in the bin stays there. */
export function deleteEvent(visit: Visit, id: number, nonce: string | null): Deletion {
  const kind = refusal(visit, nonce);
  if (kind !== null) return { kind };
  return { kind: 'deleted', event: trashEvent(visit.shop.repository, id) };
}

/** Restores an event from the bin, but only for an editor with a valid nonce. */
export function undeleteEvent(visit: Visit, id: number, nonce: string | null): Deletion {
  const kind = refusal(visit, nonce);
  if (kind !== null) return { kind };
  return {
    kind: 'deleted',
    event: restoreEvent(visit.shop.repository, id) ?? eventById(visit.shop.repository, id),
  };
}

export type EventKind = 'workshop' | 'fair' | 'opening' | 'talk';

/** An event of the shop. */
export interface ShopEvent {
  readonly id: number;
  readonly slug: LocalText;
  readonly title: LocalText;
  readonly kind: EventKind;
  readonly summary: LocalText;
  readonly place: LocalText;
  readonly start: LocalDate;
  /** The last day, equal to the first for an event of one day. */
  readonly end: LocalDate;
  /** Start on each day, `18:30`. */
  readonly startTime: string;
  readonly endTime: string;
  /** Id of the product that the event's page links to. */
  readonly productId: number;
  readonly pictureId: number;
}

const live = 'event';
const trashed = 'event-trash';

const eventOf = (value: unknown): ShopEvent => value as ShopEvent;

/** Returns every event, the earliest first. */
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

/** Finds an event by its slug in either language. */
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

/** Moves an event to the bin, like the CMS; null when there is no such event. */
const trashEvent = (repository: Repository, id: number): ShopEvent | null =>
  move(repository, id, live, trashed);

/** Restores an event from the bin; null when it is not in the bin. */
const restoreEvent = (repository: Repository, id: number): ShopEvent | null =>
  move(repository, id, trashed, live);

export const eventsPath = (locale: Locale): string => localPath('/events/', locale);
export const manageEventsPath = (locale: Locale): string => localPath('/events/manage/', locale);
export const eventPath = (event: ShopEvent, locale: Locale): string =>
  localPath(`/events/${encodeURIComponent(event.slug[locale])}/`, locale);
