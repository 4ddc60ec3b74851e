export { Lightbox, type LightboxProps } from './Lightbox.tsx';
export type { ShownSlide as LightboxSlide } from './shown-slide.ts';
