/** A regular expression that is none, or needs what can not be done in bounded time. */
export class PatternError extends Error {
  override readonly name = 'PatternError';

  constructor(pattern: string, why: string) {
    const shown = pattern.length > 80 ? `${pattern.slice(0, 79)}…` : pattern;
    super(`expected a regular expression, found ${JSON.stringify(shown)}: ${why}`);
  }
}
