import type { Island } from '@iyim/runtime/widget';

export interface Disclosure {
  /** Whether the panel can be seen. */
  isOpen(): boolean;
  set(open: boolean): void;
}

/**
 * Makes one element of the server's show and hide another, as a button does (click, Enter, Space). The panel starts as the
 * server shows it, so that nothing moves at mount; `onOpen` runs when the visitor opens it.
 */
export function disclosure(
  island: Island,
  toggle: HTMLElement,
  panel: HTMLElement,
  onOpen?: () => void,
): Disclosure {
  const { changes, signal } = island;
  const isOpen = () => !panel.hidden && panel.style.display !== 'none';
  const set = (open: boolean) => {
    // The server's own way of hiding gives way to `hidden`, which needs no inline style.
    if (panel.style.display === 'none') changes.style(panel, 'display', '');
    changes.attribute(panel, 'hidden', open ? null : '');
    changes.attribute(toggle, 'aria-expanded', String(open));
  };

  if (!panel.id) changes.attribute(panel, 'id', island.id('panel'));
  if (toggle.localName !== 'button') changes.attribute(toggle, 'role', 'button');
  changes.attribute(toggle, 'aria-controls', panel.id);
  changes.attribute(toggle, 'aria-expanded', String(isOpen()));

  const flip = (event: Event) => {
    event.preventDefault();
    set(!isOpen());
    if (isOpen()) onOpen?.();
  };
  toggle.addEventListener('click', flip, { signal });
  if (toggle.localName !== 'button') {
    toggle.addEventListener('keydown', (event) => event.key === ' ' && flip(event), { signal });
  }
  return { isOpen, set };
}
