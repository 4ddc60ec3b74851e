import { names, type SiteConfig } from '@iyim/runtime/page';
import { isPlainObject, own, useIsland } from '@iyim/runtime/widget';
import { createContext, useContext } from 'react';

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
  play: 'playVideo',
} as const;

/** What of a link's picture is its caption, where the link has no texts of its own. */
export interface CaptionSources {
  readonly title: string;
  readonly description: string;
}

/** Parts of the lightbox: all are on, and captions are the image's title and description, where the page does not say otherwise (§9). */
export type LightboxConfig = ReturnType<typeof readLightboxConfig>;

export function readLightboxConfig({ page, global }: SiteConfig) {
  const builder = global(names.globals.builder);
  // The page builder leaves out what is off; a page without its settings says nothing, and has everything.
  const kit = builder.value('kit');
  const isSilent = !isPlainObject(kit);
  /** An empty one is none; one that is not there is the usual one. */
  const source = (part: keyof CaptionSources) => String(own(kit, `lightbox_${part}_src`) ?? part);
  const sources: CaptionSources = { title: source('title'), description: source('description') };
  const has = (part: 'counter' | 'fullscreen' | 'zoom' | 'share') =>
    page.lightbox?.[part] ?? builder.flag(`kit.lightbox_enable_${part}`) ?? isSilent;
  return {
    counter: has('counter'),
    fullscreen: has('fullscreen'),
    zoom: has('zoom'),
    share: has('share'),
    /** Null for none at all: the builder names no source of either. */
    captions: sources.title === '' && sources.description === '' ? null : sources,
    /** The page's own texts of the buttons, by our keys; those it has not are left out. */
    labels: Object.fromEntries(
      Object.entries(LABELS).flatMap(([key, name]) => {
        const text = builder.text(`i18n.${name}`);
        return text === undefined ? [] : [[key, text]];
      }),
    ),
  };
}

/** The page's own texts, by our keys. */
export const Labels = createContext<Readonly<Record<string, string>>>({});

/** A text of the lightbox, by its key: the page's own, else ours in the language around the opener. */
export function useText(): (key: string, values?: Record<string, string | number>) => string {
  const labels = useContext(Labels);
  const { text } = useIsland();
  return (key, values) => (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? text(key, values);
}
