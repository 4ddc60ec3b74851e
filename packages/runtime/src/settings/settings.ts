import { isUnset } from '../site/coerce.ts';
import { DEVICES, type Device, type DeviceValues } from '../site/devices.ts';
import { own } from '../site/plain.ts';

/**
 * One schema a widget is the source of its types, defaults, coercions, error messages, Storybook controls and README
 * table. Content-management systems write `"3"`, `"yes"`, `""` and `"true"` where they mean numbers and switches: every
 * reader accepts those spellings (RT-2).
 */
export interface SettingInfo {
  readonly kind: 'switch' | 'number' | 'text' | 'choice' | 'list' | 'range' | 'link' | 'icon' | 'object';
  readonly defaultValue: unknown;
  readonly doc: string;
  readonly options?: readonly string[];
  /** Devices may have one of their own: `columns_tablet` beside `columns`. */
  readonly isByDevice?: true;
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

type Table<T> = { [D in Exclude<Device, 'desktop'>]?: T };

/** A setting that devices may have of their own, under its name and theirs: `columns`, `columns_tablet`. */
export interface DeviceSetting<T> extends Setting<DeviceValues<T>> {
  /** Reads one of them. */
  readonly each: Setting<T>;
  /** What a device has that has none of its own. Without a table it has that of the next larger device. */
  readonly table?: Table<T> | undefined;
}

export type Entries = Readonly<Record<string, Setting<unknown>>>;
/** What the entries of a schema read, by their names. */
export type ReadEntries<E extends Entries> = {
  readonly [K in keyof E]: E[K] extends Setting<infer T> ? T : never;
};

type Written<S> = S extends DeviceSetting<infer T> ? T : S extends Setting<infer T> ? T : never;
type OfDevices<E extends Entries> = {
  readonly [K in keyof E & string as E[K] extends DeviceSetting<unknown>
    ? `${K}_${Exclude<Device, 'desktop'>}`
    : never]?: Written<E[K]> | undefined;
};

/** Settings as code writes them: any of them, under the CMS's names. A widget without settings takes none. */
export type GivenSettings<E extends Entries> = [keyof E] extends [never]
  ? { readonly [name: string]: never }
  : { readonly [K in keyof E]?: Written<E[K]> | undefined } & OfDevices<E>;

export interface SettingsSchema<Settings, E extends Entries = Entries> {
  /** Settings' names as the CMS writes them, with what each means. */
  readonly entries: E;
  /**
   * Throws `SettingsError`, which names every wrong setting, what was found and what was expected. `onUnknown` hears the same
   * of a choice with an unknown word, which counts as the default.
   */
  parse(raw: Readonly<Record<string, unknown>>, onUnknown?: (problem: string) => void): Settings;
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

/**
 * Makes a setting one that devices may have of their own; `forDevice` picks one. A device without has that of the next larger,
 * or, where there is a `table`, the one that stands there.
 */
export function byDevice<T>(each: Setting<T>, table?: Table<NoInfer<T>>): DeviceSetting<T> {
  const { expected, info } = each;
  return { each, table, expected, info: { ...info, isByDevice: true }, read: () => undefined };
}

/**
 * A widget's settings: readers under the names the CMS uses, and how the widget's own fields are made of them. Unknown
 * names are left alone: a page builder's `data-settings` carries many that are not ours.
 *
 * @param options.isTolerant A value that makes no sense counts as the default, and is said, with every setting and not with choices alone.
 */
export function defineSettings<const E extends Entries, Settings>(
  entries: E,
  toFields: (raw: ReadEntries<E>) => Settings,
  { isTolerant = false } = {},
): SettingsSchema<Settings, E> {
  return {
    entries,
    parse(raw, onUnknown) {
      const problems: string[] = [];
      /** Undefined for what is not there, and for what is wrong, of which it is said what counts `instead`. */
      const find = ({ expected, read, isOpen }: Setting<unknown>, name: string, instead: string): unknown => {
        const value = own(raw, name) ?? null;
        if (value === null) return undefined;
        const found = read(value);
        if (found !== undefined) return found;
        const problem = `setting "${name}": expected ${expected}, found ${describe(value)}`;
        if (isTolerant || isOpen) onUnknown?.(`${problem}; ${instead} is used`);
        else problems.push(problem);
      };
      const findOrDefault = (setting: Setting<unknown>, name: string): unknown => {
        const { defaultValue } = setting.info;
        return find(setting, name, describe(defaultValue)) ?? defaultValue;
      };
      const findByDevice = ({ each, table }: DeviceSetting<unknown>, name: string): DeviceValues<unknown> => {
        const values: Table<unknown> & { desktop: unknown } = {
          ...table,
          desktop: findOrDefault(each, name),
        };
        for (const device of DEVICES) {
          const key = `${name}_${device}`;
          if (device !== 'desktop' && !isUnset(own(raw, key)))
            values[device] = find(each, key, `"${name}"`) ?? values[device];
        }
        return values;
      };
      const fields = Object.entries(entries).map(([name, setting]) => [
        name,
        'each' in setting
          ? findByDevice(setting as DeviceSetting<unknown>, name)
          : findOrDefault(setting, name),
      ]);
      if (problems.length > 0) throw new SettingsError(problems);
      return toFields(Object.fromEntries(fields));
    },
  };
}

/** The schema of a widget whose markup says everything. */
export const noSettings = /* @__PURE__ */ defineSettings({}, () => ({}));
