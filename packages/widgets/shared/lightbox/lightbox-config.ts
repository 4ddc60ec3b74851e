import { names, type SiteConfig } from '@iyim/runtime/page';
import { isPlainObject, ownValue, useIsland } from '@iyim/runtime/widget';
import { createContext, useContext } from 'react';

/** The page builder's text keys, by the lightbox's own keys. */
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

/** Names of the sources of a caption's title and description, which are used if the link's own attributes are missing. */
export interface CaptionSources {
  readonly title: string;
  readonly description: string;
}

/**
 * Configuration of the lightbox's parts. By default, all parts are on, and the caption sources are `title` and `description`
 * (§9).
 */
export type LightboxConfig = ReturnType<typeof readLightboxConfig>;

export function readLightboxConfig({ page, global }: SiteConfig) {
  const builder = global(names.globals.builder);
  // The page builder omits switches that are off. Without the builder's settings, all parts are on.
  const kit = builder.value('kit');
  const isUnconfigured = !isPlainObject(kit);
  /** Returns a caption source. An empty setting disables the source; a missing setting selects the default. */
  const source = (part: keyof CaptionSources) => String(ownValue(kit, `lightbox_${part}_src`) ?? part);
  const sources: CaptionSources = { title: source('title'), description: source('description') };
  const has = (part: 'counter' | 'fullscreen' | 'zoom' | 'share') =>
    page.lightbox?.[part] ?? builder.flag(`kit.lightbox_enable_${part}`) ?? isUnconfigured;
  return {
    counter: has('counter'),
    fullscreen: has('fullscreen'),
    zoom: has('zoom'),
    share: has('share'),
    /** Sources of captions. Null if the builder sets both sources to empty, which turns captions off. */
    captions: sources.title === '' && sources.description === '' ? null : sources,
    /** The page's own button texts, by the lightbox's keys; missing texts are left out. */
    labels: Object.fromEntries(
      Object.entries(LABELS).flatMap(([key, name]) => {
        const text = builder.text(`i18n.${name}`);
        return text === undefined ? [] : [[key, text]];
      }),
    ),
  };
}

/** Context with the page's own texts, by the lightbox's keys. */
export const Labels = createContext<Readonly<Record<string, string>>>({});

/**
 * Returns a function that looks up a text of the lightbox: the page's own text, or this library's text in the opener's language.
 */
export function useText(): (key: string, values?: Record<string, string | number>) => string {
  const labels = useContext(Labels);
  const { text } = useIsland();
  return (key, values) => (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? text(key, values);
}
