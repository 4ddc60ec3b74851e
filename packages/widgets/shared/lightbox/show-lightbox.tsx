import { behaviour, drawOnPage, pageSlot } from '@iyim/runtime/widget';
import { LightboxView, type LightboxViewProps } from './LightboxView.tsx';

/** Shows slides above the page until the visitor closes it. One lightbox a page: another one is closed. */
export function showLightbox(props: Omit<LightboxViewProps, 'onClose'>): void {
  const open = pageSlot('lightbox', () => ({ end: () => {} }));
  open.end();
  let end = () => {}; // it may fail while it is drawn
  end = behaviour('lightbox', (signal) => {
    drawOnPage(<LightboxView {...props} onClose={() => end()} />, signal);
  });
  open.end = end;
}
