import { make, makeButton } from './make.ts';
import type { Slide } from './read-slides.ts';
import type { LightboxText } from './texts.ts';

/** The size of a window to share in, in pixels. */
const WINDOW = 'popup,noopener,width=640,height=480';

interface ShareOptions {
  readonly text: LightboxText;
  /** The slide that shows at this moment. */
  readonly slide: () => Slide;
}

/**
 * A button that hands the page's address to the visitor's own ways of sharing, or, without any, to links; `close` takes these
 * away, when another slide shows.
 */
export function makeShare(document: Document, options: ShareOptions) {
  const { text, slide } = options;
  const links = make(document, 'div', { class: 'iyim-lightbox-links', hidden: '' });
  const button = makeButton(document, 'share', text('share'), async () => {
    if (typeof navigator.share === 'function') {
      await navigator
        .share({ title: slide().title || document.title, url: addressOf(slide()) })
        .catch(() => {}); // the visitor has changed their mind
      return;
    }
    links.replaceChildren(...makeLinks(document, options));
    setOpen(links.hidden !== false);
  });
  const setOpen = (on: boolean) => {
    links.hidden = !on;
    button.setAttribute('aria-expanded', String(on));
  };
  if (typeof navigator.share !== 'function') setOpen(false);
  const element = make(document, 'div', { class: 'iyim-lightbox-sharing' }, button, links);
  return { element, close: () => button.hasAttribute('aria-expanded') && setOpen(false) };
}

/** The page, with what opens this slide on it. */
function addressOf({ hash }: Slide): string {
  return hash === '' ? location.href : new URL(hash.startsWith('#') ? hash : `#${hash}`, location.href).href;
}

function makeLinks(document: Document, { text, slide }: ShareOptions): HTMLElement[] {
  const { media } = slide();
  const page = encodeURIComponent(addressOf(slide()));
  const image = media.kind === 'image' ? media.url : null;
  const link = (key: string, href: string) => {
    const anchor = make(document, 'a', { href, target: '_blank', rel: 'noopener noreferrer' }, text(key));
    anchor.addEventListener('click', (event) => {
      event.preventDefault();
      window.open(href, '_blank', WINDOW);
    });
    return anchor;
  };
  const found = [
    link('facebook', `https://www.facebook.com/sharer/sharer.php?u=${page}`),
    link('twitter', `https://twitter.com/intent/tweet?url=${page}`),
  ];
  if (image === null) return found;
  const pinned = `https://www.pinterest.com/pin/create/button/?url=${page}&media=${encodeURIComponent(image)}`;
  return [
    ...found,
    link('pinterest', pinned),
    make(document, 'a', { href: image, download: '' }, text('download')),
  ];
}
