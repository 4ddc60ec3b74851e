import { coerceText } from '@iyim/runtime/widget';
import type { PopupModel } from '../model.ts';
import { pageFacts } from '../rules/facts.ts';
import { createGate } from '../rules/gate.ts';
import { armPlugin, type PluginPopup } from './arm.ts';
import { createLoader } from './content.ts';
import { createEvents } from './events.ts';
import { readPluginSettings } from './settings.ts';
import { PLUGIN_TIMING, pluginRecord } from './stored.ts';

/** The server's nodes of a plugin's popup. */
export interface PluginParts extends Pick<PluginPopup, 'host' | 'content' | 'place'> {
  /** The host's id as the server wrote it. While the dialog is open, the dialog has this id and the host does not. */
  readonly hostId: string;
  readonly closeControl: HTMLElement | null;
}

/** Plugin popups count no page views or visits, and do not avoid other popups. */
const PLATFORM = { page: () => pageFacts({ views: 0, sessions: 0 }), otherShown: () => false };

/** Creates the model of a listings plugin's popup: `#jet-popup-{id}.jet-popup[data-settings]`. */
export function pluginModel(
  { host, hostId, content, place, closeControl }: PluginParts,
  given: Readonly<Record<string, unknown>>,
): PopupModel {
  const settings = readPluginSettings(given);
  const id = idOf(hostId, given);
  const events = createEvents(id, settings, place);
  const state = { isClosedByPage: false, closedAt: Number.NEGATIVE_INFINITY };
  const popup: PluginPopup = { ...state, id, host, content, place, settings, events };
  const record = pluginRecord({ id, settings, isClosedByVisitor: () => !popup.isClosedByPage });
  return {
    id,
    content,
    settings: settings.popup,
    // The theme's rules for this popup begin with the host's id. The dialog therefore has that id, unless the host itself is moved
    // into the dialog. It has no classes of the plugin, because the theme's rules for those would position it.
    frame: { id: content === host ? '' : hostId, dialog: '', box: '', message: '', close: '' },
    closeControl,
    gate: createGate({ id, timing: PLUGIN_TIMING, avoidsOthers: false }, { record, ...PLATFORM }),
    arm: (context) => armPlugin(popup, context),
    ...createLoader(popup),
    loadedInto: place,
    notify(moment) {
      if (moment === 'before-show') popup.isClosedByPage = false;
      if (moment === 'before-hide' && settings.showOnce && !popup.isClosedByPage) events.setForGood(true);
      events.notify(moment);
      if (moment !== 'after-hide') return;
      popup.closedAt = performance.now();
      events.setForGood(false);
    },
    problems: settings.problems,
  };
}

const PREFIX = 'jet-popup-';

function idOf(hostId: string, raw: Readonly<Record<string, unknown>>): string {
  const named = [hostId, raw['jet-popup-id'], raw.id].map(coerceText).find(Boolean) ?? '';
  const id = named.replace(PREFIX, '');
  if (id === '') throw new Error(`expected a popup’s id ("${PREFIX}" and its number), found none`);
  return id;
}
