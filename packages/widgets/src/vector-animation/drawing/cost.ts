import { isPlainObject } from '@iyim/runtime/widget';
import type { Drawn } from './readers.ts';
import { limit } from './readers.ts';
import { limitMattes, mattesOf } from './settle.ts';

/** Amounts that the player draws. Compositions and copies count each time they are drawn. */
export interface Cost {
  layers: number;
  /** Number of groups, paths, fills, masks, effects and letters of text. */
  shapes: number;
  /** Number of points of paths, counted once for each fill and stroke that draws them. */
  points: number;
  /** Length of the layers' JSON in characters, including the copies that the player makes. */
  letters: number;
  /** Number of layers that are masked by another layer. */
  mattes: number;
}

/** Limits within which a phone draws a frame in less than a second: ten times the amounts of typical drawings on pages. */
const MOST = { layers: 2000, shapes: 20_000, points: 200_000, letters: 20_000_000 };
/** Limits for one layer, because the player compares each of its shapes with all others, and again for each repeater. */
const MOST_IN_LAYER = { shapes: 5000, repeaters: 20 };
/** Maximum number of a repeater's copies; also the maximum of its offset. */
const COPIES = 500;
const STAR_POINTS = 1000;
/** Maximum number of ridges of a zigzag between two points. */
const RIDGES = 100;
/**
 * Factor for the points of an offset path, because the player searches for up to 16,000 crossings between two of its points.
 */
const OFFSET_WEIGHT = 100;
/** Maximum nesting depth of compositions. */
const COMPOSITIONS = 20;
/** Maximum number of letters in all texts. */
const TEXT = 2000;

const noCost = (): Cost => ({ layers: 0, shapes: 0, points: 0, letters: 0, mattes: 0 });
const add = (to: Cost, cost: Cost): void => {
  for (const name of Object.keys(to) as (keyof Cost)[]) to[name] += cost[name];
};
const lengthOf = (value: unknown): number => JSON.stringify(value).length;
const itemsOf = (value: unknown) => (Array.isArray(value) ? value : []) as Drawn[];
const largest = (numbers: readonly number[]): number =>
  numbers.reduce((most, each) => Math.max(most, each), 0);

/** Returns the greatest absolute value that a property can have, including an overshoot of its easing. */
function reachOf(property: unknown): number {
  const { k } = property as Drawn;
  const frames = itemsOf(k).some(isPlainObject) ? itemsOf(k) : [{ s: k } as Drawn];
  const sizes = (value: unknown) => [value].flat().map((each) => Math.abs(Number(each ?? 0)));
  const value = largest(frames.flatMap(({ s, e }) => [...sizes(s), ...sizes(e)]));
  const ease = largest(frames.flatMap(({ i, o }) => [i, o].flatMap((each) => sizes((each as Drawn)?.y))));
  return value * (frames.length > 1 ? Math.max(2 * ease - 1, 1) : 1);
}

function pointsOf({ ty, ks, pt }: Drawn): number {
  if (ty === 'rc' || ty === 'el') return 8;
  if (ty === 'sr') {
    limit('points in a star', reachOf(pt), STAR_POINTS);
    return 2 * reachOf(pt);
  }
  const { k } = (ks ?? pt ?? {}) as Drawn;
  const curves = Array.isArray(k)
    ? itemsOf(k).flatMap(({ s, e }) => [...itemsOf(s), ...itemsOf(e)])
    : [k as Drawn];
  return largest(curves.map((curve) => itemsOf(curve?.v).length));
}

const PAINTS = new Set(['fl', 'st', 'gf', 'gs', 'no']);

/** Returns the cost of shapes, and the number of their repeaters. */
function shapesCost(shapes: readonly Drawn[]): Cost & { repeaters: number } {
  const cost = { ...noCost(), repeaters: 0 };
  const visit = (list: readonly Drawn[], outer: { times: number; paints: number; detail: number }): void => {
    let { times, paints, detail } = outer;
    // Runs from the end, because a modifier, fill or stroke applies to the shapes before it.
    for (let index = list.length - 1; index >= 0; index -= 1) {
      const shape = list[index] as Drawn;
      cost.shapes += times;
      if (shape.ty === 'gr') {
        visit(itemsOf(shape.it), { times, paints, detail });
        continue;
      }
      cost.letters += lengthOf(shape) * (times - 1);
      cost.points += pointsOf(shape) * detail * times * Math.max(paints, 1);
      if (PAINTS.has(shape.ty as string)) paints += 1;
      else if (shape.ty === 'rp') {
        const [copies, offset] = [reachOf(shape.c), reachOf(shape.o)];
        limit('copies of a repeater', copies, COPIES);
        limit('steps of a repeater', offset, COPIES);
        times *= 1 + Math.ceil(copies);
        cost.repeaters += 1;
      } else if (shape.ty === 'zz') {
        limit('ridges between two points', reachOf(shape.r), RIDGES);
        detail *= 1 + reachOf(shape.r);
      } else if (shape.ty === 'op') detail *= OFFSET_WEIGHT;
    }
  };
  visit(shapes, { times: 1, paints: 0, detail: 1 });
  return cost;
}

