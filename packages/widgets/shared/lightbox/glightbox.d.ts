/** Types of the parts of glightbox that are used here, as adapted by `build/glightbox.ts`. */
declare module 'glightbox/src/js/glightbox.js' {
  /** Enlarges a picture and lets the mouse move it. */
  export interface Zoom {
    readonly img: HTMLImageElement;
    /** Returns the picture's scale, and its offset in px. */
    read(): { readonly scale: number; readonly x: number; readonly y: number };
    zoomIn(): void;
    zoomOut(): void;
    setTranslate(node: HTMLElement, x: number, y: number): void;
  }

  export interface Lightbox {
    readonly settings: { slideEffect: 'slide' | 'none' };
    /** Elements of the slides, in their order. `zoom` exists once the picture has loaded. */
    readonly elements: readonly { readonly instance: { readonly zoom?: Zoom } }[];
    /** Listeners that glightbox has while it is open. */
    readonly events: { readonly touch: { cancelAll(): void } };
    openAt(index: number): void;
    goToSlide(index: number): void;
    nextSlide(): void;
    prevSlide(): void;
    close(): void;
    destroy(): void;
    on(event: 'slide_before_change', listen: (change: { current: { index: number } }) => void): void;
  }

  export default function glightbox(options: {
    /** Element that contains the slides; React renders it. */
    readonly root: HTMLElement;
    readonly [option: string]: unknown;
  }): Lightbox;
}
