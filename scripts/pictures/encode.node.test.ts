import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { animatedGif, cropped, indexedPng, type Pixels, readPng } from './encode.ts';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

const pixels = (width: number, colours: readonly (readonly number[])[]): Pixels => ({
  width,
  height: colours.length / width,
  data: Uint8Array.from(colours.flat()),
});

describe('encoding of pictures', () => {
  it('a PNG with a palette contains the same pixels', () => {
    const picture = pixels(3, [RED, BLUE, RED, BLUE, BLUE, RED]);
    const file = indexedPng(picture, 16);
    expect(decode(file)).toMatchObject({ width: 3, height: 2, channels: 1 });
    expect(decode(file).palette).toHaveLength(2);
    expect([...file.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });

  it('cropping keeps the upper left area', () => {
    const picture = pixels(3, [RED, BLUE, RED, BLUE, BLUE, RED]);
    expect(cropped(picture, { width: 2, height: 1 })).toEqual(pixels(2, [RED, BLUE]));
  });

  it('reading adds the missing alpha to a PNG', () => {
    const file = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
      'base64',
    );
    expect(readPng(file)).toEqual(pixels(1, [RED]));
  });

  it('a GIF shows equal frames once, for the time of all of them', () => {
    const [red, blue] = [pixels(1, [RED]), pixels(1, [BLUE])];
    const gif = Buffer.from(animatedGif([red, red, red, blue], 100));
    const delays: number[] = [];
    const control = Buffer.from([0x21, 0xf9, 4]);
    for (let at = gif.indexOf(control); at >= 0; at = gif.indexOf(control, at + 1))
      delays.push(gif.readUInt16LE(at + 4));
    expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
    expect(delays).toEqual([30, 10]); // in hundredths of a second
  });
});
