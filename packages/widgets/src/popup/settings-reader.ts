import { coerceText, ownValue } from '@iyim/runtime/widget';

const OFF = new Set<unknown>(['', 'no', 'off', 'false', '0', 0, false]);
const DECIMAL = /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/;

export type SettingsReader = ReturnType<typeof createReader>;

/**
 * Creates a reader of flat settings as the originals write them: numbers as text or `{ size, unit }`, lists as maps, off as `''`.
 * Invalid values are named in `problems`, in messages that begin with `kind`:
 * `timing setting "times_times": expected a number, found "many"`. Unlike `defineSettings`, but like the originals, the reader
 * treats a switch as on unless its value is in `OFF`. It does not replace an invalid value with a default, because a rule with such a
 * value must never pass and a trigger with one must not be armed.
 */
export function createReader(settings: unknown, kind: string) {
  const problems: string[] = [];
  const value = (name: string) => ownValue(settings, name) ?? '';
  const text = (name: string) => coerceText(value(name)) ?? '';
  const addProblem = (name: string, expected: string) => {
    const found = JSON.stringify(ownValue(settings, name)) ?? 'undefined';
    const start = found.length > 80 ? `${found.slice(0, 77)}…` : found;
    problems.push(`${kind} setting "${name}": expected ${expected}, found ${start}`);
  };
  return {
    problems: problems as readonly string[],
    isOn: (name: string) => !OFF.has(value(name)),
    text,
    /** Returns the texts of a list. A single text is read as a list of one, and PHP writes a list with gaps as a map. */
    list(name: string): readonly string[] {
      const found = value(name);
      const items: unknown[] = typeof found === 'object' ? Object.values(found) : [found];
      return items.map((item) => coerceText(item) ?? '').filter(Boolean);
    },
    /** Returns a number; `preset` for an empty value; NaN for a value that is not a number or is less than `least`. */
    number(name: string, { preset, least }: { preset?: number; least?: number } = {}): number {
      const found = value(name);
      const size = ownValue(found, 'size') ?? found;
      const isNumber = typeof size === 'number' || (typeof size === 'string' && DECIMAL.test(size));
      const number = preset !== undefined && found === '' ? preset : isNumber ? Number(size) : Number.NaN;
      if (Number.isFinite(number) && number >= (least ?? number)) return number;
      addProblem(name, least === undefined ? 'a number' : `a number from ${least}`);
      return Number.NaN;
    },
    /** Returns the option that the setting names; undefined for an empty value and for an unknown word. */
    oneOf<Option extends string>(name: string, options: readonly Option[]): Option | undefined {
      const word = text(name);
      const found = options.find((option) => option === word);
      if (found === undefined && word !== '')
        addProblem(name, `one of ${options.map((option) => `"${option}"`).join(', ')}`);
      return found;
    },
    /** Returns text that is empty or passes `isGood`; undefined for any other value. */
    checked(name: string, expected: string, isGood: (text: string) => boolean): string | undefined {
      if (value(name) === '' || isGood(text(name))) return text(name);
      addProblem(name, expected);
      return undefined;
    },
  };
}
