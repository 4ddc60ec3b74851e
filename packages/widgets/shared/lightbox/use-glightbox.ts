import { useMedia, useStable } from '@iyim/runtime/widget';
import glightbox, { type Lightbox } from 'glightbox/src/js/glightbox.js';
import { type RefObject, useEffect, useRef } from 'react';
import type { Slide } from './read-slides.ts';

interface GlightboxOptions {
  readonly slides: readonly Slide[];
  /** Index of the slide that shows first. */
  readonly start: number;
  readonly isRtl: boolean;
  readonly hasZoom: boolean;
  /** Names a picture that has neither a text nor a title. */
  readonly label: string;
  /** Called when another slide begins to show, by whatever means. */
  readonly onShow: (index: number) => void;
  /** Called when a picture was swiped away. */
  readonly onClose: () => void;
}

export interface Stage {
  go(index: number): void;
  /** Enlarges the picture of a slide, or shows it whole. */
  zoom(index: number, isOn: boolean): void;
  /** Moves an enlarged picture, in px; it never leaves its place wholly. */
  pan(index: number, x: number, y: number): void;
  /** Whether the picture of a slide is enlarged, by the button or by two fingers. */
  isZoomed(index: number): boolean;
}

/** Runs glightbox on slides that are drawn in `root`: turning, swiping, dragging, preloading and enlarging are its own. */
export function useGlightbox(root: RefObject<HTMLElement | null>, options: GlightboxOptions): Stage {
  const { slides, start, isRtl, hasZoom, label } = options;
  const lightbox = useRef<Lightbox>(null);
  const slideEffect = useMedia('(prefers-reduced-motion: reduce)') ? 'none' : 'slide';
  const show = useStable(options.onShow);
  const close = useStable(options.onClose);

  // Not a layout effect: it measures, and the dialog is shown by an effect before this one.
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const running = open(current, { slides, start, isRtl, hasZoom, label, onShow: show, onClose: close });
    lightbox.current = running.lightbox;
    return running.end;
  }, [root, slides, start, isRtl, hasZoom, label, show, close]);

  useEffect(() => {
    if (lightbox.current) lightbox.current.settings.slideEffect = slideEffect;
  }, [slideEffect]);

  const zoomOf = (index: number) => lightbox.current?.elements[index]?.instance.zoom;
  return {
    go: (index) => lightbox.current?.goToSlide(index),
    zoom: (index, isOn) => zoomOf(index)?.[isOn ? 'zoomIn' : 'zoomOut'](),
    isZoomed: (index) => zoomOf(index)?.img.style.transform.includes('scale') ?? false,
    pan(index, x, y) {
      const zoom = zoomOf(index);
      if (!zoom) return;
      const { width, height } = zoom.img.getBoundingClientRect();
      const within = (to: number, size: number) => Math.max(-size / 2, Math.min(size / 2, to));
      zoom.xOffset = within(zoom.xOffset + x, width);
      zoom.yOffset = within(zoom.yOffset + y, height);
      zoom.setTranslate(zoom.img, zoom.xOffset, zoom.yOffset);
    },
  };
}

function open(root: HTMLElement, options: GlightboxOptions) {
  const { slides, start, isRtl, hasZoom, label, onShow, onClose } = options;
  const forward = { in: 'slideInRight', out: 'slideOutLeft' };
  const back = { in: 'slideInLeft', out: 'slideOutRight' };
  const lightbox = glightbox({
    root,
    elements: slides.map(({ media, title }) =>
      media.kind === 'image'
        ? { type: 'image', href: media.url, alt: media.alt || title || label }
        : { type: 'drawn' },
    ),
    loop: true,
    zoomable: hasZoom,
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
      // Removes glightbox's nodes from React's elements: strict mode opens it again on the same ones.
      for (const slide of root.querySelectorAll('.gslide')) slide.className = 'gslide';
      for (const image of root.querySelectorAll('.gslide-media > img')) image.remove();
    },
  };
}
