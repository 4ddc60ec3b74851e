import { isPlainObject, names, type SiteConfig } from '@iyim/runtime/widget';

/** The page builder's keys of the texts, by ours. */
const LABELS = {
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
} as const;

/** What the lightbox has beside its picture; all of it where the page does not say. */
export function readLightboxConfig({ page, global }: SiteConfig) {
  const builder = global(names.globals.builder);
  // The page builder leaves out what is off; a page without its settings says nothing, and has everything.
  const isSilent = !isPlainObject(builder.value('kit'));
  const has = (part: 'counter' | 'fullscreen' | 'zoom' | 'share') =>
    page.lightbox?.[part] ?? builder.flag(`kit.lightbox_enable_${part}`) ?? isSilent;
  return {
    counter: has('counter'),
    fullscreen: has('fullscreen'),
    zoom: has('zoom'),
    share: has('share'),
    /** The page's own texts of the buttons, by our keys; those it has not are left out. */
    labels: Object.fromEntries(
      Object.entries(LABELS).flatMap(([key, name]) => {
        const text = builder.text(`i18n.${name}`);
        return text === undefined ? [] : [[key, text]];
      }),
    ),
  };
}
