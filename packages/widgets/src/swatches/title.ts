import type { Island } from '@iyim/runtime/widget';
import { type AttributeGroup, CHOSEN_TITLE } from './read.ts';

/** The words beside an attribute's label: the separator and the title, or nothing (SW-5). */
export function titleText(separator: string, title: string): string {
  return title === '' ? '' : `${separator} ${title}`;
}

const drawn = new WeakMap<Element, HTMLElement>();

export function showTitle({ changes }: Island, { label, chosenTitle }: AttributeGroup, text: string): void {
  let place = chosenTitle ?? (label && drawn.get(label));
  if (!place?.isConnected) {
    if (!label || text === '') return;
    place = changes.slot(label, 'last', 'span');
    place.className = CHOSEN_TITLE;
    drawn.set(label, place);
  }
  changes.text(place, text);
}
