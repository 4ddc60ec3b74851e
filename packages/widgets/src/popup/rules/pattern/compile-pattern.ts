import { contains, isWord, type Ranges } from './char-set.ts';
import type { Assertion, Node } from './node.ts';
import { parsePattern } from './parse-pattern.ts';
import { PatternError } from './pattern-error.ts';

/** A step of the search: the characters it takes, or where it goes on without taking any. */
type State =
  | { readonly kind: 'take'; readonly ranges: Ranges; readonly next: State }
  | { readonly kind: 'assert'; readonly assertion: Assertion; readonly next: State }
  | { readonly kind: 'fork'; readonly next: State[] }
  | { readonly kind: 'found' };

/** Steps a pattern may come to when its repetitions are written out: with the longest address, about half a second's search. */
const MOST_STATES = 1000;

/**
 * Makes a search of a regular expression that comes from settings. It finds what `RegExp` finds, in time that grows with
 * the length of the text and no faster, because it follows all ways at once and never goes back (Thompson's construction).
 * Throws `PatternError` for what is no regular expression, what looks around or back, and what is too large.
 */
export function compilePattern(pattern: string): (text: string) => boolean {
  let states = 0;

  function build(node: Node, next: State): State {
    if (++states > MOST_STATES) throw new PatternError(pattern, 'too many repetitions');
    switch (node.kind) {
      case 'set':
        return { kind: 'take', ranges: node.ranges, next };
      case 'assert':
        return { kind: 'assert', assertion: node.assertion, next };
      case 'sequence':
        return node.parts.reduceRight((after, part) => build(part, after), next);
      case 'either':
        return { kind: 'fork', next: node.branches.map((branch) => build(branch, next)) };
      case 'repeat':
        return repeat(node, next);
    }
  }

  function repeat({ part, min, max }: Node & { kind: 'repeat' }, next: State): State {
    let after = next;
    if (max === Number.POSITIVE_INFINITY) {
      const fork: State = { kind: 'fork', next: [next] };
      fork.next.push(build(part, fork));
      after = fork;
    } else {
      for (let count = min; count < max; count++) after = { kind: 'fork', next: [next, build(part, after)] };
    }
    for (let count = 0; count < min; count++) after = build(part, after);
    return after;
  }

  const start = build(parsePattern(pattern), { kind: 'found' });
  return (text) => search(start, text);
}

function search(start: State, text: string): boolean {
  let waiting: State[] = [];
  for (let at = 0; at <= text.length; at++) {
    const reached = reach([start, ...waiting], text, at);
    if (!reached) return true;
    const unit = text.charCodeAt(at);
    waiting = reached.flatMap((state) =>
      state.kind === 'take' && contains(state.ranges, unit) ? state.next : [],
    );
  }
  return false;
}

/** All steps that can be come to here without taking a character; null when one of them is the end. */
function reach(from: readonly State[], text: string, at: number): State[] | null {
  const seen = new Set(from);
  // A set goes on to what is added to it on the way.
  for (const state of seen) {
    if (state.kind === 'found') return null;
    if (state.kind === 'fork') for (const next of state.next) seen.add(next);
    if (state.kind === 'assert' && holds(state.assertion, text, at)) seen.add(state.next);
  }
  return [...seen];
}

function holds(assertion: Assertion, text: string, at: number): boolean {
  if (assertion === 'start') return at === 0;
  if (assertion === 'end') return at === text.length;
  const isBoundary = isWord(text.charCodeAt(at - 1)) !== isWord(text.charCodeAt(at));
  return isBoundary === (assertion === 'boundary');
}
