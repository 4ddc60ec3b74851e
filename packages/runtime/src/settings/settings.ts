import { isUnset } from '../site/coerce.ts';
import { DEVICES, type Device, type DeviceValues } from '../site/devices.ts';
import { ownValue } from '../site/plain.ts';

/**
 * One setting's entry in a schema. A widget's schema is the source of its types, defaults, coercions, error messages,
 * Storybook controls and README table. Content-management systems write `"3"`, `"yes"`, `""` and `"true"` for numbers and
 * switches, so every reader accepts those spellings (RT-2).
 */
export interface SettingInfo {
  readonly kind:
    | 'switch'
    | 'number'
    | 'time'
    | 'text'
    | 'choice'
    | 'list'
    | 'range'
    | 'link'
    | 'icon'
    | 'object';
  readonly defaultValue: unknown;
  readonly doc: string;
  readonly options?: readonly string[];
  /** Whether each device can have a separate value, such as `columns_tablet` in addition to `columns`. */
  readonly isByDevice?: true;
}

/** A reader of one setting. `T` is the type that the widget gets; `Given` is the type of the values that code passes. */
export interface Setting<T, Given = T> {
  readonly info: SettingInfo;
  /** Describes valid values in error messages. */
  readonly expected: string;
  /** Returns the value, or undefined if `raw` is invalid. */
  read(raw: unknown): T | undefined;
  /** Whether an invalid value counts as the default, because a newer plugin may have written it. @default false */
  readonly isOpen?: boolean;
  /** Carries the type `Given`. No setting has this member. */
  readonly given?: Given;
}

type Table<T> = { [D in Exclude<Device, 'desktop'>]?: T };

/** A setting with a separate value for each device, under its name with the device's suffix: `columns`, `columns_tablet`. */
export interface DeviceSetting<T, Given = T> extends Setting<DeviceValues<T>, Given> {
  /** Reads the value of one device. */
  readonly each: Setting<T, unknown>;
  /** Defaults of devices for which no value is set. Devices missing here use the value of the next larger device. */
  readonly table?: Table<T> | undefined;
}

export type Entries = Readonly<Record<string, Setting<unknown>>>;
/** Values that the readers of a schema return, by setting name. */
export type ReadEntries<E extends Entries> = {
  readonly [K in keyof E]: E[K] extends Setting<infer T, unknown> ? T : never;
};

type GivenOf<S> = S extends Setting<unknown, infer Given> ? Given : never;
type OfDevices<E extends Entries> = {
  readonly [K in keyof E & string as E[K] extends DeviceSetting<unknown>
    ? `${K}_${Exclude<Device, 'desktop'>}`
    : never]?: GivenOf<E[K]> | undefined;
};

/** Settings that code passes to a widget: all optional, under the CMS's names. A widget without settings accepts no properties. */
export type GivenSettings<E extends Entries> = [keyof E] extends [never]
  ? { readonly [name: string]: never }
  : { readonly [K in keyof E]?: GivenOf<E[K]> | undefined } & OfDevices<E>;

export interface SettingsSchema<Settings, E extends Entries = Entries> {
  /** Readers by the CMS's setting names. */
  readonly entries: E;
  /**
   * Turns raw settings into the widget's fields. Throws `SettingsError`, which names every invalid setting, what was found and
   * what was expected. `onUnknown` is called with the same message for a choice with an unknown word, or another setting with
   * `isOpen`, which then has its default.
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

/** Formats an invalid value for a message: its JSON, at most 80 characters long. */
export function describe(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/**
 * Makes a setting that can have a value for each device; `forDevice` picks one. A device without a value uses the value in
 * `table`, or otherwise the value of the next larger device.
 */
export function byDevice<T, Given>(
  each: Setting<T, Given>,
  table?: Table<NoInfer<T>>,
): DeviceSetting<T, Given> {
  const { expected, info } = each;
  return { each, table, expected, info: { ...info, isByDevice: true }, read: () => undefined };
}

/**
 * Defines a widget's settings: readers by the CMS's names, and a function that turns their values into the widget's fields.
 * Unknown names are ignored, because a page builder's `data-settings` contains many that do not belong to the widget.
 *
 * @param options.isTolerant An invalid value of any setting, not only of a choice, counts as the default and is reported to
 * `onUnknown`.
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
      /**
       * Returns undefined for a missing or invalid value. Reports an invalid value; the message may name the value used
       * `instead`.
       */
      const find = ({ expected, read, isOpen }: Setting<unknown>, name: string, instead: string): unknown => {
        const value = ownValue(raw, name) ?? null;
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
          if (device !== 'desktop' && !isUnset(ownValue(raw, key)))
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

/** The schema of a widget without settings, which reads everything from its markup. */
export const noSettings = /* @__PURE__ */ defineSettings({}, () => ({}));
