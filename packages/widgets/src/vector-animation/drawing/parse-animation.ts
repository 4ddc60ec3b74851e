import { isPlainObject } from '@iyim/runtime/widget';
import { checkCost } from './cost.ts';
import { assets, chars, fonts, layers } from './layers.ts';
import { limit } from './limit.ts';
import { type Drawn, number, text as textLike } from './readers.ts';
import { settleLayers } from './settle.ts';

/** Letters of a file, about its bytes: more than drawings have, less than makes a phone stop. */
const LONGEST = 3_000_000;
/** Lists and objects inside each other. A group of shapes is two. */
const DEEPEST = 100;
/** Side of a drawing, in its own pixels. */
const SIDE = 10_000;
/** Times that one side is longer than the other: the host takes the drawing's form. */
const STRETCH = 20;
const FRAMES = 1_000_000;
/** Frames in a second. */
const RATE = { least: 0.1, most: 1000 };
/** The player looks for each letter among all. */
const GLYPHS = 1000;
const FONTS = 100;

const version = textLike(/^\d{1,3}(\.\d{1,3}){2}$/);

export interface AnimationFile {
  /** Its size, in its own pixels. */
  readonly w: number;
  readonly h: number;
}

/**
 * Reads a lottie file of unknown origin: only what the tables of this folder name, so that nothing of it is fetched or run, or named in the page.
 *
 * @throws Error for text that is no animation, and for one that is too large to draw, with the limit and what was found.
 */
export function parseAnimation(text: string): AnimationFile {
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
  limit('times as long as wide', Math.max(w / h, h / w), STRETCH);
  limit('frames a second', fr, RATE.most, RATE.least);
  limit('frames', op - ip, FRAMES, 1);
  return whole(file, { w, h, fr, ip, op });
}

/** Undefined for text that is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function whole(file: Readonly<Drawn>, frames: Readonly<Drawn>): AnimationFile {
  const drawn = {
    v: version(file.v) ?? '5.12.2',
    ...frames,
    layers: layers(file.layers) ?? [],
    assets: assets(file.assets) ?? [],
    fonts: fonts(file.fonts) ?? { list: [] },
    chars: chars(file.chars) ?? [],
  };
  const written = drawn.fonts.list as Drawn[];
  limit('fonts', written.length, FONTS);
  limit('glyphs', drawn.chars.length, GLYPHS);
  // The first one of a name is the one that the player finds.
  const byName = new Map(drawn.assets.toReversed().map((asset) => [asset.id, asset]));
  for (const list of [drawn.layers, ...drawn.assets.map((asset) => (asset.layers ?? []) as Drawn[])])
    settleLayers(list, { assets: byName, hasFonts: written.length > 0 });
  checkCost({ layers: drawn.layers, assets: byName, chars: drawn.chars });
  const { fonts: all, chars: glyphs, ...rest } = drawn;
  return {
    ...rest,
    ...(written.length > 0 && { fonts: all }),
    // The player measures fonts where there is no list of glyphs.
    ...(glyphs.length > 0 && { chars: glyphs }),
  } as unknown as AnimationFile;
}

/** How deep lists and objects are inside each other, as far as it matters. */
function levelsOf(value: unknown, level = 0): number {
  if (typeof value !== 'object' || value === null || level > DEEPEST) return level;
  let most = level;
  for (const each of Object.values(value)) most = Math.max(most, levelsOf(each, level + 1));
  return most;
}
