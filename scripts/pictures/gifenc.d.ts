/** Types of the parts of `gifenc` that are used; the package has none. */
declare module 'gifenc' {
  export type Palette = number[][];

  /** Returns at most `colours` colours that represent RGBA pixels. */
  export function quantize(pixels: Uint8Array, colours: number): Palette;

  /** Returns the index of the nearest colour for each pixel. */
  export function applyPalette(pixels: Uint8Array, palette: Palette): Uint8Array;

  export function GIFEncoder(): {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        /** Only for the first frame, which has the colours of all. */
        readonly palette?: Palette;
        readonly transparent?: boolean;
        readonly transparentIndex?: number;
        /** Milliseconds. */
        readonly delay?: number;
        /** 1: the frame stays below the next one. */
        readonly dispose?: number;
        /** 0: forever. */
        readonly repeat?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  };
}