/** Returns the number of letters in all texts of a layer. */
function writtenIn(layer: Drawn): number {
  if (layer.ty !== 5) return 0;
  const { d } = layer.t as { d: Drawn };
  const texts = 'k' in d ? itemsOf(d.k).map(({ s }) => s as Drawn) : [d];
  return texts.reduce((sum, { t }) => sum + String(t).length, 0);
}

/** Returns the maximum cost of a letter: for each amount, the maximum of all glyphs in the file. */
function glyphCost(chars: readonly Drawn[]): Cost {
  const costs = chars.map(({ data }) => shapesCost(itemsOf((data as Drawn).shapes)));
  const [shapes, points, letters] = (['shapes', 'points', 'letters'] as const).map((name) =>
    largest(costs.map((cost) => cost[name])),
  ) as [number, number, number];
  return { ...noCost(), shapes: shapes + 1, points, letters };
}

interface Parts {
  readonly layers: readonly Drawn[];
  readonly assets: ReadonlyMap<unknown, Drawn>;
  readonly chars: readonly Drawn[];
}

/**
 * Returns the amounts that the player would draw.
 *
 * @throws Error if an amount exceeds its limit above; the message contains both.
 */
export function checkCost({ layers, assets, chars }: Parts): Cost {
  const glyph = glyphCost(chars);
  let written = 0;
  const cached = new Map<unknown, Cost>();
  const depths = new Map<unknown, number>();
  const open = new Set<unknown>();

  const costWithoutCompositions = (layer: Drawn): Cost => {
    const { repeaters, ...cost } = shapesCost(itemsOf(layer.shapes));
    const letters = writtenIn(layer);
    written += letters;
    limit('letters of text', written, TEXT);
    const animators = letters ? itemsOf((layer.t as Drawn).a).length : 0;
    const masks = itemsOf(layer.masksProperties);
    cost.layers += 1;
    if (layer.tt) cost.mattes += 1;
    cost.letters += lengthOf(layer) + letters * glyph.letters;
    cost.shapes += masks.length + itemsOf(layer.ef).length + letters * (glyph.shapes + animators);
    cost.points += masks.reduce((sum, mask) => sum + pointsOf(mask), letters * glyph.points);
    limit('shapes in one layer', cost.shapes, MOST_IN_LAYER.shapes);
    limit('repeaters in one layer', repeaters, MOST_IN_LAYER.repeaters);
    return cost;
  };
  const layerCost = (layer: Drawn): Cost => {
    const cost = costWithoutCompositions(layer);
    if (layer.ty === 0) add(cost, compositionCost(layer.refId));
    return cost;
  };
  const listCost = (list: readonly Drawn[]): Cost => {
    const costs = new Map(list.map((layer) => [layer, layerCost(layer)]));
    const mattes = mattesOf(list);
    const cost = noCost();
    // A matte counts again for each layer that it masks, and so does the matte of a masked matte.
    for (const first of list)
      for (let layer: Drawn | undefined = first; layer; layer = mattes.get(layer))
        add(cost, costs.get(layer) ?? noCost());
    return cost;
  };
  const compositionCost = (id: unknown): Cost => {
    const found = cached.get(id);
    if (found) return found;
    if (open.has(id))
      throw new Error(
        `expected an animation without compositions inside themselves, found ${JSON.stringify(id)}`,
      );
    open.add(id);
    limit('compositions inside each other', open.size, COMPOSITIONS);
    const cost = listCost(itemsOf(assets.get(id)?.layers));
    open.delete(id);
    cached.set(id, cost);
    return cost;
  };

  /** Returns the nesting depth of the mattes, including those inside compositions. */
  const depthOf = (list: readonly Drawn[]): number => {
    const mattes = mattesOf(list);
    const depth = (layer: Drawn): number => {
      const matte = mattes.get(layer);
      return (
        Math.max(layer.ty === 0 ? depthInside(layer.refId) : 0, matte ? depth(matte) : 0) + (matte ? 1 : 0)
      );
    };
    return largest(list.map(depth));
  };
  const depthInside = (id: unknown): number => {
    const depth = depths.get(id) ?? depthOf(itemsOf(assets.get(id)?.layers));
    depths.set(id, depth);
    return depth;
  };

  const cost = listCost(layers);
  for (const name of Object.keys(MOST) as (keyof typeof MOST)[])
    limit(`${name}, with all copies`, cost[name], MOST[name]);
  limitMattes(depthOf(layers));
  return cost;
}
