import type { CSSProperties, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useText } from './lightbox-config.ts';
import type { VideoMedia } from './read-slides.ts';

interface VideoProps {
  readonly media: VideoMedia;
  readonly title: string;
  readonly isAsked: boolean;
  /** Whether the visitor prefers reduced motion; video files then do not play automatically. */
  readonly isStill: boolean;
  readonly onPlay: () => void;
}

/**
 * A video file in the browser's player, or a provider's player in an `iframe`. Nothing is fetched from a provider before the
 * visitor plays the video.
 */
export function Video({ media, title, isAsked, isStill, onPlay }: VideoProps): ReactNode {
  const text = useText();
  const { source, ratio, poster } = media;
  const label = title || text('video');
  const common = {
    className: 'iyim-lightbox-video',
    style: { '--iyim-lightbox-ratio': ratio } as CSSProperties,
  };
  if (source.kind === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: a page's markup has no caption files
      <video
        {...common}
        src={source.url}
        aria-label={label}
        poster={poster || undefined}
        controls
        playsInline
        autoPlay={!isStill}
      />
    );
  if (isAsked)
    return (
      // The sandbox prevents the provider's player from navigating the page.
      <iframe
        {...common}
        title={label}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        src={source.url}
      />
    );
  return (
    <>
      {poster && <img className="iyim-lightbox-poster" src={poster} alt="" />}
      <Button icon="play" label={[text('play'), title].filter(Boolean).join(': ')} press={onPlay} />
    </>
  );
}
