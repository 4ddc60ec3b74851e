import { CLASSES, complement, NOT_LINE_END, type Ranges } from './char-set.ts';
import type { Assertion, Node } from './node.ts';
import { PatternError } from './pattern-error.ts';

/** Characters of a pattern, and groups in each other, that a person may write. */
const LONGEST = 2000;
const DEEPEST = 100;

const ASSERTIONS: ReadonlyMap<string, Assertion> = new Map([
  ['^', 'start'],
  ['$', 'end'],
  ['\\b', 'boundary'],
  ['\\B', 'no-boundary'],
]);
const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['f', '\f'],
]);

/** Takes a pattern apart as `new RegExp(pattern)` does. Throws `PatternError`, also for look-around and back-references. */
export function parsePattern(pattern: string): Node {
  if (pattern.length > LONGEST) throw new PatternError(pattern, `longer than ${LONGEST} characters`);
  let at = 0;
  let depth = 0;

  const fail = (why: string) => new PatternError(pattern, `${why} at character ${at + 1}`);
  const rest = () => pattern.slice(at);
  const take = (expression: RegExp): RegExpExecArray | null => {
    const found = expression.exec(rest());
    if (found) at += found[0].length;
    return found;
  };

  function either(): Node {
    if (++depth > DEEPEST) throw fail(`more than ${DEEPEST} groups in each other`);
    const branches = [sequence()];
    while (take(/^\|/)) branches.push(sequence());
    depth--;
    return branches.length === 1 && branches[0] ? branches[0] : { kind: 'either', branches };
  }

  function sequence(): Node {
    const parts: Node[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') parts.push(repeated());
    return { kind: 'sequence', parts };
  }

  function repeated(): Node {
    const part = atom();
    const bounds = quantifier();
    if (!bounds) return part;
    if (part.kind === 'assert') throw fail('nothing to repeat');
    if (bounds.min > bounds.max) throw fail('numbers out of order');
    return { kind: 'repeat', part, ...bounds };
  }

  function quantifier(): { min: number; max: number } | null {
    const found = take(/^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/);
    if (!found) return null;
    const [, sign, min, comma, max] = found;
    if (sign) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
    return { min: Number(min), max: comma ? (max ? Number(max) : Number.POSITIVE_INFINITY) : Number(min) };
  }

  function atom(): Node {
    const assertion = take(/^(?:[\^$]|\\[bB])/);
    if (assertion) return { kind: 'assert', assertion: ASSERTIONS.get(assertion[0]) ?? 'start' };
    if (take(/^\(/)) return group();
    if (take(/^\./)) return { kind: 'set', ranges: NOT_LINE_END };
    if (take(/^\[/)) return { kind: 'set', ranges: characterClass() };
    if (/^(?:[*+?]|\{\d+(?:,\d*)?\})/.test(rest())) throw fail('nothing to repeat');
    return { kind: 'set', ranges: character() };
  }

  function group(): Node {
    if (/^\?(?:[=!]|<[=!])/.test(rest())) throw fail('looking ahead or behind is not supported');
    if (!take(/^\?:|^\?<[A-Za-z_$][\w$]*>/) && /^\?/.test(rest())) throw fail('unknown kind of group');
    const inside = either();
    if (!take(/^\)/)) throw fail('a group that does not end');
    return inside;
  }

  function characterClass(): Ranges {
    const isNegated = take(/^\^/) !== null;
    const ranges: (readonly [number, number])[] = [];
    while (!take(/^\]/)) {
      if (at >= pattern.length) throw fail('a class that does not end');
      const from = classMember();
      if (!/^-[^\]]/.test(rest())) {
        ranges.push(...from);
        continue;
      }
      take(/^-/);
      ranges.push(...between(from, classMember()));
    }
    return isNegated ? complement(ranges) : ranges;
  }

  /** `a-z`; with a class on either side the hyphen is one. */
  function between(from: Ranges, to: Ranges): Ranges {
    const [first, last] = [single(from), single(to)];
    if (first === null || last === null) return [...from, [0x2d, 0x2d], ...to];
    if (first > last) throw fail('range out of order');
    return [[first, last]];
  }

  function classMember(): Ranges {
    return take(/^\\b/) ? [[0x08, 0x08]] : character();
  }

  /** One character, escaped or not, or a class such as `\d`. */
  function character(): Ranges {
    const [escaped] = take(/^\\/) ?? [];
    const letter = pattern[at];
    if (letter === undefined) throw fail(escaped ? 'a backslash with nothing after it' : 'nothing');
    if (!escaped) {
      if (letter === ')') throw fail('a bracket too many');
      at++;
      return unit(letter.charCodeAt(0));
    }
    const ranges = CLASSES.get(letter);
    if (!ranges) return unit(escapeOf(letter));
    at++;
    return ranges;
  }

  function escapeOf(letter: string): number {
    if (/^(?:[1-9]|k|0\d)/.test(rest())) throw fail('back-references and octal numbers are not supported');
    const hex = take(/^(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4}))/);
    if (hex) return Number.parseInt(hex[1] ?? hex[2] ?? '', 16);
    if (letter === 'c') {
      const control = take(/^c([A-Za-z])/);
      if (!control) throw fail('an unknown control character');
      return (control[1] ?? '').charCodeAt(0) % 32;
    }
    at++;
    return letter === '0' ? 0 : (CONTROLS.get(letter) ?? letter).charCodeAt(0);
  }

  const whole = either();
  if (at < pattern.length) throw fail('a bracket too many');
  return whole;
}

const unit = (code: number): Ranges => [[code, code]];

function single(ranges: Ranges): number | null {
  const [first] = ranges;
  return ranges.length === 1 && first && first[0] === first[1] ? first[0] : null;
}
