import { goTo } from '../host-page/navigate.ts';
import { isPlainClick } from '../host-page/plain-click.ts';
import type { LoadLightbox } from '../islands/define.ts';
import { pageRecord } from '../islands/page-record.ts';
import { report } from '../islands/report.ts';
import { behaviour, behaviours } from '../site/behaviour.ts';
import { siteConfig } from '../site/config.ts';
import { names } from '../site/names.ts';
import { safeUrl } from '../site/safe-url.ts';

const IMAGE = /\.(png|jpe?g|gif|svg|webp)$/i;

/**
 * Shows links to pictures and videos in the lightbox, where the page says so (`kit.global_image_lightbox`) or the link
 * itself does (`data-elementor-open-lightbox="yes"`); a link that says `no` is followed, and every link on a page without
 * a lightbox, or where it can not be fetched. Once a page.
 */
export function followImageLinks(document: Document): void {
  behaviour('image-links', (signal) => document.addEventListener('click', follow, { signal }));
}

function follow(event: MouseEvent): void {
  const { target } = event;
  const found = isPlainClick(event) && target instanceof Element ? imageLinkAt(target) : null;
  if (!found) return;
  event.preventDefault();
  const { link, settings } = found;
  openLightbox(settings, link).catch((error: unknown) => {
    report(error, 'lightbox', 'showing a picture', link);
    goTo(link.href);
  });
}

/** The link around `target` and what it would have the lightbox show; null for one that is not for it. */
export function imageLinkAt(
  target: Element,
): { link: HTMLAnchorElement; settings: Readonly<Record<string, string>> } | null {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !lightboxOf()) return null;
  const {
    elementorOpenLightbox: wish,
    elementorLightboxVideo: video,
    elementorLightboxSlideshow,
  } = link.dataset;
  const url = safeUrl(link.getAttribute('href') ?? '');
  if (!url?.startsWith('http') || link.hasAttribute('download') || wish === 'no') return null;
  if (!video && !IMAGE.test(new URL(url).pathname)) return null;
  const { page, global } = siteConfig();
  const isForAll =
    page.lightbox?.imageLinks ?? global(names.globals.builder).flag('kit.global_image_lightbox');
  if (wish !== 'yes' && !isForAll) return null;
  return {
    link,
    settings: video ? { type: 'video', url: video } : { url, slideshow: elementorLightboxSlideshow ?? '' },
  };
}

/** How the page's lightbox is fetched; undefined where no widget brings one. */
function lightboxOf(): LoadLightbox | undefined {
  return [...pageRecord().widgets.values()].find(({ lightbox }) => lightbox)?.lightbox;
}

/**
 * Shows in the page's lightbox what `settings` ask for, unless the page was stopped meanwhile (RT-18).
 *
 * @throws Error where no widget of the page brings one, or it can not be fetched.
 */
export async function openLightbox(settings: unknown, opener: Element): Promise<void> {
  const load = lightboxOf();
  if (!load) throw new Error('expected a widget that brings a lightbox, found none');
  const { running } = behaviours();
  const lightbox = await load();
  if (behaviours().running === running) lightbox.openLightbox(settings, opener);
}
