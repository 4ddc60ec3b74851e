import { directionOf, useIsland, useModality } from '@iyim/runtime/widget';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button, DownloadLink } from './Button.tsx';
import type { LightboxConfig } from './lightbox-config.ts';
import type { Slide } from './read-slides.ts';
import { Share } from './Share.tsx';
import { SlideView } from './SlideView.tsx';
import { useText } from './texts.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useGlightbox } from './use-glightbox.ts';

export interface LightboxDialogProps {
  readonly slides: readonly Slide[];
  /** Index of the slide that shows first. */
  readonly start: number;
  readonly config: LightboxConfig;
  /** Class of the page’s own entrance animation; empty for the default one. */
  readonly entrance: string;
  readonly onClose: () => void;
}

/** How far an arrow key moves an enlarged picture, in px. */
const STEP = 80;

/** Slides in a modal dialog, one at a time. glightbox turns them (`use-glightbox.ts`); everything around them is drawn here. */
export function LightboxDialog({ slides, start, config, entrance, onClose }: LightboxDialogProps): ReactNode {
  const { host, handler } = useIsland();
  const text = useText();
  const dir = directionOf(host);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const began = useRef<EventTarget>(null);
  const first = useRef<EventTarget>(null);
  const [shown, setShown] = useState(start);
  const [asked, setAsked] = useState(start);
  const [isZoomed, setZoomed] = useState(false);
  const [isFullscreen, toggleFullscreen] = useFullscreen(frame);

  useModality(dialog, true, {
    focus: () => closeButton.current,
    returnTo: (before) => [host, before],
    locksScroll: true,
    onDismiss: () => (isFullscreen ? toggleFullscreen() : onClose()),
  });
  const stage = useGlightbox(root, {
    slides,
    start,
    isRtl: dir === 'rtl',
    hasZoom: config.zoom,
    label: text('title'),
    onClose,
    onShow(index) {
      if (stage.isZoomed(shown)) stage.zoom(shown, false);
      setZoomed(false);
      setAsked(-1);
      setShown(index);
    },
  });
  // The focused element may be removed with its slide, so the dialog listens for keys.
  useEffect(() => {
    const { activeElement } = document;
    if (!dialog.current?.contains(activeElement) || activeElement?.closest('[inert]')) frame.current?.focus();
  });

  const slide = slides[shown] ?? slides[0];
  if (!slide) throw new Error('expected at least one slide, found none');
  const { media, title } = slide;
  const isMany = slides.length > 1;
  const count = text('count', { number: shown + 1, all: slides.length });
  const canZoom = config.zoom && media.kind === 'image';

  const readZoom = () => setZoomed(stage.isZoomed(shown));
  const toggleZoom = () => {
    stage.zoom(shown, !isZoomed);
    readZoom();
  };
  const press = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || (target instanceof Element && target.matches('video'))) return;
    const pan = isZoomed && PANS[key];
    const to = isMany ? targetOf(key, dir, shown, slides.length) : null;
    if (!pan && to === null) return;
    event.preventDefault();
    if (pan) stage.pan(shown, pan[0] * STEP, pan[1] * STEP);
    else if (to !== null && to !== shown) stage.go(to);
  };
  const click = ({ target, detail }: MouseEvent) => {
    if (detail >= 2) return; // the second half of a double click, perhaps of the one that opened it
    first.current = target;
    if (target === began.current && isBackground(target)) onClose();
  };
  const doubleClick = ({ target }: MouseEvent) => {
    if (canZoom && target === first.current && isPicture(target)) toggleZoom();
  };

  const animated = entrance === '' || isStill() ? '' : ` animated ${entrance}`;
  return (
    <dialog className="iyim-lightbox" dir={dir} aria-label={title || text('title')} ref={dialog}>
      {/* Takes the focus when what had it is gone; it is not a control. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the dialog */}
      <div className={`iyim-lightbox-frame${animated}`} tabIndex={-1} ref={frame} onKeyDown={handler(press)}>
        <div className="iyim-lightbox-bar">
          {isMany && config.counter && (
            <p className="iyim-lightbox-count" aria-hidden="true">
              {count}
            </p>
          )}
          {config.share && <Share slide={slide} />}
          {config.share && media.kind === 'image' && (
            <DownloadLink url={media.url} label={text('download')} />
          )}
          {canZoom && <Button icon="zoom" label={text('zoom')} isPressed={isZoomed} press={toggleZoom} />}
          {config.fullscreen && document.fullscreenEnabled && (
            <Button
              icon="fullscreen"
              label={text('fullscreen')}
              isPressed={isFullscreen}
              press={toggleFullscreen}
            />
          )}
          <Button icon="close" label={text('close')} ref={closeButton} press={onClose} />
        </div>
        {isMany && <Button icon="previous" label={text('previous')} press={() => stage.go(shown - 1)} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */}
        <div
          className="iyim-lightbox-stage"
          ref={root}
          onPointerDown={handler(({ target }) => {
            began.current = target;
          })}
          onClick={handler(click)}
          onDoubleClick={handler(doubleClick)}
          onTouchStartCapture={handler(keepTouch)}
          onTouchEnd={handler(readZoom)}
        >
          <div className="goverlay" />
          <div className="gslider">
            {slides.map((each, index) => (
              <SlideView
                // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their places
                key={index}
                slide={each}
                isShown={index === shown}
                isAsked={index === asked}
                hasCaption={config.captions !== null}
                onPlay={() => setAsked(index)}
              />
            ))}
          </div>
        </div>
        {isMany && <Button icon="next" label={text('next')} press={() => stage.go(shown + 1)} />}
        <p className="iyim-lightbox-status iyim-visually-hidden" role="status">
          {isMany && [count, title].filter(Boolean).join(': ')}
        </p>
      </div>
    </dialog>
  );
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const isPicture = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('.gslide-media > img');

const isBackground = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.matches('.iyim-lightbox-stage, .gslider, .gslide, .iyim-lightbox-figure, .gslide-media');

/** Touches of controls and texts are theirs; on a page that two fingers have enlarged, one finger moves the page. */
function keepTouch(event: TouchEvent): void {
  const { target } = event;
  const isOwn = target instanceof Element && target.closest('a, button, video, figcaption') !== null;
  if (isOwn || (visualViewport?.scale ?? 1) > 1.01) event.stopPropagation();
}

/** Arrow keys move the view: the picture moves the other way. */
const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Which slide a key leads to; past an end it is no index of a slide yet. Null for a key that is not the lightbox's. */
function targetOf(key: string, dir: 'rtl' | 'ltr', shown: number, all: number): number | null {
  if (key === (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')) return shown + 1;
  if (key === (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) return shown - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? all - 1 : null;
}
