import { behaviour } from '../site/behaviour.ts';
import { pageSlot } from '../site/page-slot.ts';

/** Milliseconds that a new live region must exist before its text is announced. */
const SETTLING_MS = 100;

/**
 * Announces a text to screen readers through the page's one polite live region, or, while a dialog is open, through a region
 * inside the dialog, because nothing behind a modal dialog is announced. A repeated text is announced again.
 */
export function announce(text: string): void {
  const dialog = openDialog(document);
  if (!dialog) {
    const region = pageSlot('live-region', createRegion);
    if (!region.isConnected) document.body.append(region);
    behaviour('live-region', (signal) => signal.addEventListener('abort', () => region.remove()));
    setText(region, text);
    return;
  }
  const existing = dialog.querySelector(':scope > [data-iyim-announcer]');
  if (existing) setText(existing, text);
  else {
    const region = createRegion();
    dialog.append(region);
    dialog.addEventListener('close', () => region.remove(), { once: true });
    setTimeout(() => setText(region, text), SETTLING_MS);
  }
}

function openDialog({ activeElement, body }: Document): Element | null {
  const around = activeElement?.closest('dialog[open]');
  if (around) return around;
  return activeElement === body ? ([...body.querySelectorAll('dialog[open]')].at(-1) ?? null) : null;
}

/** Sets the region's text. Adds an invisible space to a repeated text, because unchanged text would not be announced. */
function setText(region: Element, text: string): void {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('data-iyim-announcer', '');
  // The region is only visually hidden. Its style is set through the CSSOM, which a strict style-src allows.
  Object.assign(region.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  return region;
}
