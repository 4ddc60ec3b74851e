import { behaviour, goTo, isPlainClick, isPressKey, showInLightbox } from '@iyim/runtime/page';
import { report } from '@iyim/runtime/widget';
import { imageLinkAt } from './image-link.ts';
import { OVERLAY } from './names.ts';

/**
 * Makes links to pictures and videos, and elements whose JSON names their content (`data-elementor-lightbox`), open in the lightbox,
 * unless the page or the element itself opts out (LB-1). Runs once per page.
 */
export function followImageLinks(document: Document): void {
  behaviour('image-links', (signal) => {
    document.addEventListener('click', follow, { signal });
    document.addEventListener('keydown', pressOverlay, { signal });
  });
}

function follow(event: MouseEvent): void {
  const { target } = event;
  const found = isPlainClick(event) && target instanceof Element ? imageLinkAt(target) : null;
  if (!found) return;
  event.preventDefault();
  const { link, settings } = found;
  showInLightbox(settings, link).catch((error: unknown) => {
    report(error, 'lightbox', 'showing a picture', link);
    if (link instanceof HTMLAnchorElement) goTo(link.href);
  });
}

/** Activates overlays with Enter and Space, because browsers do not do this for elements that only have the role of a button. */
function pressOverlay(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.closest(OVERLAY) || !isPressKey(event, target)) return;
  event.preventDefault();
  target.click();
}
