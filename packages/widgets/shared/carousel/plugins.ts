import type { EmblaCarouselType } from 'embla-carousel';

export { default as createAutoplay } from 'embla-carousel-autoplay';
export { default as createFade } from 'embla-carousel-fade';

/** Perspective distance, and depth of the selected slide's neighbours in `coverflow`, in px. */
const EYE = 1200;
const DEPTH = 100;
/** Angle of a neighbour in `coverflow`, in degrees. */
const TURN = 50;

/**
 * Functions that return a slide's transform from its distance to the selected slide (in slides) and its width (in px). Null if the
 * slide is invisible.
 */
const TRANSFORMS = {
  cube: (distance: number, width: number) =>
    Math.abs(distance) < 1
      ? `perspective(${EYE}px) translateZ(${-width / 2}px) rotateY(${distance * 90}deg) translateZ(${width / 2}px)`
      : null,
  coverflow: (distance: number) =>
    `perspective(${EYE}px) translateZ(${-Math.abs(distance) * DEPTH}px) rotateY(${Math.max(-1, Math.min(1, distance)) * -TURN}deg)`,
};

/**
 * Returns each slide's distance from the carousel's position, in slides of `size` px. In a loop, this is the distance in the
 * shorter direction.
 */
function distances(embla: EmblaCarouselType, size: number): readonly number[] {
  const { options, offsetLocation, scrollSnaps, limit } = embla.internalEngine();
  return scrollSnaps.map((snap) => {
    const distance = offsetLocation.get() - snap;
    return (options.loop ? distance - limit.length * Math.round(distance / limit.length) : distance) / size;
  });
}

/**
 * Creates an Embla plugin that draws slides in 3D. The plugin positions each slide itself, like Embla's fade plugin, because
 * Embla's translations of the list and of looped slides would move a rotated slide along its rotated axis.
 */
export function createEffect(name: keyof typeof TRANSFORMS) {
  let embla: EmblaCarouselType | undefined;
  const draw = (): void => {
    if (!embla) return;
    const { slideRects, containerRect, axis } = embla.internalEngine();
    const [first, second] = slideRects;
    if (!first || !second) return;
    const size = Math.abs(second.left - first.left);
    const middle = (containerRect.width - size) / 2;
    const all = distances(embla, size);
    for (const [index, { style }] of embla.slideNodes().entries()) {
      const distance = all[index] ?? 0;
      const transform = TRANSFORMS[name](axis.direction(distance), first.width);
      const x = axis.direction(middle + (distance - index) * size);
      style.transform = `translateX(${x}px) ${transform ?? ''}`;
      style.visibility = transform ? 'visible' : 'hidden';
      style.zIndex = String(all.length - Math.round(Math.abs(distance)));
    }
  };
  return {
    name,
    options: {},
    init(api: EmblaCarouselType) {
      embla = api;
      const { translate, slideLooper } = api.internalEngine();
      for (const one of [translate, ...slideLooper.loopPoints.map((point) => point.translate)]) {
        one.clear();
        one.toggleActive(false);
      }
      api.on('scroll', draw).on('settle', draw).on('slideFocus', draw);
      draw();
    },
    destroy() {
      embla?.off('scroll', draw).off('settle', draw).off('slideFocus', draw);
      for (const { style } of embla?.slideNodes() ?? []) {
        style.transform = style.visibility = style.zIndex = '';
      }
      embla = undefined;
    },
  };
}
