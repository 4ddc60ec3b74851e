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

export type PluginEvents = ReturnType<typeof pluginEvents>;

/** Tells the page's scripts what happens to a popup: the plugin's events, on the window and in its order. */
export function pluginEvents({ id, settings, contentType, place }: PluginEventsOptions) {
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
    tell(moment: PopupMoment): void {
      if (moment === 'before-show') held = [moment];
      else if (moment === 'after-show' && held) held.push(moment);
      else {
        held = null;
        tellNow(moment);
      }
    },
    /** Around the time its triggers are armed. */
    initialise(arm: () => void): void {
      fire('jet-popup/init-events/before', { settings });
      arm();
      fire('jet-popup/init-events/after', { settings });
      fire('jet-popup/init/after', { settings });
    },
    /** What this opening was asked for with. */
    setData(next: unknown): void {
      data = next;
    },
    sending: () => fire('jet-popup/render-content/ajax/before-send', { popup_id: id, data }),
    answered: (request: unknown) =>
      fire('jet-popup/render-content/ajax/success', { popup_id: id, data, request }),
    contentStands({ html, elements }: Content): void {
      const ready = { $container: place, content: html, contentElements: elements, contentType };
      for (const when of ['/before', '', '/after']) fire(`jet-popup/ajax/frontend-init${when}`, ready);
      release();
    },
    /** The content it has already is shown again. */
    showContent: () => render('jet-popup/render-content/show-content'),
    /** Its own content is shown, or one that a script has given. */
    customContent: () => render('jet-popup/render-content/render-custom-content'),
    /** Whether the next closing is for good. */
    closing(next: boolean): void {
      forGood = next;
    },
  };
}
