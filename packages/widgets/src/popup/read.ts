import { closePopup, jQueryOf, openPopup } from '@iyim/runtime/page';
import { dispatchLegacy, isPlainObject, ownValue, type PlainObject, parseJson } from '@iyim/runtime/widget';
import type { PopupFrame, PopupModel } from './model.ts';
import { zoneProblems } from './rules/facts.ts';
import { createGate } from './rules/gate.ts';
import { readTiming } from './rules/rules.ts';
import { createPopupRecord } from './rules/stored.ts';
import { readSettings } from './settings.ts';
import { armTriggers, readTriggers } from './triggers.ts';

/** Creates the popup's model from the host's settings. */
export type ModelFor = (settings: PlainObject) => PopupModel;

export interface PopupInput {
  /** The host's id. While the popup is open, its dialog may have this id instead of the host. */
  readonly hostId: string;
  /** A promise for popups of the listings plugin, whose code loads only on their pages. */
  readonly modelFor: ModelFor | Promise<ModelFor>;
}

/** Reads a popup in the markup of the page builder or of the listings plugin, or in plain markup. */
export function readPopup(host: HTMLElement): PopupInput {
  const hostId = host.id;
  if (!host.matches('.jet-popup')) {
    const popup = readBuilderPopup(host);
    return { hostId, modelFor: (settings) => builderModel(popup, settings) };
  }
  const content = host.querySelector<HTMLElement>('.jet-popup__container') ?? host;
  const parts = {
    host,
    hostId,
    content,
    place: content.querySelector<HTMLElement>('.jet-popup__container-content') ?? content,
    closeControl: content.querySelector<HTMLElement>('.jet-popup__close-button'),
  };
  const loading = import('./plugin/plugin-model.ts');
  return { hostId, modelFor: loading.then((code) => (settings) => code.pluginModel(parts, settings)) };
}

export type BuilderPopup = ReturnType<typeof readBuilderPopup>;

/** Reads the page builder's popup document, or a plain element with an `id` and `data-widget-settings`. */
export function readBuilderPopup(host: HTMLElement) {
  const id = host.getAttribute('data-elementor-id') || host.id;
  if (!id) throw new Error('expected a popup’s number in data-elementor-id, or an id, found neither');
  /** Settings in the popup document's attribute; the host's settings override them. */
  const document = parseDocumentSettings(host.getAttribute('data-elementor-settings'));
  return { host, id, document } as const;
}

export function builderModel({ host, id, document }: BuilderPopup, given: PlainObject): PopupModel {
  const raw = { ...document.raw, ...given };
  const { settings, avoidsOthers, problems } = readSettings(raw);
  const { timing, problems: timingProblems } = readTiming(ownValue(raw, 'timing'));
  const { triggers, problems: triggerProblems } = readTriggers(ownValue(raw, 'triggers'));
  const gate = createGate({ id, timing, avoidsOthers }, { record: createPopupRecord(id) });
  return {
    id,
    content: host,
    settings: { ...settings, title: settings.title || (host.getAttribute('aria-label') ?? '') },
    frame: host.hasAttribute('data-elementor-type') ? originalFrame(id) : NO_FRAME,
    gate,
    arm({ fire, ...context }) {
      // Starts the count of page views on the first page with the popup, even if no trigger fires.
      gate.verdict({ isRequested: false });
      for (const problem of gate.problems()) context.onProblem(problem, 'url');
      armTriggers(triggers, { ...context, fire: () => fire() });
    },
    notify(moment) {
      if (moment === 'after-show') fireBuilderEvent('elementor/popup/show', id);
      if (moment === 'after-hide') fireBuilderEvent('elementor/popup/hide', id);
    },
    problems: [
      ...document.problems,
      ...problems,
      ...timingProblems,
      ...triggerProblems,
      ...(timing.schedule?.timezone === 'site' ? zoneProblems() : []),
    ],
  };
}

const NO_FRAME: PopupFrame = { id: '', dialog: '', box: '', message: '', close: '' };

const originalFrame = (id: string): PopupFrame => ({
  id: `elementor-popup-modal-${id}`,
  dialog:
    'dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal',
  box: 'dialog-widget-content dialog-lightbox-widget-content',
  message: 'dialog-message dialog-lightbox-message',
  close: 'dialog-close-button dialog-lightbox-close-button',
});

/**
 * Reads the settings in the document's attribute. Text that is not a JSON object is reported, and the popup works without it. An
 * empty list is valid, because PHP writes an empty map as a list.
 */
function parseDocumentSettings(json: string | null): { raw: PlainObject; problems: readonly string[] } {
  if (json === null || /^\s*(\[\s*\])?\s*$/.test(json)) return { raw: {}, problems: [] };
  const raw = parseJson(json);
  if (isPlainObject(raw)) return { raw, problems: [] };
  const found = json.slice(0, 80);
  return { raw: {}, problems: [`data-elementor-settings: expected a JSON object, found "${found}"`] };
}

/**
 * Fires the page builder's event for the page's scripts: on the document through jQuery, if the page has jQuery, with the id and an
 * instance as arguments; and as a native event on the window, with both in its detail. A numeric id is passed as a number.
 */
function fireBuilderEvent(name: string, popupId: string): void {
  const id = /^\d{1,15}$/.test(popupId) ? Number(popupId) : popupId;
  const instance = {
    id,
    showModal: () => openPopup({ id: popupId }),
    getModal: () => ({ hide: () => closePopup({ id: popupId }) }),
  };
  // Without jQuery, `dispatchLegacy` would fire a native event, which would reach the window a second time.
  if (jQueryOf()) dispatchLegacy(document, name, [id, instance]);
  window.dispatchEvent(new CustomEvent(name, { detail: { id, instance } }));
}
