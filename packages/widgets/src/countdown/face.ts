import type { PageChanges } from '@iyim/runtime/widget';
import { partsOf } from './parts.ts';
import type { Value } from './read.ts';

/**
 * Writes the numbers of a remaining time, in ms, into the server's own elements, and only those that have changed. Nothing
 * is drawn anew: a second touches one or two texts.
 */
export function connectFace(changes: PageChanges, values: readonly Value[]): (remaining: number) => void {
  const shown = values.map(({ part }) => part);
  const writers = values.map((value) => connectNumber(changes, value));
  return (remaining) => {
    const parts = [...partsOf(remaining, shown).values()];
    writers.forEach((write, index) => {
      write(String(parts[index]).padStart(2, '0'));
    });
  };
}

/** Writes one number: as a text, or a digit an element, where a third digit gets one that looks like the others. */
function connectNumber(changes: PageChanges, { element, digits }: Value): (text: string) => void {
  changes.toggleClass(element, 'iyim-countdown-number', true);
  const places = digits ? [...digits] : [element];
  let last = '';
  return (text) => {
    if (text === last) return;
    last = text;
    const pieces = digits ? [...text] : [text];
    while (places.length < pieces.length) {
      const added = changes.slot(element, 'last', 'span');
      added.className = places[0]?.className ?? '';
      places.push(added);
    }
    places.forEach((place, index) => {
      changes.text(place, pieces[index] ?? '');
      if (index > 1) changes.style(place, 'display', index < pieces.length ? null : 'none');
    });
  };
}
