import type { Island } from '@iyim/runtime/widget';
import type { SwatchForm } from './read.ts';

/**
 * Keeps a click or a submit from anybody else while `refuse` says that nothing can be bought yet. The button itself is
 * never disabled: who presses it is told why (SW-9).
 */
export function guardButton(
  { form, button }: SwatchForm,
  { handler }: Island,
  signal: AbortSignal,
  refuse: () => boolean,
): void {
  const guard = handler((event: Event) => {
    const meant = event.type === 'submit' || (event.target instanceof Node && button.contains(event.target));
    if (!meant || !refuse()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  for (const type of ['click', 'submit']) form.addEventListener(type, guard, { capture: true, signal });
}
