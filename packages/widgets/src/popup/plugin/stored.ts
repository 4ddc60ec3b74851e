import { isPlainObject, ownValue, parseJson } from '@iyim/runtime/widget';
import { pluginPopupNames } from '../names.ts';
import type { Timing } from '../rules/rules.ts';
import { createItem, type PopupRecord } from '../rules/stored.ts';
import type { PluginSettings } from './settings.ts';

export interface PluginRecordOptions {
  readonly id: string;
  readonly settings: Pick<PluginSettings, 'showOnce' | 'showAgainDelay'>;
  /** True if the visitor, and not a script of the page, closed it. */
  readonly isClosedByVisitor: () => boolean;
}

/** Timing of "show once": the plugin's popups are counted only when they are hidden. */
export const PLUGIN_TIMING: Timing = { times: { times: 1, period: '', countsOn: 'hide' } };

/**
 * Creates the record of a listings plugin's popup, in the plugin's own storage item (PO-6): a popup that was closed for good is
 * not shown again until its delay is over.
 */
export function pluginRecord(
  { id, settings: { showOnce, showAgainDelay }, isClosedByVisitor }: PluginRecordOptions,
  /** May throw: storage can be forbidden. */
  storage = () => window.localStorage,
  now = () => Date.now(),
): PopupRecord {
  const key = `jet-popup-${id}`;
  const item = createItem(storage, pluginPopupNames.storage);
  const disable = () => {
    const again = showAgainDelay === null ? null : now() + showAgainDelay;
    item.write(withDisabled(item.read(), key, again));
  };
  return {
    isDisabled: () => !mayShowAgain(item.read(), key, now()),
    disable,
    addTime() {
      if (showOnce && isClosedByVisitor()) disable();
    },
    times: () => 0,
    firstView: (views) => views,
    firstSession: (sessions) => sessions,
  };
}

/**
 * Whether a popup may be shown, by the stored entries of all popups: JSON, each popup's prefixed number as key. Newer
 * scripts store `{ status, 'show-again-date' }`, older ones the bare status; other entries forbid nothing (PO-6).
 */
export function mayShowAgain(stored: string | null, key: string, now: number): boolean {
  const entry = parseEntries(stored).get(key);
  if (typeof entry === 'string') return entry !== 'disable';
  if (ownValue(entry, 'status') !== 'disable') return true;
  const again = ownValue(entry, 'show-again-date');
  if (again === 'none' || again === undefined) return false;
  // Scripts wrote null for an invalid number, and read it as a date in the past.
  return Number(again) < now;
}

/** Returns the item to store when a popup is closed for good, until `again` (epoch ms; null: forever). Other entries are kept. */
export function withDisabled(stored: string | null, key: string, again: number | null): string {
  const entry = { status: 'disable', 'show-again-date': again ?? 'none' };
  return JSON.stringify(Object.fromEntries(parseEntries(stored).set(key, entry)));
}

/** Returns an empty map for text that is not a JSON object. */
function parseEntries(stored: string | null): Map<string, unknown> {
  const value = parseJson(stored);
  return new Map(Object.entries(isPlainObject(value) ? value : {}));
}
