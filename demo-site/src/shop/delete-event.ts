import { eventById, restoreEvent, type ShopEvent, trashEvent } from './events.ts';
import { verifyNonce } from './nonces.ts';
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
