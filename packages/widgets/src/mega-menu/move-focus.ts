import { destination, directionOf, isPlainKey, moveOf } from '@iyim/runtime/widget';

/** Arrows, Home and End go from title to title; each stays a tab stop. */
export function moveFocus(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const { key, target } = event;
  if (!isPlainKey(event)) return;
  const from = stops.indexOf(target as HTMLElement);
  const move = from < 0 ? undefined : moveOf(key, directionOf(target as Element));
  if (!move) return;
  event.preventDefault();
  const hidden = stops.map((stop) => !stop.checkVisibility());
  stops[destination(hidden, from, move)]?.focus();
}
