import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
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

/** Returns the upper left part of a picture, in the given size. */
export function cropped({ width, data }: Pixels, size: { width: number; height: number }): Pixels {
  const rows = Array.from({ length: size.height }, (_, row) =>
    data.subarray(row * width * 4, (row * width + size.width) * 4),
  );
  return { ...size, data: Uint8Array.from(Buffer.concat(rows)) };
}

/** Returns a PNG with at most `colours` colours, one byte per pixel. */
export function indexedPng({ width, height, data }: Pixels, colours: number): Buffer {
  const palette = quantize(data, colours);
  const pixels = applyPalette(data, palette);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // eight bits per pixel, a palette, deflate, standard filters, not interlaced
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.from([0, ...pixels.subarray(row * width, (row + 1) * width)]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Number of colours in a GIF. The index after the last colour means "as in the previous frame". */
const GIF_COLOURS = 255;

/**
 * Returns a GIF that repeats forever. Each frame is shown for `delay` ms. A frame contains only the pixels that differ from the
 * previous frame, and consecutive equal frames are merged.
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
