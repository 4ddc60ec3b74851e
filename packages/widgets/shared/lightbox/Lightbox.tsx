import type { LightboxSettings } from '@iyim/runtime/page';
import { siteConfig } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { LightboxView } from './LightboxView.tsx';
import { readLightboxConfig } from './lightbox-config.ts';
import { readLightbox } from './lightbox-settings.ts';
import type { Slide } from './read-slides.ts';

/** A slide of `<Lightbox>`. Its strings are rendered as text, never as HTML. */
export interface ShownSlide extends Pick<LightboxSettings, 'url' | 'type' | 'videoType'> {
  /** Alternative text of a picture. @default the title */
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Picture shown before a video plays. */
  readonly poster?: string | undefined;
  /** Aspect ratio of a video: `169`, `219`, `43`, `32`, `11`, `916`. @default '169' */
  readonly ratio?: string | undefined;
}

export interface LightboxProps {
  /** Slides, in the order in which they are shown. Slides with unsafe addresses are left out. */
  readonly slides: readonly ShownSlide[];
  /** Index of the slide that is shown first; later changes have no effect. @default 0 */
  readonly start?: number | undefined;
  /**
   * Element that receives the focus when the lightbox closes, and whose language and direction the lightbox uses. @default the
   * element that has the focus when the lightbox opens
   */
  readonly opener?: HTMLElement | undefined;
  /** Whether the lightbox shows a counter, such as "2 of 5". @default the page's configuration, or true */
  readonly counter?: boolean | undefined;
  /** Whether the lightbox has a full-screen button. @default the page's configuration, or true */
  readonly fullscreen?: boolean | undefined;
  /**
   * Whether pictures can be enlarged, with a button, a double click or two fingers. @default the page's configuration, or true
   */
  readonly zoom?: boolean | undefined;
  /** Whether the lightbox has buttons to share and download. @default the page's configuration, or true */
  readonly share?: boolean | undefined;
  /** Called when the visitor closes the lightbox, or when it fails. The application must then stop rendering it. */
  readonly onClose: () => void;
}

/** The widgets' lightbox for React applications, which is open while it is rendered. Renders nothing if no slide is safe. */
export function Lightbox({ slides, start = 0, opener, onClose, ...given }: LightboxProps): ReactNode {
  const [focused] = useState(() => document.activeElement);
  const json = JSON.stringify(slides);
  // biome-ignore lint/correctness/useExhaustiveDependencies: slides written in JSX are new objects in each render
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

/** Returns the switches that are set; `undefined` keeps the page's setting. */
const switchesOf = (given: object) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'boolean'));

/** Returns the slides that are safe to show. */
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
