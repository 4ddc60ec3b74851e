/** The used part of glightbox, as `build/glightbox.ts` adapts it. */
declare module 'glightbox/src/js/glightbox.js' {
  /** Enlarges a picture and moves it by the mouse. */
  export interface Zoom {
    readonly img: HTMLImageElement;
    /** How far the picture is enlarged, and moved in px. */
    read(): { readonly scale: number; readonly x: number; readonly y: number };
    zoomIn(): void;
    zoomOut(): void;
    setTranslate(node: HTMLElement, x: number, y: number): void;
  }

  export interface Lightbox {
    readonly settings: { slideEffect: 'slide' | 'none' };
    /** By slide; a picture can be enlarged when it has loaded. */
    readonly elements: readonly { readonly instance: { readonly zoom?: Zoom } }[];
    /** Listeners that are active while it is open. */
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
    /** The element that React draws, with the slides in it. */
    readonly root: HTMLElement;
    readonly [option: string]: unknown;
  }): Lightbox;
}
