/** Types for `gifenc`, which contains no declarations. Only the used parts. */
declare module 'gifenc' {
  /** Colours, each with red, green and blue. */
  export type Palette = number[][];

  interface FrameOptions {
    /** Only for the first frame; all others share it. */
    readonly palette?: Palette;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** How long the frame is shown, in ms. */
    readonly delay?: number;
    /** 1: the frame stays below the next one. */
    readonly dispose?: number;
    /** 0: forever. */
    readonly repeat?: number;
  }

  interface Encoder {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  export interface Gifenc {
    /** Returns at most `colours` colours that represent RGBA pixels. */
    quantize(pixels: Uint8Array, colours: number): Palette;
    /** Returns the index of the nearest colour for each pixel. */
    applyPalette(pixels: Uint8Array, palette: Palette): Uint8Array;
    GIFEncoder(): Encoder;
  }
}
