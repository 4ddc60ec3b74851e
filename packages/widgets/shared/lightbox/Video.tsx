import type { CSSProperties, ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { VideoMedia } from './read-slides.ts';
import { useText } from './use-text.ts';

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
  if (source.kind === 'file')
    return <VideoFile url={source.url} ratio={ratio} poster={poster} label={label} isStill={isStill} />;
  if (isAsked) return <ProviderFrame url={source.url} ratio={ratio} label={label} />;
  return (
    <>
      {poster && <img className="iyim-lightbox-poster" src={poster} alt="" />}
      <Button icon="play" label={[text('play'), title].filter(Boolean).join(': ')} press={onPlay} />
    </>
  );
}

interface PlayerProps {
  readonly url: string;
  readonly ratio: number;
  readonly label: string;
}

interface VideoFileProps extends PlayerProps {
  /** Address of a picture; empty without one. */
  readonly poster: string;
  readonly isStill: boolean;
}

/** The browser's own player. */
export function VideoFile({ url, ratio, label, poster, isStill }: VideoFileProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the markup of a page names no file of captions
    <video
      className="iyim-lightbox-video"
      src={url}
      aria-label={label}
      poster={poster || undefined}
      style={styleOf(ratio)}
      controls
      playsInline
      autoPlay={!isStill}
    />
  );
}

/** A provider's player, which can not lead the page away. */
export function ProviderFrame({ url, ratio, label }: PlayerProps): ReactNode {
  return (
    <iframe
      className="iyim-lightbox-video"
      title={label}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
      style={styleOf(ratio)}
      src={url}
    />
  );
}

const styleOf = (ratio: number) => ({ '--iyim-lightbox-ratio': ratio }) as CSSProperties;
