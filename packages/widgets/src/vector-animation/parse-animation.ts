import { isPlainObject } from '@iyim/runtime/widget';

/** Letters of a file, about its bytes: more than drawings have, less than makes a phone stop. */
const LONGEST = 3_000_000;

export interface AnimationFile {
  /** Its size, in its own pixels. */
  readonly w: number;
  readonly h: number;
}

/**
 * A lottie file of whoever made it: its drawing, and nothing that fetches, runs, or gets a name in the page. Pictures stay that are in it.
 *
 * @throws Error for what is none, or too long.
 */
export function parseAnimation(text: string): AnimationFile {
  if (text.length > LONGEST)
    throw new Error(`expected an animation of at most ${LONGEST} letters, found ${text.length}`);
  const file: unknown = JSON.parse(text, withoutReach);
  const isDrawing =
    isPlainObject(file) &&
    Array.isArray(file.layers) &&
    ['w', 'h', 'fr', 'ip', 'op'].every((name) => Number.isFinite(file[name])) &&
    Number(file.w) > 0 &&
    Number(file.h) > 0 &&
    Number(file.fr) > 0 &&
    Number(file.op) > Number(file.ip);
  if (!isDrawing)
    throw new Error(`expected an animation with layers, size and frames, found ${text.slice(0, 80)}`);
  return { ...file, segments: undefined } as unknown as AnimationFile; // those stand in other files
}

/** Texts of these names: an expression, ids and classes of elements, where fonts are fetched from. */
const REACHING = new Set(['x', 'ln', 'cl', 'fPath']);

function withoutReach(name: string, value: unknown): unknown {
  if (typeof value === 'string' && REACHING.has(name)) return undefined;
  if (name === 'assets' && Array.isArray(value)) return value.filter(isInside);
  return value;
}

/** Layers of the file, and pictures in it; not what is at an address. */
const isInside = (asset: unknown): boolean =>
  isPlainObject(asset) &&
  (Array.isArray(asset.layers) || (typeof asset.p === 'string' && /^data:image\//i.test(asset.p)));
