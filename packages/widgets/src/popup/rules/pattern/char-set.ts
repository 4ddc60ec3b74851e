/** Inclusive ranges of UTF-16 code units. */
export type Ranges = readonly (readonly [from: number, to: number])[];

const LAST = 0xffff;
const code = (character: string) => character.charCodeAt(0);
const span = (from: string, to = from): readonly [number, number] => [code(from), code(to)];

const DIGIT: Ranges = [span('0', '9')];
const WORD: Ranges = [span('0', '9'), span('A', 'Z'), span('_'), span('a', 'z')];
const SPACE: Ranges = [
  span('\t', '\r'),
  span(' '),
  span('\u00a0'),
  span('\u1680'),
  span('\u2000', '\u200a'),
  span('\u2028', '\u2029'),
  span('\u202f'),
  span('\u205f'),
  span('\u3000'),
  span('\ufeff'),
];
const LINE_END: Ranges = [span('\n'), span('\r'), span('\u2028', '\u2029')];

export function complement(ranges: Ranges): Ranges {
  const found: [number, number][] = [];
  let free = 0;
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    if (from > free) found.push([free, from - 1]);
    free = Math.max(free, to + 1);
  }
  if (free <= LAST) found.push([free, LAST]);
  return found;
}

export const contains = (ranges: Ranges, unit: number): boolean =>
  ranges.some(([from, to]) => unit >= from && unit <= to);

/** `.` */
export const NOT_LINE_END = complement(LINE_END);

/** `\d`, `\W` and their like, by their letter. */
export const CLASSES: ReadonlyMap<string, Ranges> = new Map([
  ['d', DIGIT],
  ['D', complement(DIGIT)],
  ['w', WORD],
  ['W', complement(WORD)],
  ['s', SPACE],
  ['S', complement(SPACE)],
]);

export const isWord = (unit: number): boolean => contains(WORD, unit);
