import type { Choices } from './matching.ts';
import type { AttributeGroup } from './read.ts';

/** What the selects say now. */
export function readChoices(groups: readonly AttributeGroup[]): Choices {
  return new Map(groups.map(({ name, select }) => [name, select.value]));
}

/** Sets a select as a visitor would: by its option, with `input` and `change`. False when it has no such option. */
export function setSelect(select: HTMLSelectElement, value: string): boolean {
  const index = [...select.options].findIndex((option) => option.value === value);
  if (index < 0 && value !== '') return false;
  select.selectedIndex = index;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/**
 * Takes choices from the page's URL (`?attribute_pa_color=red`), for pages that a cache keeps without the query. What the
 * visitor has changed already, or the browser has filled in again, stays (SW-10).
 */
export function applyQuery(groups: readonly AttributeGroup[], query: URLSearchParams): void {
  for (const { name, select } of groups) {
    const wanted = query.get(name);
    const index = [...select.options].findIndex((option) => option.value === wanted);
    const original = Math.max(
      0,
      [...select.options].findIndex((option) => option.defaultSelected),
    );
    if (wanted !== null && index >= 0 && select.selectedIndex === original) select.selectedIndex = index;
  }
}
