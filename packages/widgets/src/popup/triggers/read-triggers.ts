import { describe, isOn, toNumber, toText, valueIn } from '../values.ts';
import type { Triggers } from './trigger.ts';

export interface ReadTriggers {
  readonly triggers: Triggers;
  /** Triggers that make no sense and are left out, in words for the site's owner. */
  readonly problems: readonly string[];
}

interface Raw {
  /** `preset` when the setting is not there. Throws when it is no number, or less than `least`. */
  number(setting: string, preset: number, least?: number): number;
  text(setting: string): string;
}

type All = Required<Triggers>;

/** Each trigger's switch, and the settings beside it with the editor's presets. */
const READERS: { readonly [Name in keyof All]: (raw: Raw) => All[Name] } = {
  page_load: ({ number }) => ({ delay: number('page_load_delay', 0) }),
  scrolling: ({ number, text }) => ({
    direction: text('scrolling_direction') === 'up' ? 'up' : 'down',
    offset: number('scrolling_offset', 50),
  }),
  scrolling_to: ({ text }) => ({ selector: text('scrolling_to_selector') }),
  click: ({ number }) => ({ times: number('click_times', 1, 1) }),
  inactivity: ({ number }) => ({ seconds: number('inactivity_time', 30) }),
  exit_intent: () => ({}),
};

/** A popup's triggers out of its settings (`triggers`); one whose settings make no sense is left out (PO-1). */
export function readTriggers(settings: unknown): ReadTriggers {
  const problems: string[] = [];
  const triggers: [string, unknown][] = [];
  const raw: Raw = {
    text: (setting) => toText(valueIn(settings, setting)).trim(),
    number(setting, preset, least = 0) {
      const value = valueIn(settings, setting) ?? '';
      const number = value === '' ? preset : toNumber(value);
      if (number >= least) return number;
      throw new RangeError(
        `trigger setting "${setting}": expected a number from ${least}, found ${describe(value)}`,
      );
    },
  };
  for (const name of Object.keys(READERS) as (keyof All)[]) {
    if (!isOn(settings, name)) continue;
    try {
      triggers.push([name, READERS[name](raw)]);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push(error.message);
    }
  }
  return { triggers: Object.fromEntries(triggers), problems };
}
