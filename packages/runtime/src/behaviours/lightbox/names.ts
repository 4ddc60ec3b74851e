import type { Widen } from '../../site/widen.ts';

/** Names of the page builder's lightbox. */
const preset = {
  globals: {
    builder: 'elementorFrontendConfig',
  },
  /** Keys inside it; a dot goes one level down. */
  globalKeys: {
    /** The builder's own settings of the site; the next five stand in them. */
    kit: 'kit',
    /** Whether links to pictures open in the lightbox by themselves. */
    imageLinks: 'kit.global_image_lightbox',
    counter: 'kit.lightbox_enable_counter',
    fullscreen: 'kit.lightbox_enable_fullscreen',
    zoom: 'kit.lightbox_enable_zoom',
    share: 'kit.lightbox_enable_share',
    /** Texts of the buttons. */
    labels: 'i18n',
  },
  /** Keys of those texts. */
  labels: {
    close: 'close',
    previous: 'previous',
    next: 'next',
    fullscreen: 'fullscreen',
    zoom: 'zoom',
    share: 'share',
    facebook: 'shareOnFacebook',
    twitter: 'shareOnTwitter',
    pinterest: 'pinIt',
    download: 'downloadImage',
  },
  /** Where pages are shared; the address, and what else is asked, follow. */
  share: {
    facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
    twitter: 'https://twitter.com/intent/tweet?url=',
    pinterest: 'https://www.pinterest.com/pin/create/button/?url=',
    pinterestImage: '&media=',
  },
} as const;

export type LightboxNames = Widen<typeof preset>;

/** The real literals of the page builder whose contract this is. */
export const lightboxNames: LightboxNames = preset;
