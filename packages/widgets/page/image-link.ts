import { hasLightbox, type LightboxSettings, names } from '@iyim/runtime/page';
import { isPlainObject, safeUrl, siteConfig } from '@iyim/runtime/widget';
import { OVERLAY } from './names.ts';

const IMAGE = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

/**
 * Returns the link or overlay around `target` with the settings for the lightbox. An overlay's settings are its JSON, which the
 * lightbox parses. Returns null if the link or overlay does not open in the lightbox.
 */
export function imageLinkAt(target: Element): { link: HTMLElement; settings: unknown } | null {
  const link = target.closest<HTMLElement>(`a[href], ${OVERLAY}`);
  if (!link || !hasLightbox() || !opensLightbox(link.dataset.elementorOpenLightbox)) return null;
  const settings = link.matches('a') ? linkSettings(link) : link.dataset.elementorLightbox;
  return settings ? { link, settings } : null;
}

/**
 * Whether a link opens the lightbox. The link's setting overrides the page's setting. On a page without the builder's settings,
 * the link opens it.
 */
function opensLightbox(linkSetting: string | undefined): boolean {
  if (linkSetting === 'yes' || linkSetting === 'no') return linkSetting === 'yes';
  const { page, global } = siteConfig();
  const builder = global(names.globals.builder);
  return (
    page.lightbox?.imageLinks ??
    builder.flag('kit.global_image_lightbox') ??
    !isPlainObject(builder.value('kit')) // the builder's kit omits options that are off
  );
}

function linkSettings(link: HTMLElement): LightboxSettings | null {
  const { elementorLightboxVideo: video, elementorLightboxSlideshow: slideshow = '' } = link.dataset;
  const url = safeUrl(link.getAttribute('href') ?? '');
  if (!url?.startsWith('http') || link.hasAttribute('download')) return null;
  if (video) return { type: 'video', url: video, slideshow };
  return IMAGE.test(new URL(url).pathname) ? { url, slideshow } : null;
}
