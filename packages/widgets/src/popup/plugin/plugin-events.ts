import { dispatchLegacy } from '@iyim/runtime/widget';
import type { PopupMoment } from '../model.ts';
import type { PluginPopupsArea } from './plugin-popups-area.ts';

export interface PluginEventsOptions {
  readonly id: string;
  readonly names: PluginPopupsArea['names'];
  /** The plugin's settings of this popup, as the page has them. */
  readonly settings: unknown;
  readonly contentType: string;
  /** Where its content goes. */
  readonly place: HTMLElement;
}

interface Content {
  readonly html: string;
  readonly elements: unknown;
}

/** Tells the page's scripts what happens to a popup: the plugin's events, on the window and in its order. */
export interface PluginEvents {
  tell(moment: PopupMoment): void;
  /** Around the time its triggers are armed. */
  initialise(arm: () => void): void;
  /** What this opening was asked for with. */
  setData(data: unknown): void;
  sending(): void;
  answered(answer: unknown): void;
  contentStands(content: Content): void;
  /** The content it has already is shown again. */
  showContent(): void;
  /** Its own content is shown, or one that a script has given. */
  customContent(): void;
  /** Whether the next closing is for good. */
  closing(forGood: boolean): void;
}

export function pluginEvents(options: PluginEventsOptions): PluginEvents {
  const { id, names, settings, contentType, place } = options;
  const { events, popupId, eventFields } = names;
  const fire = (name: string, detail: Readonly<Record<string, unknown>>) =>
    dispatchLegacy(window, name, [detail]);
  let data: unknown = {};
  let forGood = false;
  /** Moments that are told when the content stands, as in the original; null: it does. */
  let held: PopupMoment[] | null = null;
  const tellNow = (moment: PopupMoment) => {
    if (moment === 'before-show') fire(events.beforeShow, { data });
    else if (moment === 'after-show') fire(events.afterShow, { data });
    else {
      const closed = { data: { [eventFields.popupId]: popupId + id, [eventFields.forGood]: forGood } };
      if (moment === 'before-hide') {
        fire(events.closing, closed);
        fire(events.beforeHide, closed);
      } else fire(events.afterHide, closed);
    }
  };
  const release = () => {
    const moments = held ?? [];
    held = null;
    for (const moment of moments) tellNow(moment);
  };
  const render = (name: string) => {
    fire(name, { popup_id: id, data });
    release();
  };
  return {
    tell(moment) {
      if (moment === 'before-show') held = [moment];
      else if (moment === 'after-show' && held) held.push(moment);
      else {
        held = null;
        tellNow(moment);
      }
    },
    initialise(arm) {
      fire(events.beforeEvents, { settings });
      arm();
      fire(events.afterEvents, { settings });
      fire(events.init, { settings });
    },
    setData(next) {
      data = next;
    },
    sending: () => fire(events.beforeSend, { popup_id: id, data }),
    answered: (request) => fire(events.answered, { popup_id: id, data, request }),
    contentStands({ html, elements }) {
      const ready = { $container: place, content: html, contentElements: elements, contentType };
      for (const name of [events.beforeReady, events.ready, events.afterReady]) fire(name, ready);
      release();
    },
    showContent: () => render(events.showContent),
    customContent: () => render(events.customContent),
    closing(next) {
      forGood = next;
    },
  };
}
