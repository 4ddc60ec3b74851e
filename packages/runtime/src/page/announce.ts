import { pageSlot } from '../page-slot.ts';

/**
 * Says something to screen readers through the page's one polite live region. Saying the same twice is heard twice.
 */
export function announce(text: string): void {
  const region = pageSlot('live-region', createRegion);
  if (!region.isConnected) document.body.append(region);
  // Region text that does not change is not announced: an invisible space makes it differ.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('data-iyim-announcer', '');
  // Hidden from sight, not from screen readers. Set through the CSSOM, which a strict style-src allows.
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
