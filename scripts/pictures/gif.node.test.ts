import { describe, expect, it } from 'vitest';
import { animatedGif, type Pixels, readPng } from './gif.ts';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

const pixels = (width: number, colours: readonly (readonly number[])[]): Pixels => ({
  width,
  height: colours.length / width,
  data: Uint8Array.from(colours.flat()),
});

describe('animated pictures', () => {
  it('reading adds the missing alpha to a PNG', () => {
    const file = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
      'base64',
    );
    expect(readPng(file)).toEqual(pixels(1, [RED]));
  });

  it('a GIF shows identical frames once, for the time of all of them', () => {
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
