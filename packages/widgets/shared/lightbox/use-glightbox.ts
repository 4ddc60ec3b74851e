import { useStable } from '@iyim/runtime/widget';
import glightbox, { type Lightbox } from 'glightbox/src/js/glightbox.js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Slide } from './read-slides.ts';

interface GlightboxOptions {
  readonly slides: readonly Slide[];
  /** Index of the slide that shows first. */
  readonly start: number;
  readonly isRtl: boolean;
  readonly hasZoom: boolean;
  /** Turns the pages without motion. */
  readonly isStill: boolean;
  /** Names a picture that has neither a text nor a title. */
  readonly label: string;
  /** Called when another slide begins to show. */
  readonly onTurn: () => void;
  /** Called when a picture was swiped away. */
  readonly onClose: () => void;
}

export interface Stage {
  /** Index of the slide that shows. */
  readonly shown: number;
  /** Whether its picture is enlarged, by the button or by two fingers. */
  readonly isZoomed: boolean;
  /** Shows the next slide or the one before, round the ends. */
  turn(by: 1 | -1): void;
  go(index: number): void;
  /** Enlarges the picture, or shows it whole. */
  toggleZoom(): void;
  /** Reads from the picture whether it is enlarged: fingers may have changed it. */
  readZoom(): void;
  /** Moves an enlarged picture, in px, as far as a half of it leaves its place. */
  pan(x: number, y: number): void;
}

/** Runs glightbox on slides that are drawn in `root`. It turns, swipes, drags, preloads and enlarges them. */
export function useGlightbox(root: RefObject<HTMLElement | null>, options: GlightboxOptions): Stage {
  const { slides, start, isRtl, hasZoom, isStill, label } = options;
  const lightbox = useRef<Lightbox>(null);
  const index = useRef(start);
  const [shown, setShown] = useState(start);
  const [isZoomed, setZoomed] = useState(false);
  const picture = () => lightbox.current?.elements[index.current]?.instance.zoom;
  const isEnlarged = () => (picture()?.read().scale ?? 1) > 1;
  const show = useStable((next: number) => {
    if (isEnlarged()) picture()?.zoomOut();
    index.current = next;
    setShown(next);
    setZoomed(false);
    options.onTurn();
  });
  const close = useStable(options.onClose);

  // Not a layout effect: it measures, and the dialog is shown by an effect before this one.
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    setZoomed(false);
    const running = open(current, {
      slides,
      start: index.current,
      isRtl,
      hasZoom,
      label,
      onShow: show,
      onClose: close,
    });
    lightbox.current = running.lightbox;
    return running.end;
  }, [root, slides, isRtl, hasZoom, label, show, close]);

  useEffect(() => {
    if (lightbox.current) lightbox.current.settings.slideEffect = isStill ? 'none' : 'slide';
  });

  return {
    shown,
    isZoomed,
    turn: (by) => lightbox.current?.goToSlide(index.current + by),
    go: (to) => lightbox.current?.goToSlide(to),
    toggleZoom() {
      picture()?.[isEnlarged() ? 'zoomOut' : 'zoomIn']();
      setZoomed(isEnlarged());
    },
    readZoom: () => setZoomed(isEnlarged()),
    pan(x, y) {
      const zoom = picture();
      if (!zoom) return;
      const moved = zoom.read();
      const { width, height } = zoom.img.getBoundingClientRect();
      const within = (to: number, size: number) => Math.max(-size / 2, Math.min(size / 2, to));
      zoom.setTranslate(zoom.img, within(moved.x + x, width), within(moved.y + y, height));
    },
  };
}

interface Opened
  extends Pick<GlightboxOptions, 'slides' | 'start' | 'isRtl' | 'hasZoom' | 'label' | 'onClose'> {
  readonly onShow: (index: number) => void;
}

function open(root: HTMLElement, { slides, start, isRtl, hasZoom, label, onShow, onClose }: Opened) {
  const forward = { in: 'slideInRight', out: 'slideOutLeft' };
  const back = { in: 'slideInLeft', out: 'slideOutRight' };
  const lightbox = glightbox({
    root,
    elements: slides.map(({ media, title }) =>
      media.kind === 'image'
        ? { type: 'image', href: media.url, alt: media.alt || title || label, zoomable: hasZoom }
        : { type: 'drawn' },
    ),
    loop: true,
    draggable: slides.length > 1,
    dragToleranceY: 0, // the mouse has buttons to close it
    keyboardNavigation: false,
    closeOnOutsideClick: false,
    autoplayVideos: false,
    openEffect: 'none',
    closeEffect: 'none',
    cssEfects: {
      none: { in: 'none', out: 'none' },
      slide: isRtl ? back : forward,
      slideBack: isRtl ? forward : back,
    },
  });
  // Swipes and drags call these by side.
  const { close, nextSlide, prevSlide } = lightbox;
  if (isRtl) Object.assign(lightbox, { nextSlide: prevSlide, prevSlide: nextSlide });
  lightbox.close = () => queueMicrotask(onClose); // it is still at work
  lightbox.on('slide_before_change', ({ current }) => onShow(current.index));
  lightbox.openAt(start);
  return {
    lightbox,
    end() {
      lightbox.events.touch.cancelAll();
      lightbox.close = close;
      lightbox.destroy();
      // Removes glightbox's nodes from React's elements: it may open again on the same ones.
      for (const slide of root.querySelectorAll('.gslide')) slide.className = 'gslide';
      for (const image of root.querySelectorAll('.gslide-image > img')) image.remove();
    },
  };
}
