import { hasLightbox, type LightboxSettings, names } from '@iyim/runtime/page';
import { isPlainObject, safeUrl, siteConfig } from '@iyim/runtime/widget';
import { OVERLAY } from './names.ts';

const IMAGE = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

/**
 * The link or overlay around `target` and what it would have the lightbox show: of an overlay its JSON, which the lightbox reads.
 * Null for one that is not for it.
 */
export function imageLinkAt(target: Element): { link: HTMLElement; settings: unknown } | null {
  const link = target.closest<HTMLElement>(`a[href], ${OVERLAY}`);
  if (!link || !hasLightbox() || !mayOpen(link.dataset.elementorOpenLightbox)) return null;
  const settings = link.matches('a') ? linkSettings(link) : link.dataset.elementorLightbox;
  return settings ? { link, settings } : null;
}

/** What the link wishes wins over what the page says; a page whose builder says nothing has its lightbox everywhere. */
function mayOpen(wish: string | undefined): boolean {
  if (wish === 'yes' || wish === 'no') return wish === 'yes';
  const { page, global } = siteConfig();
  const builder = global(names.globals.builder);
  return (
    page.lightbox?.imageLinks ??
    builder.flag('kit.global_image_lightbox') ??
    !isPlainObject(builder.value('kit')) // a kit leaves out what is off
  );
}

function linkSettings(link: HTMLElement): LightboxSettings | null {
  const { elementorLightboxVideo: video, elementorLightboxSlideshow: slideshow = '' } = link.dataset;
  const url = safeUrl(link.getAttribute('href') ?? '');
  if (!url?.startsWith('http') || link.hasAttribute('download')) return null;
  if (video) return { type: 'video', url: video, slideshow };
  return IMAGE.test(new URL(url).pathname) ? { url, slideshow } : null;
}
