import { announce, type Island, isAbort } from '@iyim/runtime/widget';
import { loadMonth } from './load-month.ts';
import { LOADING } from './read.ts';

export interface Turn {
  /** As the contract writes it, e.g. `March 2024`. */
  readonly month: string;
  /** The month's own page, where there is one. */
  readonly href: string | null;
}

export interface TurnOptions {
  /** The month shown at the start; null when the page does not tell. */
  readonly shown: string | null;
  /** Puts the new month into the page. */
  readonly onMonth: (fresh: HTMLElement, turn: Turn, from: string | null) => void;
  /** Null when there is nothing (more) to say. */
  readonly onFailure: (failed: Turn | null) => void;
}

/**
 * Turns to another month. The one asked for last wins (CAL-3): an earlier request is aborted, and asking for the month
 * that is shown ends it. A failure leaves the old month as it is.
 */
export function createTurns(
  island: Island,
  { shown: atStart, onMonth, onFailure }: TurnOptions,
): (turn: Turn) => Promise<void> {
  const { host, changes, signal } = island;
  let shown = atStart;
  let pending: { readonly month: string; readonly abort: AbortController } | null = null;
  const busy = (on: boolean) => {
    changes.toggleClass(host, LOADING, on);
    changes.attribute(host, 'aria-busy', on ? 'true' : null);
  };
  signal.addEventListener('abort', () => pending?.abort.abort());

  return async (turn) => {
    const { month } = turn;
    if (pending?.month === month) return;
    pending?.abort.abort();
    pending = null;
    onFailure(null);
    if (month === shown) return busy(false);
    const mine = { month, abort: new AbortController() };
    pending = mine;
    busy(true);
    try {
      const fresh = await loadMonth(host, month, mine.abort.signal);
      if (pending !== mine) return;
      const from = shown;
      shown = month;
      onMonth(fresh, turn, from);
    } catch (error) {
      if (isAbort(error) || pending !== mine) return;
      island.report(error, `loading "${month}"`);
      onFailure(turn);
      announce(island.text('failed'));
    } finally {
      if (pending === mine) {
        pending = null;
        if (!signal.aborted) busy(false);
      }
    }
  };
}
