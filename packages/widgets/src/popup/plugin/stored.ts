import { isPlainObject, own, parseJson } from '@iyim/runtime/widget';
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

/** Show once: the plugin's popups are counted when they are hidden, and by nothing else. */
export const PLUGIN_TIMING: Timing = { times: { times: 1, period: '', countsOn: 'hide' } };

/**
 * What is stored of a popup of the listings plugin, in the plugin's own item (PO-6): not shown again once it was closed for good, until its
 * time has come.
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
 * Whether a popup may be shown, by what is stored of all popups: JSON, each popup's number with its prefix as key. Newer
 * scripts store `{ status, 'show-again-date' }`, older ones the bare status; other entries forbid nothing (PO-6).
 */
export function mayShowAgain(stored: string | null, key: string, now: number): boolean {
  const entry = parseEntries(stored).get(key);
  if (typeof entry === 'string') return entry !== 'disable';
  if (own(entry, 'status') !== 'disable') return true;
  const again = own(entry, 'show-again-date');
  if (again === 'none' || again === undefined) return false;
  // Scripts wrote null for what was not a number, and read it as long ago.
  return Number(again) < now;
}

/** What is to be stored when a popup is closed for good, until `again` (epoch ms) or, with null, for ever. All else stays. */
export function withDisabled(stored: string | null, key: string, again: number | null): string {
  const entry = { status: 'disable', 'show-again-date': again ?? 'none' };
  return JSON.stringify(Object.fromEntries(parseEntries(stored).set(key, entry)));
}

/** Empty for text that is not a JSON object. */
function parseEntries(stored: string | null): Map<string, unknown> {
  const value = parseJson(stored);
  return new Map(Object.entries(isPlainObject(value) ? value : {}));
}
