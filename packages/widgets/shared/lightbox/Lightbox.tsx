import type { LightboxSettings } from '@iyim/runtime/page';
import { siteConfig } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { LightboxView } from './LightboxView.tsx';
import { readLightboxConfig } from './lightbox-config.ts';
import { readLightbox } from './lightbox-settings.ts';
import type { Slide } from './read-slides.ts';

/** A slide of `<Lightbox>`. Texts are text, never HTML. */
export interface ShownSlide extends Pick<LightboxSettings, 'url' | 'type' | 'videoType'> {
  /** Of a picture, what it shows. @default its title */
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Of a video, a picture that shows before it plays. */
  readonly poster?: string | undefined;
  /** Of a video, width and height: `169`, `219`, `43`, `32`, `11`, `916`. @default '169' */
  readonly ratio?: string | undefined;
}

export interface LightboxProps {
  /** What it shows, in this order. Those whose address is not safe to show are left out. */
  readonly slides: readonly ShownSlide[];
  /** Index of the slide that shows first; a later change has no effect. @default 0 */
  readonly start?: number | undefined;
  /** Gets the focus back, and gives the language and the direction. @default what has the focus when it opens */
  readonly opener?: HTMLElement | undefined;
  /** "2 of 5". @default the page's configuration, else true */
  readonly counter?: boolean | undefined;
  /** The button for full screen. @default the page's configuration, else true */
  readonly fullscreen?: boolean | undefined;
  /** Enlarging pictures, by a button, two presses or two fingers. @default the page's configuration, else true */
  readonly zoom?: boolean | undefined;
  /** The buttons that share and download. @default the page's configuration, else true */
  readonly share?: boolean | undefined;
  /** The visitor is done, or it failed: stop drawing it. */
  readonly onClose: () => void;
}

/** The lightbox of the widgets in a React application: open while it is drawn. Without a slide to show it draws nothing. */
export function Lightbox({ slides, start = 0, opener, onClose, ...given }: LightboxProps): ReactNode {
  const [focused] = useState(() => document.activeElement);
  const json = JSON.stringify(slides);
  // biome-ignore lint/correctness/useExhaustiveDependencies: slides written in JSX are others at each drawing
  const shown = useMemo(() => toSlides(slides), [json]);
  const config = { ...readLightboxConfig(siteConfig()), ...switchesOf(given) };
  return (
    shown.length > 0 && (
      <LightboxView
        key={json}
        slides={shown}
        start={Math.min(Math.max(Math.trunc(start) || 0, 0), shown.length - 1)}
        config={config}
        entrance=""
        opener={opener ?? (focused instanceof HTMLElement ? focused : document.body)}
        onClose={onClose}
      />
    )
  );
}

/** Settings that are given; `undefined` keeps the page’s own. */
const switchesOf = (given: object) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'boolean'));

/** Slides that are safe to show. */
function toSlides(slides: readonly ShownSlide[]): Slide[] {
  return slides.flatMap(
    ({ url, type, videoType, ratio, alt = '', title = '', description = '', poster = '' }) => {
      const media = readLightbox({ url, type, videoType, modalOptions: { videoAspectRatio: ratio } })?.media;
      if (!media) return [];
      const cover = readLightbox({ url: poster })?.media;
      const shown =
        media.kind === 'image'
          ? { ...media, alt }
          : { ...media, poster: cover?.kind === 'image' ? cover.url : '' };
      return { media: shown, title, description, hash: '' };
    },
  );
}
