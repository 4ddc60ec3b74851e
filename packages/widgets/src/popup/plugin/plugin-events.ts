import { dispatchLegacy } from '@iyim/runtime/widget';
import type { PopupMoment } from '../model.ts';

export interface PluginEventsOptions {
  readonly id: string;
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
  const { id, settings, contentType, place } = options;
  const fire = (name: string, detail: Readonly<Record<string, unknown>>) =>
    dispatchLegacy(window, name, [detail]);
  let data: unknown = {};
  let forGood = false;
  /** Moments that are told when the content stands, as in the original; null: it does. */
  let held: PopupMoment[] | null = null;
  const tellNow = (moment: PopupMoment) => {
    if (moment === 'before-show') fire('jet-popup/show-event/before-show', { data });
    else if (moment === 'after-show') fire('jet-popup/show-event/after-show', { data });
    else {
      const closed = { data: { popupId: `jet-popup-${id}`, constantly: forGood } };
      if (moment === 'before-hide') {
        fire('jet-popup/close-hide-event/before-hide', closed);
        fire('jet-popup/hide-event/before-hide', closed);
      } else fire('jet-popup/hide-event/after-hide', closed);
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
      fire('jet-popup/init-events/before', { settings });
      arm();
      fire('jet-popup/init-events/after', { settings });
      fire('jet-popup/init/after', { settings });
    },
    setData(next) {
      data = next;
    },
    sending: () => fire('jet-popup/render-content/ajax/before-send', { popup_id: id, data }),
    answered: (request) => fire('jet-popup/render-content/ajax/success', { popup_id: id, data, request }),
    contentStands({ html, elements }) {
      const ready = { $container: place, content: html, contentElements: elements, contentType };
      for (const when of ['/before', '', '/after']) fire(`jet-popup/ajax/frontend-init${when}`, ready);
      release();
    },
    showContent: () => render('jet-popup/render-content/show-content'),
    customContent: () => render('jet-popup/render-content/render-custom-content'),
    closing(next) {
      forGood = next;
    },
  };
}
