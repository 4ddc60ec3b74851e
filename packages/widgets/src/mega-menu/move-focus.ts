import { destination, directionOf, moveOf } from '@iyim/runtime/widget';

/** Arrows, Home and End go from title to title; each stays a tab stop. */
export function moveFocus(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  const from = stops.indexOf(target as HTMLElement);
  const move = from < 0 ? undefined : moveOf(key, directionOf(target as Element));
  if (!move) return;
  event.preventDefault();
  const hidden = stops.map((stop) => !stop.checkVisibility());
  stops[destination(hidden, from, move)]?.focus();
}
