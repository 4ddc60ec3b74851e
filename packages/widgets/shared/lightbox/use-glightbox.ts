import { useStable } from '@iyim/runtime/widget';
import glightbox, { type Lightbox } from 'glightbox/src/js/glightbox.js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Slide } from './read-slides.ts';

interface GlightboxOptions {
  readonly slides: readonly Slide[];
  /** Index of the slide that is shown first. */
  readonly start: number;
  readonly isRtl: boolean;
  readonly hasZoom: boolean;
  /** Whether slides change without motion. */
  readonly isStill: boolean;
  /** Accessible name of a picture with neither alternative text nor a title. */
  readonly label: string;
  /** Called when another slide begins to show. */
  readonly onTurn: () => void;
  /** Called after a picture is swiped away. */
  readonly onClose: () => void;
}

/**
 * Runs glightbox on the slides rendered in `root`: glightbox changes the current slide, handles swipes and drags, and preloads and
 * enlarges pictures.
 */
export function useGlightbox(root: RefObject<HTMLElement | null>, options: GlightboxOptions) {
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

  // Not a layout effect, because glightbox measures elements, and the dialog must be open by then.
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    setZoomed(false);
    const forward = { in: 'slideInRight', out: 'slideOutLeft' };
    const back = { in: 'slideInLeft', out: 'slideOutRight' };
    const opened = glightbox({
      root: current,
      elements: slides.map(({ media, title }) =>
        media.kind === 'image'
          ? { type: 'image', href: media.url, alt: media.alt || title || label, zoomable: hasZoom }
          : { type: 'drawn' },
      ),
      loop: true,
      draggable: slides.length > 1,
      dragToleranceY: 0, // a mouse drag must not close the lightbox; mouse users have the close button
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
    // glightbox maps the physical direction of a swipe or drag to these methods, so they are swapped for right-to-left pages.
    const { close: end, nextSlide, prevSlide } = opened;
    if (isRtl) Object.assign(opened, { nextSlide: prevSlide, prevSlide: nextSlide });
    opened.close = () => queueMicrotask(close); // deferred, because glightbox still works on the slides after this call
    opened.on('slide_before_change', ({ current }) => show(current.index));
    opened.openAt(index.current);
    lightbox.current = opened;
    return () => {
      opened.events.touch.cancelAll();
      opened.close = end;
      opened.destroy();
      // Removes glightbox's nodes from React's elements, because it may open again on the same elements.
      for (const slide of current.querySelectorAll('.gslide')) slide.className = 'gslide';
      for (const image of current.querySelectorAll('.gslide-image > img')) image.remove();
    };
  }, [root, slides, isRtl, hasZoom, label, show, close]);

  useEffect(() => {
    if (lightbox.current) lightbox.current.settings.slideEffect = isStill ? 'none' : 'slide';
  });

  return {
    /** Index of the current slide. */
    shown,
    /** Whether the current slide's picture is enlarged, by the button or by two fingers. */
    isZoomed,
    /** Shows the next or the previous slide; wraps around at both ends. */
    turn: (by: 1 | -1) => lightbox.current?.goToSlide(index.current + by),
    go: (to: number) => lightbox.current?.goToSlide(to),
    /** Enlarges the picture, or restores its size. */
    toggleZoom() {
      picture()?.[isEnlarged() ? 'zoomOut' : 'zoomIn']();
      setZoomed(isEnlarged());
    },
    /** Updates the zoom state, because a pinch may have enlarged the picture or restored it. */
    readZoom: () => setZoomed(isEnlarged()),
    /** Moves an enlarged picture by x and y px, at most half its size away from the centre. */
    pan(x: number, y: number) {
      const zoom = picture();
      if (!zoom) return;
      const moved = zoom.read();
      const { width, height } = zoom.img.getBoundingClientRect();
      const within = (to: number, size: number) => Math.max(-size / 2, Math.min(size / 2, to));
      zoom.setTranslate(zoom.img, within(moved.x + x, width), within(moved.y + y, height));
    },
  };
}
