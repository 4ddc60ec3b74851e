import type { Island } from '@iyim/runtime/widget';
import { type Month, readExpandable } from './read.ts';

/**
 * Says in the markup what the table is: a grid of days. The grid is the table's body, because the caption holds the links
 * to other months, and a grid may hold nothing but rows; the weekdays, which stay outside with it, describe their days.
 */
export function dressMonth({ changes, id }: Island, month: Month, compact: boolean): void {
  const { table, body, name, weekdays, weeks } = month;
  const nameIt = (element: Element, part: string): string => {
    if (!element.id) changes.attribute(element, 'id', id(part));
    return element.id;
  };
  const weekdayIds = weekdays.map((weekday, column) => nameIt(weekday, `weekday-${column}`));
  changes.attribute(table, 'role', 'presentation');
  changes.attribute(body, 'role', 'grid');
  if (name) changes.attribute(body, 'aria-labelledby', nameIt(name, 'month'));
  for (const week of weeks) {
    const row = week[0]?.cell.parentElement;
    if (row) changes.attribute(row, 'role', 'row');
    week.forEach((day, column) => {
      const { cell, events, trigger, isToday } = day;
      changes.attribute(cell, 'role', 'gridcell');
      changes.attribute(cell, 'aria-describedby', weekdayIds[column] ?? null);
      if (isToday) changes.attribute(cell, 'aria-current', 'date');
      if (!events) return;
      for (const element of readExpandable(day))
        changes.attribute(element, 'aria-expanded', compact ? 'false' : null);
      if (trigger?.matches('a')) changes.attribute(trigger, 'role', 'button');
    });
  }
}
