export { default as createAutoplay } from 'embla-carousel-autoplay';
export { default as createFade } from 'embla-carousel-fade';
export { createEffect } from './effects.ts';
