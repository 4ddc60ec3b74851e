import type { Island } from '@iyim/runtime/widget';
import type { PopupSettings } from './model.ts';
import { ensureWayOut } from './way-out.ts';

/** Lets the server's own close button close the popup, also by key, after its delay (PO-5). Returns what ends it. */
export function connectCloseControl(
  { changes, handler, text }: Island,
  control: HTMLElement,
  settings: PopupSettings,
  close: () => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isButton = control.localName === 'button';
  if (!isButton) {
    changes.attribute(control, 'role', 'button');
    changes.attribute(control, 'tabindex', '0');
  }
  if (!control.textContent?.trim() && !control.hasAttribute('aria-label'))
    changes.attribute(control, 'aria-label', text('close'));

  const press = (event: Event) => {
    event.preventDefault();
    close();
  };
  const key = (event: KeyboardEvent) => {
    if (!isButton && (event.key === 'Enter' || event.key === ' ')) press(event);
  };
  control.addEventListener('click', handler(press), { signal });
  control.addEventListener('keydown', handler(key), { signal });

  const show = () => {
    changes.style(control, 'display', null);
    ensureWayOut(control, settings);
  };
  if (settings.closeButtonDelay === 0) show();
  else changes.style(control, 'display', 'none');
  const timer = setTimeout(show, settings.closeButtonDelay);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
