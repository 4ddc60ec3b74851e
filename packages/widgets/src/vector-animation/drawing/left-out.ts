import { isPlainObject } from '@iyim/runtime/widget';
import { EMPTY } from './layers.ts';
import type { Drawn } from './readers.ts';

const isWritten = (value: unknown): boolean =>
  [value].flat(2).some((each) => typeof each === 'string' && each !== '');

/**
 * Predicates that recognise parts of a file, keyed by the names of the parts in messages. Each gets an object and the name of the
 * field that contains the object, directly or in a list.
 */
const PARTS: Readonly<Record<string, (part: Drawn, field: string) => boolean>> = {
  layers: ({ ty }, field) => field === 'layers' && ty !== EMPTY,
  // Merged paths do not count, because the player never merges paths.
  shapes: ({ ty }, field) => (field === 'shapes' || field === 'it') && ty !== 'mm',
  masks: (_, field) => field === 'masksProperties',
  mattes: ({ tt }, field) => field === 'layers' && Number(tt) > 0,
  parents: (layer, field) => field === 'layers' && 'parent' in layer,
  keyframes: (_, field) => field === KEYFRAMES,
  pictures: (asset, field) => field === 'assets' && !('layers' in asset),
  'fits of pictures': (asset, field) => field === 'assets' && 'pr' in asset,
  fonts: (_, field) => field === 'list',
  'addresses of fonts': ({ fPath }, field) => field === 'list' && isWritten(fPath),
  'lines for text': (path, field) => field === 'p' && 'm' in path,
  expressions: (property) => 'k' in property && isWritten(property.x),
  slots: (property, field) => field === 'slots' || 'sid' in property,
  ids: ({ ln }) => isWritten(ln),
  classes: ({ cl }) => isWritten(cl),
  'parts in other files': (_, field) => field === 'segments',
};
/** Name used instead of `k` for a field with several keyframes. A single keyframe counts as a value. */
const KEYFRAMES = 'keyframes';
/** Fields whose items count as parts even if they are not objects. */
const LISTS = new Set(['layers', 'shapes', 'it', 'masksProperties', 'assets', 'list', 'segments', KEYFRAMES]);

function count(value: unknown, field: string, counts: Map<string, number>): void {
  if (Array.isArray(value)) {
    const isMoving = field === 'k' && value.length > 1 && value.some(isPlainObject);
    for (const each of value) count(each, isMoving ? KEYFRAMES : field, counts);
    return;
  }
  if (!isPlainObject(value) && !LISTS.has(field)) return;
  const part = isPlainObject(value) ? value : {};
  for (const [name, isOne] of Object.entries(PARTS))
    if (isOne(part, field)) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [name, each] of Object.entries(part)) count(each, name, counts);
}

const countsOf = (file: object): Map<string, number> => {
  const counts = new Map<string, number>();
  count(file, '', counts);
  return counts;
};

const MESSAGE =
  'expected an animation whose parts are all in its file and can be drawn, found other parts, which are left out';

/**
 * Returns a message about parts of a file that are missing from the parsed animation, such as `…: pictures (2), expressions (1)`;
 * empty if nothing is missing.
 */
export function leftOutOf(file: object, read: object): string {
  const [before, after] = [countsOf(file), countsOf(read)];
  const missing = Object.keys(PARTS)
    .map((name) => [name, (before.get(name) ?? 0) - (after.get(name) ?? 0)] as const)
    .filter(([, number]) => number > 0)
    .map(([name, number]) => `${name} (${number})`);
  return missing.length > 0 ? `${MESSAGE}: ${missing.join(', ')}` : '';
}
