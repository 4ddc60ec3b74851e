import { coerceText, own } from '@iyim/runtime/widget';

/** Readers of settings as builders write them: numbers as text or `{ size, unit }`, lists as maps, what is off as `''`. */

const OFF = new Set<unknown>(['', 'no', 'off', 'false', '0', 0, false, null, undefined]);

/** Whether a switch is on; anything that is not off is, as in the original. */
export function isOn(settings: unknown, key: string): boolean {
  return !OFF.has(own(settings, key));
}

/** NaN for what is no number; a slider's `{ size, unit }` is its size. */
export function toNumber(value: unknown): number {
  const size = own(value, 'size') ?? value;
  if (typeof size === 'number') return Number.isFinite(size) ? size : Number.NaN;
  return typeof size === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(size) ? Number(size) : Number.NaN;
}

/** Text, a number written out, nothing for anything else. */
export function toText(value: unknown): string {
  return coerceText(value) ?? '';
}

/** The texts of a list. One text is a list of it, and PHP writes a list with gaps as a map. */
export function toList(value: unknown): readonly string[] {
  const found = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return found.map(toText).filter((text) => text !== '');
}

/** How a wrong value stands in a message, cut to a readable length. */
export function describe(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

export type SettingsReader = ReturnType<typeof readerOf>;

/**
 * Reads settings of one kind, as builders write them; what makes no sense is named in `problems`. `kind` begins the messages:
 * `timing setting "times_times": expected a number, found "many"`.
 */
export function readerOf(settings: unknown, kind: string) {
  const problems: string[] = [];
  const value = (name: string) => own(settings, name) ?? '';
  const text = (name: string) => toText(value(name));
  const refuse = (name: string, expected: string) => {
    problems.push(`${kind} setting "${name}": expected ${expected}, found ${describe(own(settings, name))}`);
  };
  return {
    problems: problems as readonly string[],
    isOn: (name: string) => isOn(settings, name),
    text,
    list: (name: string) => toList(value(name)),
    /** NaN for what is no number, or less than `least`; `preset` where there is none. */
    number(name: string, { preset, least }: { preset?: number; least?: number } = {}): number {
      const number = preset !== undefined && value(name) === '' ? preset : toNumber(value(name));
      if (number >= (least ?? Number.NEGATIVE_INFINITY)) return number;
      refuse(name, least === undefined ? 'a number' : `a number from ${least}`);
      return Number.NaN;
    },
    /** Undefined for none of the options. */
    oneOf<Option extends string>(name: string, options: readonly Option[]): Option | undefined {
      const word = text(name);
      const found = options.find((option) => option === word);
      if (found === undefined && word !== '')
        refuse(name, `one of ${options.map((option) => `"${option}"`).join(', ')}`);
      return found;
    },
    /** Text for which `isGood` holds, or nothing; undefined for anything else. */
    checked(name: string, expected: string, isGood: (text: string) => boolean): string | undefined {
      const found = value(name);
      if (found === '' || isGood(toText(found))) return toText(found);
      refuse(name, expected);
      return undefined;
    },
  };
}
