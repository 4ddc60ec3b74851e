import type { CSSProperties, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useText } from './lightbox-config.ts';
import type { VideoMedia } from './read-slides.ts';

interface VideoProps {
  readonly media: VideoMedia;
  readonly title: string;
  readonly isAsked: boolean;
  /** Waits for the visitor to play a file, too. */
  readonly isStill: boolean;
  readonly onPlay: () => void;
}

/** A file in the browser's own player, or a provider's player in a frame. Nothing of a provider is fetched before the visitor plays it. */
export function Video({ media, title, isAsked, isStill, onPlay }: VideoProps): ReactNode {
  const text = useText();
  const { source, ratio, poster } = media;
  const label = title || text('video');
  const looks = {
    className: 'iyim-lightbox-video',
    style: { '--iyim-lightbox-ratio': ratio } as CSSProperties,
  };
  if (source.kind === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the markup of a page names no file of captions
      <video
        {...looks}
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
      // It can not lead the page away.
      <iframe
        {...looks}
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
