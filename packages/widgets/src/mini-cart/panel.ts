import { beginModality, type Island, listenForDismissal } from '@iyim/runtime/widget';
import { readParts, SHOWN } from './read.ts';

/** What opened the cart: only a visitor's own act moves the focus, unless the page behind can not be reached. */
export type OpenedBy = 'click' | 'hover' | 'add';

export interface Panel {
  openedBy(): OpenedBy | null;
  open(by: OpenedBy): void;
  close(): void;
  /** Says the state in the markup again, after fragments replaced parts of it. */
  sync(): void;
}

export interface PanelOptions {
  readonly modal: boolean;
  readonly title: string;
  readonly onChange: (open: boolean) => void;
}

/** Room in pixels between the panel and the window's edge. */
const EDGE = 8;

/** Opens and closes the server's container. */
export function createPanel(island: Island, { modal, title, onChange }: PanelOptions): Panel {
  const { host, changes, id } = island;
  let by: OpenedBy | null = null;
  let opened: AbortController | undefined;
  const set = (element: Element | null, attributes: Record<string, string | null>) => {
    if (!element) return;
    for (const [name, value] of Object.entries(attributes)) changes.attribute(element, name, value);
  };

  const sync = () => {
    const parts = readParts(host);
    if (!parts) return;
    const { toggle, container, main, close } = parts;
    const open = by !== null;
    if (!container.id) set(container, { id: id('panel') });
    set(toggle, {
      role: toggle.localName === 'button' ? null : 'button',
      'aria-haspopup': 'dialog',
      'aria-controls': container.id,
      'aria-expanded': String(open),
    });
    set(container, {
      role: 'dialog',
      'aria-label': title,
      'aria-modal': modal ? 'true' : null,
      'aria-hidden': String(!open),
      tabindex: '-1',
      inert: open ? null : '',
    });
    set(main, { 'aria-hidden': String(!open) });
    if (close && close.localName !== 'button') set(close, { role: 'button', tabindex: '0' });
    changes.toggleClass(container, 'iyim-mini-cart-panel', true);
    changes.toggleClass(container, 'iyim-mini-cart-side', modal);
    changes.toggleClass(host, SHOWN, open);
    if (open && !modal) keepInside(container);
  };

  /** Moves the panel so far that the window does not cut it off, wherever the cart stands. */
  const keepInside = (container: HTMLElement) => {
    changes.style(container, 'translate', null);
    const { left, right } = container.getBoundingClientRect();
    const width = host.ownerDocument.documentElement.clientWidth;
    const shift = left < EDGE ? EDGE - left : Math.min(0, width - EDGE - right);
    if (shift !== 0) changes.style(container, 'translate', `${shift}px`);
  };

  const close = () => {
    if (by === null) return;
    by = null;
    const hadFocus = readParts(host)?.container.contains(host.ownerDocument.activeElement);
    opened?.abort();
    if (!modal && hadFocus) readParts(host)?.toggle.focus({ preventScroll: true });
    sync();
    onChange(false);
  };

  return {
    sync,
    openedBy: () => by,
    open(cause) {
      const wasOpen = by !== null;
      by = cause;
      sync();
      const container = readParts(host)?.container;
      if (!container) return;
      if (!wasOpen) {
        opened = new AbortController();
        const { signal } = opened;
        island.signal.addEventListener('abort', () => opened?.abort(), { signal });
        // The focus goes back to who had it before the cart took it by itself.
        const returnTo = cause === 'add' ? undefined : () => readParts(host)?.toggle;
        if (modal) beginModality(container, { returnTo, within: host, onDismiss: close }, signal);
        else listenForDismissal({ inside: [host], onDismiss: close }, signal);
      }
      if (cause === 'click') container.focus({ preventScroll: true });
      if (!wasOpen) onChange(true);
    },
    close,
  };
}
