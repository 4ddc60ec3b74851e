import { attempt, isPlainObject, own, parseJson } from '@iyim/runtime/widget';
import type { PopupGate } from '../model.ts';
import { pluginPopupNames } from '../names.ts';
import type { PluginSettings } from './plugin-settings.ts';

export interface PluginGateOptions {
  readonly id: string;
  readonly settings: Pick<PluginSettings, 'showOnce' | 'showAgainDelay'>;
  /** Whether the visitor, and no script of the page, closed it. */
  readonly closedByVisitor: () => boolean;
  /** May throw: storage can be forbidden. */
  readonly storage?: () => Storage;
  readonly now?: () => number;
}

/**
 * Not shown again once it was closed for good, until its time has come, in the plugin's own storage (PO-6). Where storage is
 * full or forbidden it is remembered as long as the page lives.
 */
export function pluginGate({
  id,
  settings,
  closedByVisitor,
  storage = () => window.localStorage,
  now = () => Date.now(),
}: PluginGateOptions): PopupGate {
  const key = `jet-popup-${id}`;
  let unkept: string | null = null;
  const read = (): string | null => {
    if (unkept !== null) return unkept;
    return attempt(() => storage().getItem(pluginPopupNames.storage)) ?? null;
  };
  const disable = () => {
    const { showAgainDelay } = settings;
    const again = showAgainDelay === null ? null : now() + showAgainDelay;
    const next = withDisabled(read(), key, again);
    try {
      storage().setItem(pluginPopupNames.storage, next);
      unkept = null;
    } catch {
      unkept = next;
    }
  };
  return {
    ready: Promise.resolve(),
    verdict: () => ({ show: mayShowAgain(read(), key, now()) }),
    shown: () => {},
    hidden: () => {
      if (settings.showOnce && closedByVisitor()) disable();
    },
    disable,
  };
}

/**
 * Whether a popup may be shown, by what is stored of all popups: JSON, each popup's number with its prefix as key. Newer
 * scripts store `{ status, 'show-again-date' }`, older ones the bare status; what makes no sense forbids nothing (PO-6).
 */
export function mayShowAgain(stored: string | null, key: string, now: number): boolean {
  const entry = read(stored).get(key);
  if (typeof entry === 'string') return entry !== 'disable';
  if (own(entry, 'status') !== 'disable') return true;
  const again = own(entry, 'show-again-date');
  if (again === 'none' || again === undefined) return false;
  // Scripts wrote what was no number as null, and took it for long ago.
  return Number(again) < now;
}

/** What is to be stored when a popup is closed for good, until `again` (epoch ms) or, with null, for ever. All else stays. */
export function withDisabled(stored: string | null, key: string, again: number | null): string {
  const entry = { status: 'disable', 'show-again-date': again ?? 'none' };
  return JSON.stringify(Object.fromEntries(read(stored).set(key, entry)));
}

/** What makes no sense is as if nothing were stored. */
function read(stored: string | null): Map<string, unknown> {
  const value = parseJson(stored);
  return new Map(Object.entries(isPlainObject(value) ? value : {}));
}
