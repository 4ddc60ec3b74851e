export { Lightbox, type LightboxProps, type ShownSlide as LightboxSlide } from './Lightbox.tsx';
