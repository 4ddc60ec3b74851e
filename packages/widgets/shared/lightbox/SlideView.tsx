import { useIsland } from '@iyim/runtime/widget';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { RetryNotice } from '../ui/RetryNotice.tsx';
import { type LightboxConfig, useText } from './lightbox-config.ts';
import type { Slide } from './read-slides.ts';
import { Video } from './Video.tsx';

interface SlideViewProps {
  readonly slide: Slide;
  readonly isShown: boolean;
  /** Whether a provider's video plays, because the visitor has clicked it. */
  readonly isAsked: boolean;
  readonly isStill: boolean;
  readonly config: LightboxConfig;
  readonly onPlay: () => void;
}

/**
 * A slide with its caption. It is busy until its picture or video has loaded. glightbox moves these elements and adds the picture
 * to `gslide-media`. The class names belong to glightbox and never change here.
 */
export function SlideView({ slide, isShown, isAsked, isStill, config, onPlay }: SlideViewProps): ReactNode {
  const { handler } = useIsland();
  const text = useText();
  const { media, title, description } = slide;
  const isPicture = media.kind === 'image';
  const waits = isPicture || isAsked || media.source.kind === 'file';
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const place = useRef<HTMLDivElement>(null);

  const retry = () => {
    setState('loading');
    const image = place.current?.querySelector('img');
    if (image && isPicture) image.src = media.url;
  };

  const settle = ({ target }: SyntheticEvent, to: typeof state) => {
    if (target instanceof Element && !target.matches('.iyim-lightbox-poster')) setState(to);
  };

  return (
    <div className="gslide" inert={!isShown}>
      <figure
        className="ginner-container iyim-lightbox-figure"
        data-state={state}
        aria-busy={(waits && state === 'loading') || undefined}
        onLoadCapture={handler((event: SyntheticEvent) => settle(event, 'ready'))}
        onLoadedDataCapture={handler((event: SyntheticEvent) => settle(event, 'ready'))}
        onErrorCapture={handler((event: SyntheticEvent) => settle(event, 'failed'))}
      >
        <div className="gslide-media" data-zoom={isPicture && config.zoom ? '' : undefined} ref={place}>
          {media.kind === 'video' && isShown && state !== 'failed' && (
            <Video media={media} title={title} isAsked={isAsked} isStill={isStill} onPlay={onPlay} />
          )}
        </div>
        {isShown && state === 'failed' && (
          <RetryNotice text={text(isPicture ? 'failed' : 'failedVideo')} retry={retry} />
        )}
        {config.captions && (title || description) && (
          <figcaption className="iyim-lightbox-caption" dir="auto">
            {title && <strong>{title}</strong>}
            {description && <span>{description}</span>}
          </figcaption>
        )}
      </figure>
    </div>
  );
}
