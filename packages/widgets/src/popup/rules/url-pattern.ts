/** Positions in the text, as character offsets. */
type Positions = ReadonlySet<number>;

/** A part of a pattern: maps the positions where it may begin to all positions where it may end. */
type Part = (from: Positions) => Positions;

/**
 * Maximum length of a pattern, in characters, and maximum number of positions that one search visits. With these limits, a search
 * ends in a fraction of a second.
 */
const MAX_LENGTH = 2000;
const MAX_STEPS = 1_000_000;

const TOKEN =
  /\((?:\?(?:<?[=!]|:|<[^>]+>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|\[(?:\\.|[^\]\\])*\]|\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|c[A-Za-z]|\d+|.)|./gs;
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/;

/**
 * Returns whether a regular expression from settings matches a part of `text`: the same result as `RegExp`, but in limited time.
 * `RegExp` tries one path after another, which takes practically forever for some patterns. This function follows all paths in
 * parallel, as the set of positions that they have reached. `RegExp` still decides whether the pattern is valid, and which
 * characters a class or an escape matches. Throws for an invalid pattern, a back-reference, and a pattern or search that is too
 * long.
 */
export function findsPattern(pattern: string, text: string): boolean {
  const refuse = (reason: string) => {
    const start = pattern.length > 80 ? `${pattern.slice(0, 79)}…` : pattern;
    return new Error(`expected a regular expression, found ${JSON.stringify(start)}: ${reason}`);
  };
  if (pattern.length > MAX_LENGTH) throw refuse(`longer than ${MAX_LENGTH} characters`);
  try {
    new RegExp(pattern);
  } catch (error) {
    // The browser's message contains the pattern before the reason.
    throw refuse(String(error).split(': ').at(-1) ?? '');
  }
  const tokens = pattern.match(TOKEN) ?? [];
  const everywhere: Positions = new Set(Array.from({ length: text.length + 1 }, (_, at) => at));
  let next = 0;
  let steps = 0;

  const run = (part: Part, from: Positions): Positions => {
    steps += 1 + from.size;
    if (steps > MAX_STEPS) throw refuse('takes too long');
    return part(from);
  };

  function either(): Part {
    const branches = [sequence()];
    while (tokens[next] === '|') {
      next++;
      branches.push(sequence());
    }
    return (from) => new Set(branches.flatMap((branch) => [...run(branch, from)]));
  }

  function sequence(): Part {
    const parts: Part[] = [];
    while (next < tokens.length && !/^[|)]$/.test(tokens[next] ?? '')) parts.push(repeated());
    return (from) => parts.reduce((reached, part) => run(part, reached), from);
  }

  function repeated(): Part {
    const part = atom(tokens[next++] ?? '');
    const [quantifier, sign, least, comma, most] = QUANTIFIER.exec(tokens[next] ?? '') ?? [];
    if (quantifier === undefined) return part;
    next++;
    if (sign) return repeat(part, sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY);
    return repeat(part, Number(least), Number(comma ? most || Number.POSITIVE_INFINITY : least));
  }

  function repeat(part: Part, min: number, max: number): Part {
    return (from) => {
      let fresh = from;
      for (let count = 0; count < min && fresh.size > 0; count++) fresh = run(part, fresh);
      const reached = new Set(fresh);
      for (let count = min; count < max && fresh.size > 0; count++) {
        fresh = filter(run(part, fresh), (at) => !reached.has(at));
        for (const at of fresh) reached.add(at);
      }
      return reached;
    };
  }

  function atom(token: string): Part {
    if (token.startsWith('(')) return group(token);
    if (token === '^') return check((at) => at === 0);
    if (token === '$') return check((at) => at === text.length);
    if (token === '\\b') return check((at) => isWord(text[at - 1]) !== isWord(text[at]));
    if (token === '\\B') return check((at) => isWord(text[at - 1]) === isWord(text[at]));
    if (token.startsWith('?')) throw refuse('an unknown kind of group');
    if (/^\\(?!0$)[\dck]/.test(token) && !/^\\c./.test(token))
      throw refuse('back-references and octal escapes are not supported');
    const character = new RegExp(`^${token}$`);
    return (from) => new Set([...from].flatMap((at) => (character.test(text[at] ?? '') ? [at + 1] : [])));
  }

  function group(token: string): Part {
    const inside = either();
    next++; // skips the closing bracket
    const isPositive = token.endsWith('=');
    if (!isPositive && !token.endsWith('!')) return inside;
    if (token.startsWith('(?<'))
      return (from) => {
        const ends = inside(everywhere);
        return filter(from, (at) => ends.has(at) === isPositive);
      };
    return check((at) => inside(new Set([at])).size > 0 === isPositive);
  }

  return either()(everywhere).size > 0;
}

const filter = (positions: Positions, holds: (at: number) => boolean): Positions =>
  new Set([...positions].filter(holds));

const check =
  (holds: (at: number) => boolean): Part =>
  (from) =>
    filter(from, holds);

const isWord = (character = '') => /\w/.test(character);
