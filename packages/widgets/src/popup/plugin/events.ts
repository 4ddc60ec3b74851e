import { dispatchLegacy } from '@iyim/runtime/widget';
import type { PopupMoment } from '../model.ts';
import type { PluginSettings } from './settings.ts';

export type PluginEvents = ReturnType<typeof createEvents>;

/** Creates the functions that fire the plugin's events for page scripts, on the window and in the plugin's order. */
export function createEvents(
  id: string,
  { raw, contentType }: Pick<PluginSettings, 'raw' | 'contentType'>,
  /** The element around the popup's content. */
  place: HTMLElement,
) {
  const fire = (name: string, detail: Readonly<Record<string, unknown>>) =>
    dispatchLegacy(window, `jet-popup/${name}`, [detail]);
  let data: unknown = {};
  let isForGood = false;
  /** Events of an opening that are held back until its content is shown, as in the original; null if events fire immediately. */
  let waiting: PopupMoment[] | null = null;
  const fireMoment = (moment: PopupMoment) => {
    if (moment.endsWith('show')) return fire(`show-event/${moment}`, { data });
    const detail = { data: { popupId: `jet-popup-${id}`, constantly: isForGood } };
    if (moment === 'before-hide') fire('close-hide-event/before-hide', detail);
    return fire(`hide-event/${moment}`, detail);
  };
  const releaseMoments = () => {
    const moments = waiting ?? [];
    waiting = null;
    moments.forEach(fireMoment);
  };
  return {
    notify(moment: PopupMoment): void {
      if (moment === 'before-show') waiting = [moment];
      else if (moment === 'after-show' && waiting) waiting.push(moment);
      else {
        waiting = null;
        fireMoment(moment);
      }
    },
    /** Fires the initialisation events before and after `arm`, which arms the triggers. */
    initialise(arm: () => void): void {
      const detail = { settings: raw };
      fire('init-events/before', detail);
      arm();
      fire('init-events/after', detail);
      fire('init/after', detail);
    },
    /** Sets the data of the request for this opening. */
    setData(next: unknown): void {
      data = next;
    },
    /** Sets whether the next closing keeps the popup closed for good. */
    setForGood(next: boolean): void {
      isForGood = next;
    },
    fireRequest(name: 'before-send' | 'success', more: { readonly request?: unknown } = {}): void {
      fire(`render-content/ajax/${name}`, { popup_id: id, data, ...more });
    },
    /** Fires the event for the display of existing content, or of content from a script. */
    fireContent(name: 'show-content' | 'render-custom-content'): void {
      fire(`render-content/${name}`, { popup_id: id, data });
      releaseMoments();
    },
    /** Fires the events for loaded content, once it is in the page. */
    fireLoaded({ html, elements }: { readonly html: string; readonly elements: unknown }): void {
      const detail = { $container: place, content: html, contentElements: elements, contentType };
      for (const when of ['/before', '', '/after']) fire(`ajax/frontend-init${when}`, detail);
      releaseMoments();
    },
  };
}
