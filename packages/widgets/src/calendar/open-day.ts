import type { Island } from '@iyim/runtime/widget';
import { ACTIVE, type Day, dressEventsRow, readExpandable } from './read.ts';
import type { TabOrder } from './tab-order.ts';

export interface OpenDay {
  /** The day whose events show in a row of their own. */
  current(): Day | null;
  /** Opens a day, closing the one before; the open one it closes. Days without events do nothing. */
  toggle(day: Day): void;
  close(): void;
}

/**
 * Shows one day's events in a row under its week (CAL-2). They are moved there and back, not copied, so that islands
 * among them live on.
 */
export function createOpenDay({ changes }: Island, order: TabOrder): OpenDay {
  let open: { day: Day; row: HTMLElement; place: HTMLElement } | null = null;

  const mark = (day: Day, isOpen: boolean) => {
    changes.toggleClass(day.cell, ACTIVE, isOpen);
    for (const element of readExpandable(day)) changes.attribute(element, 'aria-expanded', String(isOpen));
  };
  const close = () => {
    if (!open) return;
    const { day, row, place } = open;
    open = null;
    day.events?.append(...place.childNodes);
    row.remove();
    order.lock(day.cell);
    mark(day, false);
  };
  changes.onUndo(close);

  return {
    current: () => open?.day ?? null,
    close,
    toggle(day) {
      const same = open?.day.cell === day.cell;
      close();
      const week = day.cell.parentElement;
      if (same || !day.events || !week) return;
      const row = changes.slot(week, 'after', 'tr');
      const place = dressEventsRow(row, week.childElementCount);
      place.append(...day.events.childNodes);
      order.unlock(place);
      open = { day, row, place };
      mark(day, true);
    },
  };
}
