import type { Island } from '@iyim/runtime/widget';
import { isolate } from './isolate.ts';
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
export function createPanel({ host, changes, id }: Island, { modal, title, onChange }: PanelOptions): Panel {
  let by: OpenedBy | null = null;
  let release: (() => void) | undefined;
  /** Who had the focus before the cart took it by itself. */
  let before: HTMLElement | null = null;
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

  const giveFocusBack = () => {
    const parts = readParts(host);
    const hadFocus = modal || parts?.container.contains(host.ownerDocument.activeElement);
    if (hadFocus) (before?.isConnected ? before : parts?.toggle)?.focus({ preventScroll: true });
    before = null;
  };

  return {
    sync,
    openedBy: () => by,
    open(cause) {
      const wasOpen = by !== null;
      by = cause;
      sync();
      const parts = readParts(host);
      if (modal && !wasOpen && parts) {
        const { activeElement } = host.ownerDocument;
        before = cause === 'add' && activeElement instanceof HTMLElement ? activeElement : null;
        release = isolate(parts.container);
      }
      if (cause === 'click' || modal) parts?.container.focus({ preventScroll: true });
      if (!wasOpen) onChange(true);
    },
    close() {
      if (by === null) return;
      by = null;
      release?.();
      release = undefined;
      giveFocusBack();
      sync();
      onChange(false);
    },
  };
}
