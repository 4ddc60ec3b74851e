import { coerceFlag, coerceNumber, coerceText } from '../site/coerce.ts';

/**
 * One schema a widget is the source of its types, defaults, coercions, error messages, Storybook controls and README
 * table. Content-management systems write `"3"`, `"yes"`, `""` and `"true"` where they mean numbers and switches: every
 * reader below accepts those spellings (RT-2).
 */
export interface SettingInfo {
  readonly kind: 'switch' | 'number' | 'text' | 'choice';
  readonly defaultValue: unknown;
  readonly doc: string;
  readonly options?: readonly string[];
}

/** A reader of one setting. `T` is what the widget gets. */
export interface Setting<T> {
  readonly info: SettingInfo;
  /** What a value must be, in words. */
  readonly expected: string;
  /** Undefined for a value that makes no sense. */
  read(raw: unknown): T | undefined;
  /** A value that makes no sense counts as the default: it may be from a plugin newer than this. @default false */
  readonly isOpen?: boolean;
}

export type Entries = Readonly<Record<string, Setting<unknown>>>;
type Read<E extends Entries> = { [K in keyof E]: E[K] extends Setting<infer T> ? T : never };

/** Settings as code writes them: any of them, under the CMS's names. A widget without settings takes none. */
export type GivenSettings<E extends Entries> = [keyof E] extends [never]
  ? { readonly [name: string]: never }
  : { readonly [K in keyof E]?: Read<E>[K] | undefined };

export interface SettingsSchema<Settings, E extends Entries = Entries> {
  /** Settings' names as the CMS writes them, with what each means. */
  readonly entries: E;
  /**
   * Throws `SettingsError`, which names every wrong setting, what was found and what was expected. `onUnknown` hears the same
   * of a choice with an unknown word, which counts as the default.
   */
  parse(raw: Record<string, unknown>, onUnknown?: (problem: string) => void): Settings;
}

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

/** How a wrong value is shown in a message: its JSON, cut to a readable length. */
export function describe(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/** An on/off setting: `true`, `"yes"`, `"1"`, `"true"`, `"on"` and their opposites; `""` is off. */
export function toggle(defaultValue: boolean, doc: string): Setting<boolean> {
  return {
    info: { kind: 'switch', defaultValue, doc },
    expected: 'a switch (true, false, "yes", "no", "")',
    read: coerceFlag,
  };
}

/** A number, also as text (`"5000"`), within inclusive limits. Empty text means the default. */
export function number(
  defaultValue: number,
  doc: string,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = {},
): Setting<number> {
  const limits = `${min > Number.NEGATIVE_INFINITY ? ` from ${min}` : ''}${max < Number.POSITIVE_INFINITY ? ` to ${max}` : ''}`;
  return {
    info: { kind: 'number', defaultValue, doc },
    expected: `a number${limits}`,
    read(raw) {
      if (raw === '') return defaultValue;
      const value = coerceNumber(raw);
      return value !== undefined && value >= min && value <= max ? value : undefined;
    },
  };
}

/** Text; a number is accepted and written out. */
export function text(defaultValue: string, doc: string): Setting<string> {
  return { info: { kind: 'text', defaultValue, doc }, expected: 'text', read: coerceText };
}

/** One of a fixed list of words. Empty text and words that are unknown mean the default. */
export function choice<const T extends string>(
  options: readonly T[],
  defaultValue: NoInfer<T>,
  doc: string,
): Setting<T> {
  return {
    info: { kind: 'choice', defaultValue, doc, options },
    expected: `one of ${options.map((option) => `"${option}"`).join(', ')}`,
    read: (raw) => (raw === '' ? defaultValue : options.find((option) => option === raw)),
    isOpen: true,
  };
}

/**
 * A widget's settings: readers under the names the CMS uses, and how the widget's own fields are made of them. Unknown
 * names are left alone: a page builder's `data-settings` carries many that are not ours.
 */
export function defineSettings<const E extends Entries, Settings>(
  entries: E,
  toFields: (raw: Read<E>) => Settings,
): SettingsSchema<Settings, E> {
  return {
    entries,
    parse(raw, onUnknown) {
      const fields: Record<string, unknown> = {};
      const problems: string[] = [];
      for (const [name, { info, expected, read, isOpen }] of Object.entries(entries)) {
        const value = (Object.hasOwn(raw, name) ? raw[name] : undefined) ?? null;
        fields[name] = value === null ? info.defaultValue : read(value);
        if (fields[name] !== undefined) continue;
        const problem = `setting "${name}": expected ${expected}, found ${describe(value)}`;
        if (!isOpen) problems.push(problem);
        else {
          fields[name] = info.defaultValue;
          onUnknown?.(`${problem}; ${describe(info.defaultValue)} is used`);
        }
      }
      if (problems.length > 0) throw new SettingsError(problems);
      return toFields(fields as Read<E>);
    },
  };
}
