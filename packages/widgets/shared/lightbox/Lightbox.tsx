import type { LightboxSettings } from '@iyim/runtime/page';
import { siteConfig } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { LightboxView } from './LightboxView.tsx';
import { readLightboxConfig } from './lightbox-config.ts';
import { readLightbox } from './lightbox-settings.ts';
import type { Slide } from './read-slides.ts';

/** A slide of `<Lightbox>`. Texts are rendered as text, never as HTML. */
export interface ShownSlide extends Pick<LightboxSettings, 'url' | 'type' | 'videoType'> {
  /** Alternative text of a picture. @default its title */
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Picture shown before a video plays. */
  readonly poster?: string | undefined;
  /** Aspect ratio of a video: `169`, `219`, `43`, `32`, `11`, `916`. @default '169' */
  readonly ratio?: string | undefined;
}

export interface LightboxProps {
  /** Slides in this order. Slides with unsafe addresses are left out. */
  readonly slides: readonly ShownSlide[];
  /** Index of the first slide; later changes have no effect. @default 0 */
  readonly start?: number | undefined;
  /** Receives the focus at the end, and provides language and direction. @default the focused element when it opens */
  readonly opener?: HTMLElement | undefined;
  /** Whether it shows a counter, such as "2 of 5". @default the page's configuration, else true */
  readonly counter?: boolean | undefined;
  /** Whether it has a full-screen button. @default the page's configuration, else true */
  readonly fullscreen?: boolean | undefined;
  /** Whether pictures can be enlarged: by button, double click or two fingers. @default the page's configuration, else true */
  readonly zoom?: boolean | undefined;
  /** Whether it has buttons to share and download. @default the page's configuration, else true */
  readonly share?: boolean | undefined;
  /** Called when the visitor closes it or when it fails: stop rendering it. */
  readonly onClose: () => void;
}

/** The widgets' lightbox for React applications: open while it is rendered. Renders nothing without a safe slide. */
export function Lightbox({ slides, start = 0, opener, onClose, ...given }: LightboxProps): ReactNode {
  const [focused] = useState(() => document.activeElement);
  const json = JSON.stringify(slides);
  // biome-ignore lint/correctness/useExhaustiveDependencies: slides written in JSX are new objects at each render
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

/** Returns the settings that are set; `undefined` keeps the page's own. */
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
