import type { OutputChunk } from 'rolldown';

/** The import of chunks in `bundle/from-table.ts`, after minification. */
const IMPORT = /\bimport\((?=`\.\/\$\{)/g;

/** Makes Vite leave an import unchanged. The bundler removes comments, so this one is added to its output. */
const COMMENT = '/*@vite-ignore*/';

/**
 * Marks the entry's import of chunks for Vite's development server, which would otherwise rewrite the import so that it finds no chunk
 * (RT-35). Throws if the entry does not contain exactly one such import.
 */
export function keepForVite(entry: Pick<OutputChunk, 'code' | 'map'>): void {
  const found = [...entry.code.matchAll(IMPORT)];
  const [match] = found;
  if (!match || found.length > 1)
    throw new Error(`expected one import of chunks in the entry, found ${found.length}`);
  const at = match.index + match[0].length;
  const before = entry.code.slice(0, at);
  entry.code = before + COMMENT + entry.code.slice(at);
  if (!entry.map) return;
  const lines = entry.map.mappings.split(';');
  const line = before.split('\n').length - 1;
  lines[line] = shiftAfter(lines[line] ?? '', at - (before.lastIndexOf('\n') + 1), COMMENT.length);
  entry.map.mappings = lines.join(';');
}

/**
 * Returns a line of a source map's mappings in which everything from `column` on is `by` columns further to the right. The first number
 * of a segment is the distance from the previous segment, so only one segment changes.
 */
export function shiftAfter(line: string, column: number, by: number): string {
  let reached = 0;
  let isShifted = false;
  const segments = line.split(',').map((segment) => {
    if (segment === '' || isShifted) return segment;
    const [distance, length] = decode(segment);
    reached += distance;
    if (reached < column) return segment;
    isShifted = true;
    return encode(distance + by) + segment.slice(length);
  });
  return segments.join(',');
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns the first number of a segment, which is never negative, and its length in characters. */
function decode(segment: string): [value: number, length: number] {
  let value = 0;
  for (let at = 0; ; at++) {
    const digit = DIGITS.indexOf(segment[at] ?? '');
    if (digit < 0) throw new Error(`expected a source map's segment, found "${segment}"`);
    value += (digit & 31) << (5 * at);
    if (digit < 32) return [value >> 1, at + 1];
  }
}

/** Writes a number that is not negative as the first number of a segment. */
function encode(value: number): string {
  let rest = value << 1;
  let text = '';
  do {
    const digit = rest & 31;
    rest >>= 5;
    text += DIGITS[rest > 0 ? digit | 32 : digit];
  } while (rest > 0);
  return text;
}
