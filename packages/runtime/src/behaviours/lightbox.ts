import { pageRecord } from '../islands/registry.ts';
import type { LightboxSettings, LoadLightbox } from '../islands/types.ts';
import { behaviours } from '../site/behaviour.ts';
import { siteConfig } from '../site/config.ts';
import { names } from '../site/names.ts';
import { isPlainObject } from '../site/plain.ts';
import { safeUrl } from '../site/safe-url.ts';
import { OVERLAY } from './names.ts';

const IMAGE = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

/**
 * The link or overlay around `target` and what it would have the lightbox show: of an overlay its JSON, which the lightbox reads.
 * Null for one that is not for it.
 */
export function imageLinkAt(target: Element): { link: HTMLElement; settings: unknown } | null {
  const link = target.closest<HTMLElement>(`a[href], ${OVERLAY}`);
  if (!link || !lightboxOf() || !mayOpen(link.dataset.elementorOpenLightbox)) return null;
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

/** How the page's lightbox is fetched; undefined where no widget brings one. */
function lightboxOf(): LoadLightbox | undefined {
  return [...pageRecord().widgets.values()].find(({ lightbox }) => lightbox)?.lightbox;
}

/**
 * Shows a picture, a slideshow or a video in the page's lightbox. `opener` gets the focus back; it also says the language and
 * the direction, and its `data-elementor-lightbox-title` and `-description` are the caption. Nothing opens where the page was
 * stopped meanwhile (RT-18), nor for an address that is not safe to show.
 *
 * @throws Error where no widget of the page brings a lightbox, or it can not be fetched.
 */
export const openLightbox = (settings: LightboxSettings, opener: Element): Promise<void> =>
  showInLightbox(settings, opener);

/** The same for settings that the page says, which may be anything. */
export async function showInLightbox(settings: unknown, opener: Element): Promise<void> {
  const load = lightboxOf();
  if (!load) throw new Error('expected a widget that brings a lightbox, found none');
  const { running } = behaviours();
  const lightbox = await load();
  if (behaviours().running === running) lightbox.openLightbox(settings, opener);
}
