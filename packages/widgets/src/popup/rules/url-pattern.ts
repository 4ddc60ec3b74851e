/** A step of the search: a character it takes, what must hold where it is, or where it goes on; null: found. */
type Step =
  | { readonly kind: 'take'; readonly character: RegExp; readonly next: Step }
  | { readonly kind: 'check'; readonly holds: Check; readonly next: Step }
  | { readonly kind: 'fork'; readonly next: Step[] }
  | null;

type Check = (at: number) => boolean;

/** A piece of a pattern, built in front of what follows it. A repetition builds it more than once. */
type Part = (next: Step) => Step;

/** Characters that a person may write, pieces they may come to when repetitions are written out, and steps of one search. */
const LONGEST = 2000;
const MOST_PARTS = 1000;
const MOST_STEPS = 1_000_000; // a fraction of a second

const TOKEN =
  /\((?:\?(?:<?[=!]|:|<[^>]+>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|\[(?:\\.|[^\]\\])*\]|\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|c[A-Za-z]|\d+|.)|./gs;
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/;

/**
 * Whether a regular expression that comes from settings finds something in `text`: as `RegExp` answers it, but in time that no
 * pattern can draw out, because it follows all ways at once and never goes back (Thompson's construction). Whether the pattern
 * is one, and which character a class or an escape takes, is left to `RegExp`. Throws for what is no regular expression, what
 * refers back to a group, and what is too large.
 */
export function findsPattern(pattern: string, text: string): boolean {
  const refuse = (why: string) => {
    const shown = pattern.length > 80 ? `${pattern.slice(0, 79)}…` : pattern;
    return new Error(`expected a regular expression, found ${JSON.stringify(shown)}: ${why}`);
  };
  if (pattern.length > LONGEST) throw refuse(`longer than ${LONGEST} characters`);
  try {
    new RegExp(pattern);
  } catch (error) {
    // Browsers repeat the pattern before what is wrong with it.
    throw refuse(String(error).split(': ').at(-1) ?? '');
  }
  const tokens = pattern.match(TOKEN) ?? [];
  let position = 0;
  let parts = 0;
  let steps = 0;

  function either(): Part {
    const branches = [sequence()];
    while (tokens[position] === '|') {
      position++;
      branches.push(sequence());
    }
    return (next) => ({ kind: 'fork', next: branches.map((branch) => branch(next)) });
  }

  function sequence(): Part {
    const found: Part[] = [];
    while (position < tokens.length && !/^[|)]$/.test(tokens[position] ?? '')) found.push(repeated());
    return (next) => found.reduceRight((after, part) => part(after), next);
  }

  function repeated(): Part {
    const once = atom(tokens[position++] ?? '');
    const part: Part = (next) => {
      if (++parts > MOST_PARTS) throw refuse('too many repetitions');
      return once(next);
    };
    const [quantifier, sign, least, comma, most] = QUANTIFIER.exec(tokens[position] ?? '') ?? [];
    if (quantifier === undefined) return part;
    position++;
    if (sign) return repeat(part, sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY);
    return repeat(part, Number(least), Number(comma ? most || Number.POSITIVE_INFINITY : least));
  }

  function atom(token: string): Part {
    if (token.startsWith('(')) return group(token);
    if (token === '^') return check((at) => at === 0);
    if (token === '$') return check((at) => at === text.length);
    if (token === '\\b') return check((at) => isWord(text[at - 1]) !== isWord(text[at]));
    if (token === '\\B') return check((at) => isWord(text[at - 1]) === isWord(text[at]));
    if (token.startsWith('?')) throw refuse('an unknown kind of group');
    if (/^\\(?!0$)[\dck]/.test(token) && !/^\\c./.test(token))
      throw refuse('references back and octal numbers are not supported');
    const character = new RegExp(`^${token}$`);
    return (next) => ({ kind: 'take', character, next });
  }

  function group(token: string): Part {
    const inside = either();
    position++; // its closing bracket
    const isWanted = token.endsWith('=');
    if (!isWanted && !token.endsWith('!')) return inside;
    const start = inside(null);
    return token.startsWith('(?<')
      ? check((at) => isWanted === search(start, { ends: (end) => end === at }))
      : check((at) => isWanted === search(start, { only: at }));
  }

  /** From anywhere, or from one place `only`, to a place where it may end. */
  function search(start: Step, { only, ends = () => true }: { only?: number; ends?: Check } = {}): boolean {
    let reached = new Set([start]);
    for (let at = only ?? 0; at <= text.length && reached.size > 0; at++) {
      const next = new Set(only === undefined ? [start] : []);
      // A set goes on to what is added to it on the way.
      for (const step of reached) {
        if (++steps > MOST_STEPS) throw refuse('takes too long');
        if (step === null && ends(at)) return true;
        if (step?.kind === 'fork') for (const way of step.next) reached.add(way);
        if (step?.kind === 'check' && step.holds(at)) reached.add(step.next);
        if (step?.kind === 'take' && step.character.test(text[at] ?? '')) next.add(step.next);
      }
      reached = next;
    }
    return false;
  }

  return search(either()(null));
}

const isWord = (character = '') => /\w/.test(character);

const check =
  (holds: Check): Part =>
  (next) => ({ kind: 'check', holds, next });

const repeat =
  (part: Part, min: number, max: number): Part =>
  (next) => {
    let after = next;
    if (max === Number.POSITIVE_INFINITY) {
      const fork: Step = { kind: 'fork', next: [next] };
      fork.next.push(part(fork));
      after = fork;
    } else {
      for (let count = min; count < max; count++) after = { kind: 'fork', next: [next, part(after)] };
    }
    for (let count = 0; count < min; count++) after = part(after);
    return after;
  };
