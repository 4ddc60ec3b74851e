import { EMPTY } from './layers.ts';
import type { Drawn } from './readers.ts';
import { limit } from './readers.ts';

/** Maximum length of a chain of parent layers, because each frame multiplies all their transforms. */
const PARENTS = 100;
/**
 * Maximum length of a chain of mattes, because browsers draw each mask inside the previous mask, and the canvas renderer needs two
 * more canvases for each matte.
 */
const MATTES = 10;

/** Parts of the file to which layers refer. */
export interface Parts {
  readonly assets: ReadonlyMap<unknown, Drawn>;
  readonly hasFonts: boolean;
}

/**
 * Removes references to missing parts from the layers of a list, because the player fails on them. A layer whose picture,
 * composition or font is missing becomes an `EMPTY` layer.
 *
 * @throws Error for a cycle of parents or of mattes, and for a chain of them that is too long.
 */
export function settleLayers(layers: readonly Drawn[], { assets, hasFonts }: Parts): void {
  const byName = new Map<unknown, Drawn>();
  for (const layer of layers) {
    const asset = assets.get(layer.refId);
    const isWhole = layer.ty === 0 ? asset?.layers : layer.ty === 2 ? asset?.p : layer.ty !== 5 || hasFonts;
    if (!isWhole) layer.ty = EMPTY;
    if (layer.ty === 5) settleText(layer);
    // Makes names unique, because the player follows a reference to every layer with that name. Pairs of layers with the same name
    // would double the work at each level of references.
    if (byName.has(layer.ind)) delete layer.ind;
    else if (layer.ind !== undefined) byName.set(layer.ind, layer);
  }
  const parentOf = (layer: Drawn) => byName.get(layer.parent);
  for (const layer of layers) if (!parentOf(layer)) delete layer.parent;
  settleMattes(layers, byName);
  const mattes = mattesOf(layers);
  for (const layer of layers) {
    limit('layers inside each other', chain(layer, parentOf, PARENTS), PARENTS);
    limitMattes(chain(layer, (each) => mattes.get(each), MATTES));
  }
}

/**
 * Sets the reference of each masked layer to its matte (`tp`). Without it, the SVG renderer would use the previous layer, and the
 * canvas renderer the layer whose `ind` is one less.
 */
function settleMattes(layers: readonly Drawn[], byName: Map<unknown, Drawn>): void {
  const found = layers.map((layer, index) => ('tp' in layer ? byName.get(layer.tp) : layers[index - 1]));
  let next = 1;
  for (const [index, layer] of layers.entries()) {
    const matte = found[index];
    delete layer.tp;
    if (!layer.tt || !matte || matte.ty === EMPTY) {
      delete layer.tt;
      continue;
    }
    while (matte.ind === undefined && byName.has(next)) next += 1;
    matte.ind ??= next;
    byName.set(matte.ind, matte);
    layer.tp = matte.ind;
  }
}

/** Maps each masked layer to its matte. */
export function mattesOf(layers: readonly Drawn[]): ReadonlyMap<Drawn, Drawn> {
  const byName = new Map(layers.map((layer) => [layer.ind, layer]));
  const masked = layers.filter(({ tt }) => tt);
  return new Map(masked.map((layer) => [layer, byName.get(layer.tp) as Drawn]));
}

export const limitMattes = (found: number): void => limit('layers that mask each other', found, MATTES);

function chain(first: Drawn, next: (layer: Drawn) => Drawn | undefined, most: number): number {
  let length = 0;
  for (let at = next(first); at && length <= most; at = next(at)) length += 1;
  return length;
}

/** Removes the path of a text if it refers to a mask that its layer does not have. */
function settleText({ t, masksProperties, hasMask }: Drawn): void {
  const text = t as Drawn;
  const { m } = text.p as { m?: number };
  const masks = hasMask ? (masksProperties as unknown[]) : [];
  if (m !== undefined && !(m in masks)) text.p = {};
}
