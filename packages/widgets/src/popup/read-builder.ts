import { isPlainObject, own, type PlainObject, parseJson } from '@iyim/runtime/widget';
import type { PopupFrame, PopupModel } from './model.ts';
import { zoneProblems } from './rules/facts.ts';
import { builderGate } from './rules/gate.ts';
import { readTiming } from './rules/rules.ts';
import { readSettings } from './settings.ts';
import { tellPopup } from './tell-popup.ts';
import { armTriggers, readTriggers } from './triggers/triggers.ts';

export type BuilderPopup = ReturnType<typeof readBuilderPopup>;

/** The page builder's popup document, and an element of our own with an `id` and `data-widget-settings`. */
export function readBuilderPopup(host: HTMLElement) {
  const id = host.getAttribute('data-elementor-id') || host.id;
  if (!id) throw new Error('expected a popup’s number in data-elementor-id, or an id, found neither');
  /** What the document says in an attribute of its own; the host's settings win over it. */
  const document = parseDocumentSettings(host.getAttribute('data-elementor-settings'));
  return { host, id, document } as const;
}

export function builderModel(
  { host, id, document }: BuilderPopup,
  given: Readonly<Record<string, unknown>>,
): PopupModel {
  const raw = { ...document.raw, ...given };
  const { settings, avoidsOthers, problems } = readSettings(raw);
  const { timing, problems: timingProblems } = readTiming(own(raw, 'timing'));
  const { triggers, problems: triggerProblems } = readTriggers(own(raw, 'triggers'));
  const gate = builderGate({ id, timing, avoidsOthers });
  return {
    id,
    content: host,
    settings: { ...settings, title: settings.title || (host.getAttribute('aria-label') ?? '') },
    frame: host.hasAttribute('data-elementor-type') ? originalFrame(id) : NO_FRAME,
    gate,
    arm({ document, signal, fire, onProblem }) {
      // Asked on every page that has the popup, whether a trigger fires or not: page views count from the first of them.
      gate.verdict({ asked: false });
      for (const problem of gate.problems()) onProblem(problem, 'url');
      armTriggers(triggers, { document, signal, fire: () => fire(), onProblem });
    },
    tell(moment) {
      if (moment === 'after-show') tellPopup('shown', id);
      if (moment === 'after-hide') tellPopup('hidden', id);
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

/** Settings that are no JSON object are named, and the popup goes on without. PHP writes an empty map as a list. */
function parseDocumentSettings(json: string | null): { raw: PlainObject; problems: readonly string[] } {
  if (json === null || /^\s*(\[\s*\])?\s*$/.test(json)) return { raw: {}, problems: [] };
  const raw = parseJson(json);
  if (isPlainObject(raw)) return { raw, problems: [] };
  const found = json.slice(0, 80);
  return { raw: {}, problems: [`data-elementor-settings: expected a JSON object, found "${found}"`] };
}
