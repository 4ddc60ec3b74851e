import type { AnyDefinition } from '@iyim/runtime/page';
import { nearestName, readHostSettings, readOwnSettings } from '@iyim/runtime/page';
import { attempt, isPlainObject, ownValue } from '@iyim/runtime/widget';
import { cached } from './cached.ts';
import type { ReadSetting } from './report.ts';

/** Suffixes of the settings of smaller devices. */
const DEVICE = /_(widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile)$/;
/** Maximum length of a value in the report. */
const LONGEST = 200;

/** Formats a value as JSON, shortened. */
export function show(value: unknown): string {
  const json = attempt(() => JSON.stringify(value)) ?? String(value);
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
}

export interface HostSettings {
  readonly written: Readonly<Record<string, unknown>>;
  /** Why the settings could not be read at all, such as invalid JSON. */
  readonly error?: string;
}

/** Returns a host's settings as the server wrote them. */
export function writtenSettings(host: Element, definition?: AnyDefinition): HostSettings {
  try {
    const ofPage = definition?.pageSettings?.(host as HTMLElement) ?? {};
    return { written: { ...ofPage, ...readHostSettings(host) } };
  } catch (error) {
    return { written: {}, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads each setting of a widget, and marks values that are defaults or invalid. */
export function readSettings(
  { settings }: AnyDefinition,
  written: Readonly<Record<string, unknown>>,
): ReadSetting[] {
  return Object.entries(settings.entries).flatMap(([name, entry]) => {
    const each = 'each' in entry ? (entry.each as typeof entry) : entry;
    const keys = Object.keys(written).filter(
      (key) => 'each' in entry && DEVICE.test(key) && key.replace(DEVICE, '') === name,
    );
    return [name, ...keys].map((key): ReadSetting => {
      const raw = ownValue(written, key) ?? null;
      const value = raw === null ? undefined : attempt(() => each.read(raw));
      if (raw !== null && value === undefined)
        return {
          name: key,
          value: show(each.info.defaultValue),
          isDefault: true,
          problem: `expected ${each.expected}, found ${show(raw)}`,
        };
      return {
        name: key,
        value: show(value === undefined ? each.info.defaultValue : value),
        isDefault: value === undefined,
      };
    });
  });
}

/** A key that a widget does not know, and the key that was probably meant. */
interface UnknownKey {
  readonly key: string;
  readonly meant: string | undefined;
}

/**
 * Returns a function that returns the keys in a host's own settings that the widget does not know. The page builder's settings have
 * many such keys, so they are not read.
 */
export function unknownKeyFinder({ settings }: AnyDefinition): (host: Element) => UnknownKey[] {
  const names = Object.keys(settings.entries);
  const isKnown = (key: string) => names.includes(key) || names.includes(key.replace(DEVICE, ''));
  const meantBy = cached((key: string) => nearestName(key, names));
  return (host) => {
    const given = attempt(() => readOwnSettings(host));
    return (isPlainObject(given) ? Object.keys(given) : [])
      .filter((key) => !isKnown(key))
      .map((key) => ({ key, meant: meantBy(key) }));
  };
}
