/** The part of glightbox that is used here, as `build/glightbox.ts` adapts it. */
declare module 'glightbox/src/js/glightbox.js' {
  /** Enlarges a picture and moves it by the mouse. */
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
    /** Elements by slide. A picture can be enlarged once it has loaded. */
    readonly elements: readonly { readonly instance: { readonly zoom?: Zoom } }[];
    /** Listeners while it is open. */
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
    /** The element rendered by React that contains the slides. */
    readonly root: HTMLElement;
    readonly [option: string]: unknown;
  }): Lightbox;
}
