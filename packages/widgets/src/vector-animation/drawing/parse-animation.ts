import { isPlainObject } from '@iyim/runtime/widget';
import { checkCost } from './cost.ts';
import { assets, chars, fonts, layers } from './layers.ts';
import { leftOutOf } from './left-out.ts';
import { type Drawn, limit, number, text as textLike } from './readers.ts';
import { settleLayers } from './settle.ts';

/**
 * Maximum number of characters of a file, which is about its size in bytes. Usual drawings are smaller, and much larger files
 * would freeze a phone.
 */
const LONGEST = 3_000_000;
/** Maximum nesting depth of lists and objects. A group of shapes counts as two levels. */
const DEEPEST = 100;
/** Maximum width and height of a drawing, in the file's pixels. */
const SIDE = 10_000;
/** Maximum ratio of a drawing's height to its width, because the host gets the same ratio and would become too tall. */
const STRETCH = 20;
const FRAMES = 1_000_000;
/** Allowed numbers of frames per second. */
const RATE = { least: 0.1, most: 1000 };
/** Maximum number of glyphs, because the player searches through all of them for each letter. */
const GLYPHS = 1000;
const FONTS = 100;

const version = textLike(/^\d{1,3}(\.\d{1,3}){2}$/);

export interface AnimationFile {
  /** Width of the drawing, in the file's pixels. */
  readonly w: number;
  readonly h: number;
}

/** Result of reading an animation file: its drawable parts, and a message about dropped parts. */
export interface ReadAnimation {
  readonly file: AnimationFile;
  /** Number of layers that are masked by others, counted each time they are drawn. */
  readonly mattes: number;
  /** Message about parts of the file that are not drawn; empty if all parts are drawn. */
  readonly leftOut: string;
}

/**
 * Reads a lottie file of unknown origin. Reads only the fields in the tables of this folder, so that the file cannot fetch
 * anything, run code, or add ids and classes to the page.
 *
 * @throws Error for text that is not an animation, and for an animation that is too large to draw, with the limit and the amount
 * found.
 */
export function parseAnimation(text: string): ReadAnimation {
  limit('letters', text.length, LONGEST);
  const file = jsonOf(text);
  limit('levels', levelsOf(file), DEEPEST);
  const [w, h, fr, ip, op] = ['w', 'h', 'fr', 'ip', 'op'].map((name) =>
    isPlainObject(file) ? number(file[name]) : undefined,
  );
  if (!isPlainObject(file) || !Array.isArray(file.layers) || !w || !h || !fr || ip === undefined || !op)
    throw new Error(`expected an animation with layers, size and frames, found ${text.slice(0, 80)}`);
  limit('pixels of width', w, SIDE, 1);
  limit('pixels of height', h, SIDE, 1);
  limit('times as high as wide', h / w, STRETCH);
  limit('frames a second', fr, RATE.most, RATE.least);
  limit('frames', op - ip, FRAMES, 1);
  const { drawn, mattes } = whole(file, { w, h, fr, ip, op });
  return { file: drawn, mattes, leftOut: leftOutOf(file, drawn) };
}

/** Parses JSON. Returns undefined for any other text. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function whole(file: Readonly<Drawn>, frames: Readonly<Drawn>): { drawn: AnimationFile; mattes: number } {
  const read = {
    v: version(file.v) ?? '5.12.2',
    ...frames,
    layers: layers(file.layers) ?? [],
    assets: assets(file.assets) ?? [],
    fonts: fonts(file.fonts) ?? { list: [] },
    chars: chars(file.chars) ?? [],
  };
  const written = read.fonts.list as Drawn[];
  limit('fonts', written.length, FONTS);
  limit('glyphs', read.chars.length, GLYPHS);
  // If several assets have the same name, the player uses the first.
  const byName = new Map(read.assets.toReversed().map((asset) => [asset.id, asset]));
  for (const list of [read.layers, ...read.assets.map((asset) => (asset.layers ?? []) as Drawn[])])
    settleLayers(list, { assets: byName, hasFonts: written.length > 0 });
  const { mattes } = checkCost({ layers: read.layers, assets: byName, chars: read.chars });
  const { fonts: all, chars: glyphs, ...rest } = read;
  const drawn = {
    ...rest,
    ...(written.length > 0 && { fonts: all }),
    // Leaves out an empty list of glyphs, because the player measures fonts only if there is no such list.
    ...(glyphs.length > 0 && { chars: glyphs }),
  };
  return { drawn: drawn as unknown as AnimationFile, mattes };
}

/** Returns the nesting depth of lists and objects. Stops counting beyond the limit. */
function levelsOf(value: unknown, level = 0): number {
  if (typeof value !== 'object' || value === null || level > DEEPEST) return level;
  let most = level;
  for (const each of Object.values(value)) most = Math.max(most, levelsOf(each, level + 1));
  return most;
}
