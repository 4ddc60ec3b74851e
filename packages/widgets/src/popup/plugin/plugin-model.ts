import type { PopupModel } from '../model.ts';
import { armPlugin } from './arm-plugin.ts';
import { contentLoader } from './load-content.ts';
import { pluginEvents } from './plugin-events.ts';
import { pluginGate } from './plugin-gate.ts';
import { readPluginSettings } from './plugin-settings.ts';

/** The server's nodes of a plugin's popup. */
export interface PluginParts {
  readonly host: HTMLElement;
  /** As the server wrote it: an open dialog has it meanwhile. */
  readonly hostId: string;
  /** What is moved into the dialog. */
  readonly content: HTMLElement;
  /** Where fetched content goes. */
  readonly place: HTMLElement;
  readonly closeControl: HTMLElement | null;
}

/** A popup of the listings plugin: `#jet-popup-{id}.jet-popup[data-settings]`. */
export function pluginModel(
  { host, hostId, content, place, closeControl }: PluginParts,
  own: Readonly<Record<string, unknown>>,
): PopupModel {
  const settings = readPluginSettings(own);
  const id = idOf(hostId, settings.raw);
  const { raw, contentType } = settings;
  const events = pluginEvents({ id, settings: raw, contentType, place });
  /** Set while a script or a form closes it. */
  let isClosedByPage = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    id,
    content,
    settings: settings.popup,
    // The theme's rules for this one popup begin with its id; those for all of them place it, which the dialog does itself.
    frame: { id: content === host ? '' : hostId, dialog: '', box: '', message: '', close: '' },
    closeControl,
    gate: pluginGate({ id, settings, closedByVisitor: () => !isClosedByPage }),
    arm: (context) =>
      armPlugin(
        {
          id,
          content,
          settings,
          events,
          onPageCloses: () => {
            isClosedByPage = true;
          },
          closedAt: () => closedAt,
        },
        context,
      ),
    ...contentLoader({ id, host, place, settings, events }),
    loadedInto: place,
    tell(moment) {
      if (moment === 'before-show') isClosedByPage = false;
      if (moment === 'before-hide' && settings.showOnce && !isClosedByPage) events.closing(true);
      events.tell(moment);
      if (moment !== 'after-hide') return;
      closedAt = performance.now();
      events.closing(false);
    },
    problems: settings.problems,
  };
}

const PREFIX = 'jet-popup-';

function idOf(hostId: string, raw: Readonly<Record<string, unknown>>): string {
  const named = [hostId, raw['jet-popup-id'], raw.id].find(
    (value) => (typeof value === 'string' && value !== '') || typeof value === 'number',
  );
  const id = String(named ?? '').replace(PREFIX, '');
  if (id === '') throw new Error(`expected a popup’s id ("${PREFIX}" and its number), found none`);
  return id;
}
