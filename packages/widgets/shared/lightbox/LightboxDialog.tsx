import { isPlainKey, moveOf } from '@iyim/runtime/page';
import {
  attempt,
  directionOf,
  Each,
  useIsland,
  useLifetime,
  useListener,
  useModality,
  useReducedMotion,
} from '@iyim/runtime/widget';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type TouchEvent,
  useRef,
  useState,
} from 'react';
import { Button } from './Button.tsx';
import type { LightboxConfig } from './lightbox-config.ts';
import { useText } from './lightbox-config.ts';
import type { Slide } from './read-slides.ts';
import { Share } from './Share.tsx';
import { SlideView } from './SlideView.tsx';
import { useGlightbox } from './use-glightbox.ts';

export interface LightboxDialogProps {
  readonly slides: readonly Slide[];
  /** Index of the slide that is shown first. */
  readonly start: number;
  /** Whether the first slide's video plays immediately, because the visitor has clicked it. @default false */
  readonly isStartPlayed?: boolean;
  readonly config: LightboxConfig;
  /** Class of the entrance animation that the page chose. An empty string selects the default animation. */
  readonly entrance: string;
  readonly onClose: () => void;
}

/** Distance by which an arrow key moves an enlarged picture, in px. */
const STEP = 80;

/**
 * Shows slides in a modal dialog, one at a time. glightbox moves them (`use-glightbox.ts`); this component renders everything.
 */
export function LightboxDialog({
  slides,
  start,
  isStartPlayed = false,
  config,
  entrance,
  onClose,
}: LightboxDialogProps): ReactNode {
  const { host, handler } = useIsland();
  const text = useText();
  const dir = directionOf(host);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const began = useRef<EventTarget>(null);
  const first = useRef<EventTarget>(null);
  const [asked, setAsked] = useState(isStartPlayed ? start : -1);
  const isStill = useReducedMotion();
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
    isStill,
    label: text('title'),
    onClose,
    onTurn: () => setAsked(-1),
  });
  const { shown, isZoomed } = stage;
  useKeptFocus(dialog, frame);

  const slide = slides[shown] ?? slides[0];
  if (!slide) throw new Error('expected at least one slide, found none');
  const { media, title } = slide;
  const isMany = slides.length > 1;
  const count = text('count', { number: shown + 1, all: slides.length });
  const canZoom = config.zoom && media.kind === 'image';

  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!isPlainKey(event) || (target instanceof Element && target.matches('video'))) return;
    const pan = isZoomed && PANS[key];
    const move = isMany && moveOf(key, dir, 'row');
    const end = move === 'first' ? 0 : slides.length - 1;
    if (pan) stage.pan(pan[0] * STEP, pan[1] * STEP);
    else if (move === 'next' || move === 'previous') stage.turn(move === 'next' ? 1 : -1);
    else if (move && end !== shown) stage.go(end);
    else return;
    event.preventDefault();
  };
  const begin = ({ target, pointerId, pointerType }: PointerEvent) => {
    began.current = target;
    // Captures the mouse, so that a drag ends where the button is released, even outside the picture.
    if (pointerType === 'mouse' && isPicture(target)) attempt(() => target.setPointerCapture(pointerId));
  };
  const click = ({ target, detail }: MouseEvent) => {
    if (detail >= 2) return; // the second click of a double click, perhaps the double click that opened the lightbox
    first.current = target;
    if (target === began.current && isBackground(target)) onClose();
  };
  const doubleClick = ({ target }: MouseEvent) => {
    if (canZoom && target === first.current && isPicture(target)) stage.toggleZoom();
  };

  const animated = entrance === '' || isStill ? '' : ` animated ${entrance}`;
  return (
    <dialog className="iyim-lightbox" dir={dir} aria-label={title || text('title')} ref={dialog}>
      {/* This element receives the focus when the focused part is removed; it is not a control. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the dialog */}
      <div className={`iyim-lightbox-frame${animated}`} tabIndex={-1} ref={frame} onKeyDown={handler(press)}>
        <div className="iyim-lightbox-bar">
          {isMany && config.counter && (
            <p className="iyim-lightbox-count" aria-hidden="true">
              {count}
            </p>
          )}
          {config.share && <Share slide={slide} />}
          {config.share && media.kind === 'image' && (
            <Button icon="download" label={text('download')} href={media.url} />
          )}
          {canZoom && (
            <Button icon="zoom" label={text('zoom')} isPressed={isZoomed} press={stage.toggleZoom} />
          )}
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
        {isMany && <Button icon="previous" label={text('previous')} press={() => stage.turn(-1)} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */}
        <div
          className="iyim-lightbox-stage"
          ref={root}
          onPointerDown={handler(begin)}
          onClick={handler(click)}
          onDoubleClick={handler(doubleClick)}
          onTouchStartCapture={handler(keepTouch)}
          onTouchEnd={handler(stage.readZoom)}
          onTouchCancel={handler(stage.readZoom)}
        >
          <div className="goverlay" />
          <div className="gslider">
            <Each of={slides}>
              {(each, index) => (
                <SlideView
                  slide={each}
                  isShown={index === shown}
                  isAsked={index === asked}
                  isStill={isStill}
                  config={config}
                  onPlay={() => setAsked(index)}
                />
              )}
            </Each>
          </div>
        </div>
        {isMany && <Button icon="next" label={text('next')} press={() => stage.turn(1)} />}
        <p className="iyim-lightbox-status iyim-visually-hidden" role="status">
          {isMany && [count, title].filter(Boolean).join(': ')}
        </p>
      </div>
    </dialog>
  );
}

const isPicture = (target: EventTarget): target is Element =>
  target instanceof Element && target.matches('.gslide-media > img');

const isBackground = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.matches('.iyim-lightbox-stage, .gslider, .gslide, .iyim-lightbox-figure, .gslide-media');

/**
 * Leaves touches on controls and texts to the browser, and all touches while the page is pinch-zoomed, because one finger then
 * pans the page.
 */
function keepTouch(event: TouchEvent): void {
  const { target } = event;
  const isControl = target instanceof Element && target.closest('a, button, video, figcaption') !== null;
  if (isControl || (visualViewport?.scale ?? 1) > 1.01) event.stopPropagation();
}

/** Directions in which the arrow keys move the picture. The keys move the view, so the picture moves the opposite way. */
const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Returns whether `element` is full-screen, and a function that toggles full screen unless the browser refuses. */
function useFullscreen(element: RefObject<HTMLElement | null>): [isOn: boolean, toggle: () => Promise<void>] {
  const [isOn, setOn] = useState(false);
  const read = () => setOn(element.current !== null && document.fullscreenElement === element.current);
  useListener(document, 'fullscreenchange', read);
  const toggle = async () => {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    await change?.catch(() => {});
    read();
  };
  return [isOn, toggle];
}

/**
 * Focuses `place` when the focused part of a dialog is removed or becomes inert, so that the dialog keeps receiving keys.
 * Observes the DOM, because parts of a slide may change without a render of the dialog.
 */
function useKeptFocus(dialog: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>): void {
  useLifetime(
    (signal) => {
      const { current } = dialog;
      if (!current) return;
      const observer = new MutationObserver(() => {
        const { activeElement } = current.ownerDocument;
        if (!current.contains(activeElement) || activeElement?.closest('[inert]')) place.current?.focus();
      });
      observer.observe(current, { childList: true, subtree: true, attributeFilter: ['inert'] });
      signal.addEventListener('abort', () => observer.disconnect());
    },
    [dialog, place],
  );
}
