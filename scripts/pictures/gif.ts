import { createRequire } from 'node:module';
import { decode } from 'fast-png';
import type { Gifenc, Palette } from 'gifenc';

// Node finds no named exports in this CommonJS file, and other tools mistake one of its exports for the default export.
const { applyPalette, GIFEncoder, quantize }: Gifenc = createRequire(import.meta.url)('gifenc');

/** Pixels of a picture, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Returns the pixels of a PNG from Chromium, which has eight bits per channel and may lack alpha. */
export function readPng(file: Uint8Array): Pixels {
  const { width, height, channels, data } = decode(file);
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < channels; channel += 1)
      pixels[at * 4 + channel] = data[at * channels + channel] ?? 0;
  return { width, height, data: pixels };
}

/** Number of colours in a GIF. The index after the last colour means "as in the previous frame". */
const GIF_COLOURS = 255;

/**
 * Returns a GIF that repeats forever. Each frame is shown for `delay` ms. A frame contains only the pixels that differ from the
 * previous frame, and consecutive identical frames are merged.
 */
export function animatedGif(frames: readonly Pixels[], delay: number): Uint8Array {
  const [first] = frames;
  if (!first) throw new Error('expected frames, found none');
  const palette = commonPalette(frames);
  const indexed = frames.map(({ data }) => applyPalette(data, palette));
  const changed = indexed.flatMap((pixels, at) => {
    const before = indexed[at - 1];
    return before?.every((pixel, index) => pixel === pixels[index]) ? [] : [at];
  });
  const gif = GIFEncoder();
  changed.forEach((at, number) => {
    const before = indexed[at - 1];
    const pixels = indexed[at]?.map((pixel, index) => (pixel === before?.[index] ? GIF_COLOURS : pixel));
    if (!pixels) return;
    gif.writeFrame(pixels, first.width, first.height, {
      ...(number === 0 && { palette: [...palette, ...unused(palette)], repeat: 0 }),
      transparent: true,
      transparentIndex: GIF_COLOURS,
      dispose: 1,
      delay: ((changed[number + 1] ?? frames.length) - at) * delay,
    });
  });
  gif.finish();
  return gif.bytes();
}

/** Returns the filler colours that extend a palette to 256 colours. */
const unused = (palette: Palette): Palette =>
  Array.from({ length: GIF_COLOURS + 1 - palette.length }, () => [0, 0, 0]);

/** Returns one palette for all frames, computed from a few of them. */
function commonPalette(frames: readonly Pixels[]): Palette {
  const every = Math.max(1, Math.floor(frames.length / 6));
  const some = frames.filter((_, at) => at % every === 0 || at === frames.length - 1);
  return quantize(Uint8Array.from(Buffer.concat(some.map(({ data }) => data))), GIF_COLOURS);
}
