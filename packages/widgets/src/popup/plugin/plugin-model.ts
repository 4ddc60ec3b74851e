import { coerceText } from '@iyim/runtime/widget';
import type { PopupModel } from '../model.ts';
import { pageFacts } from '../rules/facts.ts';
import { createGate } from '../rules/gate.ts';
import { armPlugin, type Closing } from './arm.ts';
import { createLoader } from './content.ts';
import { createEvents } from './events.ts';
import { readPluginSettings } from './settings.ts';
import { PLUGIN_TIMING, pluginRecord } from './stored.ts';

/** The server's nodes of a plugin's popup. */
export interface PluginParts {
  readonly host: HTMLElement;
  /** As the server wrote it: an open dialog has it meanwhile. */
  readonly hostId: string;
  /** What is moved into the dialog. */
  readonly content: HTMLElement;
  /** The element around fetched content. */
  readonly place: HTMLElement;
  readonly closeControl: HTMLElement | null;
}

/** Plugin popups store no visits, and avoid no others. */
const PLATFORM = { page: () => pageFacts({ views: 0, sessions: 0 }), otherShown: () => false };

/** A popup of the listings plugin: `#jet-popup-{id}.jet-popup[data-settings]`. */
export function pluginModel(
  { host, hostId, content, place, closeControl }: PluginParts,
  given: Readonly<Record<string, unknown>>,
): PopupModel {
  const settings = readPluginSettings(given);
  const id = idOf(hostId, given);
  const events = createEvents({ id, settings, place });
  const closing: Closing = { isByPage: false, endedAt: Number.NEGATIVE_INFINITY };
  const record = pluginRecord({ id, settings, isClosedByVisitor: () => !closing.isByPage });
  return {
    id,
    content,
    settings: settings.popup,
    // The theme's rules for this one popup begin with its id; those for all of them place it, which the dialog does itself.
    frame: { id: content === host ? '' : hostId, dialog: '', box: '', message: '', close: '' },
    closeControl,
    gate: createGate({ id, timing: PLUGIN_TIMING, avoidsOthers: false }, { record, ...PLATFORM }),
    arm: (context) => armPlugin({ id, content, settings, events, closing }, context),
    ...createLoader({ id, host, place, settings, events }),
    loadedInto: place,
    notify(moment) {
      if (moment === 'before-show') closing.isByPage = false;
      if (moment === 'before-hide' && settings.showOnce && !closing.isByPage) events.setForGood(true);
      events.notify(moment);
      if (moment !== 'after-hide') return;
      closing.endedAt = performance.now();
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
