import { isPlainKey, moveOf } from '@iyim/runtime/page';
import { directionOf } from '@iyim/runtime/widget';

/** Selector of fields in which the arrow keys move the text cursor. */
export const TEXT_FIELDS = 'input, select, textarea, [contenteditable]';

/** Returns the side to which an arrow key moves the slides in `frame`; undefined for other keys, and for keys in a text field. */
export function sideOf(event: KeyboardEvent, frame: HTMLElement): 'prev' | 'next' | undefined {
  const { key, target } = event;
  if (!isPlainKey(event) || !/^Arrow(Left|Right)$/.test(key)) return undefined;
  if (target instanceof Element && target.closest(TEXT_FIELDS)) return undefined;
  return moveOf(key, directionOf(frame)) === 'next' ? 'next' : 'prev';
}
