import type { PageChanges } from '@iyim/runtime';
import { partsOf } from './parts.ts';
import type { Value } from './read.ts';

/** Shows a remaining time, in ms. */
export type Show = (remaining: number) => void;

/**
 * Writes the numbers into the server's own elements, and only those that have changed. Nothing is drawn anew: a second
 * touches one or two texts.
 */
export function connectFace(changes: PageChanges, values: readonly Value[]): Show {
  const shown = values.map(({ part }) => part);
  const writers = values.map((value) => {
    changes.toggleClass(value.element, 'iyim-countdown-number', true);
    return {
      part: value.part,
      write: value.digits ? digitWriter(changes, value, value.digits) : textWriter(changes, value),
    };
  });
  return (remaining) => {
    const parts = partsOf(remaining, shown);
    for (const { part, write } of writers) write(String(parts.get(part) ?? 0).padStart(2, '0'));
  };
}

function textWriter(changes: PageChanges, { element }: Value): (text: string) => void {
  let last = '';
  return (text) => {
    if (text !== last) changes.text(element, text);
    last = text;
  };
}

/** One element a digit, as the elements plugin has it; a third digit gets one that looks like the others. */
function digitWriter(
  changes: PageChanges,
  { element }: Value,
  digits: readonly HTMLElement[],
): (text: string) => void {
  const places = [...digits];
  let last = '';
  return (text) => {
    if (text === last) return;
    last = text;
    while (places.length < text.length) {
      const added = changes.slot(element, 'last', 'span');
      added.className = digits[0]?.className ?? '';
      places.push(added);
    }
    places.forEach((place, index) => {
      changes.text(place, text[index] ?? '');
      if (index > 1) changes.style(place, 'display', index < text.length ? null : 'none');
    });
  };
}
