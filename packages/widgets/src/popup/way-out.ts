import type { PopupSettings } from './model.ts';

/**
 * A theme may hide close buttons. Where neither Esc nor a click beside the popup closes it either, the button shows all the
 * same: nobody is locked in.
 */
export function ensureWayOut(
  button: HTMLElement,
  { closesOnEsc, closesOnBackground }: Pick<PopupSettings, 'closesOnEsc' | 'closesOnBackground'>,
): void {
  if (closesOnEsc || closesOnBackground || button.checkVisibility?.() !== false) return;
  button.style.setProperty('display', 'flex');
}
