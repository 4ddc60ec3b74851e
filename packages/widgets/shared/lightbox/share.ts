import { shareAddress } from '../share/networks.ts';
import { openToShare } from '../share/share-window.ts';
import { make, makeButton } from './make.ts';
import type { Slide } from './read-slides.ts';
import type { LightboxText } from './texts.ts';

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
  const image = media.kind === 'image' ? media.url : '';
  const shared = { url: addressOf(slide()), image };
  const networks = ['facebook', 'twitter', ...(image ? ['pinterest'] : [])];
  const links = networks.map((network) => {
    const href = shareAddress(network, shared) ?? '';
    const anchor = make(document, 'a', { href, target: '_blank', rel: 'noopener noreferrer' }, text(network));
    anchor.addEventListener('click', (event) => {
      event.preventDefault();
      openToShare(href);
    });
    return anchor;
  });
  return image ? [...links, make(document, 'a', { href: image, download: '' }, text('download'))] : links;
}
