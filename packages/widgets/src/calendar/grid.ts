import { directionOf, type Island, isPlainClick } from '@iyim/runtime/widget';
import { dressMonth } from './dress-month.ts';
import { moveInGrid, type Place } from './move-in-grid.ts';
import type { OpenDay } from './open-day.ts';
import { type Day, isCompact, type Month, readMonth } from './read.ts';
import type { TabOrder } from './tab-order.ts';

export interface Grid {
  /** Dresses the month that stands in the host now; the tab stop stays on the same date, as far as there is one. */
  sync(): void;
  /** Puts the focus on the tab stop. */
  focus(): void;
}

export interface GridOptions {
  readonly order: TabOrder;
  readonly openDay: OpenDay;
  readonly onPage: (to: 'previous' | 'next') => void;
}

/** Works the month as an ARIA grid: one tab stop, arrows between days, Enter into a day's events. */
export function createGrid(island: Island, { order, openDay, onPage }: GridOptions): Grid {
  const { host, changes, signal } = island;
  let month: Month;
  let stop: Day | undefined;
  let entered: Day | undefined;

  const days = () => month.weeks.flat();
  const isDay = (day: Day) => !day.isPad || day.events !== null;
  const dayOf = (target: EventTarget | null) =>
    target instanceof Node ? days().find(({ cell }) => cell.contains(target)) : undefined;

  const setStop = (day: Day | undefined) => {
    if (!day || day === stop) return;
    if (stop) changes.attribute(stop.cell, 'tabindex', '-1');
    stop = day;
    changes.attribute(day.cell, 'tabindex', '0');
  };
  const leave = () => {
    if (entered?.events) order.lock(entered.events);
    entered = undefined;
  };
  const enter = (day: Day) => {
    if (isCompact(host)) return openDay.toggle(day);
    const [first] = day.events ? order.unlock(day.events) : [];
    entered = day;
    first?.focus();
  };

  const sync = () => {
    const date = stop?.date;
    leave();
    stop = undefined;
    month = readMonth(host);
    const compact = isCompact(host);
    changes.toggleClass(host, 'iyim-calendar-compact', compact);
    dressMonth(island, month, compact);
    for (const day of days()) {
      if (isDay(day)) changes.attribute(day.cell, 'tabindex', '-1');
      if (day.events) order.lock(day.cell);
    }
    const own = days().filter(({ isPad }) => !isPad);
    const same = own.find((day) => day.date === date) ?? (date ? own.at(-1) : undefined);
    setStop(same ?? own.find(({ isToday }) => isToday) ?? own[0]);
  };

  const placeOf = (day: Day): Place => {
    const row = month.weeks.findIndex((week) => week.includes(day));
    return { row, column: month.weeks[row]?.indexOf(day) ?? 0 };
  };
  const move = (event: KeyboardEvent, day: Day) => {
    const { key } = event;
    const to = moveInGrid(
      month.weeks.map((week) => week.map(isDay)),
      placeOf(day),
      { key, ctrl: event.ctrlKey, direction: directionOf(host) },
    );
    if (!to) return;
    event.preventDefault();
    if (typeof to === 'string') return onPage(to);
    setStop(month.weeks[to.row]?.[to.column]);
    stop?.cell.focus();
  };

  const press = (event: KeyboardEvent) => {
    const { key, target, altKey, metaKey } = event;
    if (event.defaultPrevented || altKey || metaKey) return;
    const day = dayOf(target);
    if (key === 'Escape') {
      const back = openDay.current() ?? (day?.cell === target ? undefined : day);
      if (!back) return;
      event.preventDefault();
      openDay.close();
      setStop(back);
      back.cell.focus(); // before its controls leave the tab order
      return leave();
    }
    if (!day || day.cell !== target) return; // a control's keys are its own
    if (key !== 'Enter' && key !== ' ' && key !== 'F2') return move(event, day);
    event.preventDefault();
    enter(day);
  };

  const click = (event: MouseEvent) => {
    const day = dayOf(event.target);
    if (!day || !isPlainClick(event)) return;
    const link = (event.target as Element).closest('a[href], button');
    if (link && link !== day.trigger) return; // an event's own
    if (isDay(day)) setStop(day);
    if (!isCompact(host)) return;
    event.preventDefault();
    openDay.toggle(day);
  };

  host.addEventListener('keydown', island.handler(press), { signal });
  host.addEventListener('click', island.handler(click), { signal });
  host.addEventListener(
    'focusin',
    ({ target }) => {
      const day = dayOf(target);
      if (day && isDay(day)) setStop(day);
    },
    { signal },
  );
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (dayOf(relatedTarget) !== entered) leave();
    },
    { signal },
  );
  // An island among the events brings controls of its own.
  host.addEventListener(
    'iyim:mounted',
    ({ target }) => {
      const day = dayOf(target);
      if (day?.events && day !== entered) order.lock(day.events);
    },
    { signal },
  );
  return { sync, focus: () => stop?.cell.focus() };
}
