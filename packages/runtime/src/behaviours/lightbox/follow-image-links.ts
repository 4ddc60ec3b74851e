import { isPlainClick } from '../../host-page/plain-click.ts';
import { safeUrl } from '../../host-page/safe-url.ts';
import { report } from '../../islands/report.ts';
import { behaviour } from '../../site/behaviour.ts';
import { siteConfig } from '../../site/config.ts';
import { names } from '../../site/names.ts';

const IMAGE = /\.(png|jpe?g|gif|svg|webp)$/i;

/**
 * Shows links to pictures and videos in the lightbox, where the page says so (`kit.global_image_lightbox`) or the link
 * itself does (`data-elementor-open-lightbox="yes"`); a link that says `no` is followed. Once a page; the lightbox is
 * fetched with the first click.
 */
export function followImageLinks(document: Document): void {
  behaviour('image-links', () => {
    const controller = new AbortController();
    document.addEventListener('click', follow, { signal: controller.signal });
    return () => controller.abort();
  });
}

function follow(event: MouseEvent): void {
  const { target } = event;
  if (!isPlainClick(event)) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const settings = link && settingsOf(link);
  if (!link || !settings) return;
  event.preventDefault();
  void show(settings, link);
}

/** What a link would have the lightbox show; null for one that is not for it. */
function settingsOf(link: HTMLAnchorElement): Record<string, string> | null {
  const {
    elementorOpenLightbox: wish,
    elementorLightboxVideo: video,
    elementorLightboxSlideshow,
  } = link.dataset;
  const url = safeUrl(link.getAttribute('href') ?? '');
  if (!url?.startsWith('http') || link.hasAttribute('download') || wish === 'no') return null;
  if (!video && !IMAGE.test(new URL(url).pathname)) return null;
  if (wish !== 'yes' && !areImageLinksShown()) return null;
  return video ? { type: 'video', url: video } : { url, slideshow: elementorLightboxSlideshow ?? '' };
}

function areImageLinksShown(): boolean {
  const { page, global } = siteConfig();
  return (
    page.lightbox?.imageLinks ?? global(names.globals.builder).flag('kit.global_image_lightbox') ?? false
  );
}

async function show(settings: Record<string, string>, link: HTMLAnchorElement): Promise<void> {
  try {
    const { openLightbox } = await import('./open-lightbox.ts');
    openLightbox(settings, link);
  } catch (error) {
    report(error, 'lightbox', 'showing a picture', link);
  }
}
