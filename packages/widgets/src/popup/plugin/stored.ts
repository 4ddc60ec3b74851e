import { isPlainObject, ownValue, parseJson } from '@iyim/runtime/widget';
import { pluginPopupNames } from '../names.ts';
import type { Timing } from '../rules/rules.ts';
import { createItem, type PopupRecord } from '../rules/stored.ts';
import type { PluginSettings } from './settings.ts';

export interface PluginRecordOptions {
  readonly id: string;
  readonly settings: Pick<PluginSettings, 'showOnce' | 'showAgainDelay'>;
  /** Returns true if the visitor, and not a script of the page, closed the popup. */
  readonly isClosedByVisitor: () => boolean;
}

/** Timing of "show once": one showing, counted when the popup is hidden. */
export const PLUGIN_TIMING: Timing = { times: { times: 1, period: '', countsOn: 'hide' } };

/**
 * Creates the record of a listings plugin's popup, in the plugin's storage item (PO-6). A popup that was closed for good is not
 * shown again until its delay is over.
 */
export function pluginRecord(
  { id, settings: { showOnce, showAgainDelay }, isClosedByVisitor }: PluginRecordOptions,
  /** Returns the storage. May throw, because a browser can forbid storage. */
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
 * Returns whether a popup may be shown according to the stored entries of all popups: JSON with each popup's prefixed number as
 * the key. Newer versions of the plugin store `{ status, 'show-again-date' }`, older ones the bare status. Entries of any other form
 * are ignored (PO-6).
 */
export function mayShowAgain(stored: string | null, key: string, now: number): boolean {
  const entry = parseEntries(stored).get(key);
  if (typeof entry === 'string') return entry !== 'disable';
  if (ownValue(entry, 'status') !== 'disable') return true;
  const again = ownValue(entry, 'show-again-date');
  if (again === 'none' || again === undefined) return false;
  // The plugin's scripts write null for an invalid number, and read null as a date in the past.
  return Number(again) < now;
}

/** Returns the text to store when a popup is closed for good, until `again` (epoch ms; null: forever). Other entries are kept. */
export function withDisabled(stored: string | null, key: string, again: number | null): string {
  const entry = { status: 'disable', 'show-again-date': again ?? 'none' };
  return JSON.stringify(Object.fromEntries(parseEntries(stored).set(key, entry)));
}

/** Returns the stored entries; an empty map for text that is not a JSON object. */
function parseEntries(stored: string | null): Map<string, unknown> {
  const value = parseJson(stored);
  return new Map(Object.entries(isPlainObject(value) ? value : {}));
}
