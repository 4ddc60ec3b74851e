import type { PopupGate } from '../model.ts';
import { pluginPopupNames } from '../names.ts';
import type { PluginSettings } from './plugin-settings.ts';
import { mayShowAgain, withDisabled } from './show-again.ts';

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
    try {
      return storage().getItem(pluginPopupNames.storage);
    } catch {
      return null;
    }
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
