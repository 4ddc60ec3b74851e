import { closePopup, onLegacy } from '@iyim/runtime/widget';
import type { TriggerContext } from '../model.ts';
import { pluginPopupNames } from '../names.ts';
import { armTriggers, type Triggers } from '../triggers/triggers.ts';
import { attachOpeners } from './attach-openers.ts';
import type { PluginEvents } from './plugin-events.ts';
import { type PluginSettings, secondsUntilDue } from './plugin-settings.ts';

/** A popup stays so long when a form inside it was sent, for its message to be read, in ms. */
const FORM_DELAY = 3000;

export interface ArmOptions {
  readonly id: string;
  readonly content: HTMLElement;
  readonly settings: PluginSettings;
  readonly events: PluginEvents;
  /** Says that a script or a form, and not the visitor, closes it next. */
  readonly onPageCloses: () => void;
  readonly closedAt: () => number;
}

/** Waits for all that opens and closes a popup of the listings plugin. */
export function armPlugin(options: ArmOptions, context: TriggerContext): void {
  const { id, settings, events, closedAt } = options;
  const { document, signal, fire, onProblem } = context;
  events.initialise(() => {
    attachOpeners({ id, document, signal, fire, closedAt });
    const triggers = toTriggers(settings, new Date());
    armTriggers(triggers, { document, signal, onProblem, fire: () => fire() });
    hearScripts(options, context);
    hearForms(options, context);
  });
}

function toTriggers(settings: PluginSettings, now: Date): Triggers {
  const { openTrigger, pageLoadDelay, inactivity, scrolledTo } = settings;
  if (openTrigger === 'page-load') return { page_load: { delay: pageLoadDelay } };
  if (openTrigger === 'user-inactive') return { inactivity: { seconds: inactivity } };
  if (openTrigger === 'scroll-trigger') return { scrolling: { direction: 'down', offset: scrolledTo } };
  if (openTrigger === 'try-exit-trigger') return { exit_intent: {} };
  if (openTrigger !== 'on-date' && openTrigger !== 'on-time') return {};
  const delay = secondsUntilDue(settings, now);
  return delay === null ? {} : { page_load: { delay } };
}

/** The page's scripts open and close it by events on the window that carry their data as properties. */
function hearScripts({ id, onPageCloses, events }: ArmOptions, { signal, fire }: TriggerContext): void {
  const dataOf = (event: object): Readonly<Record<string, unknown>> | null => {
    const data: unknown = Reflect.get(event, 'popupData');
    if (typeof data !== 'object' || data === null) return null;
    const found = Object.fromEntries(Object.entries(data));
    return String(found.popupId) === `jet-popup-${id}` ? found : null;
  };
  onLegacy(
    window,
    pluginPopupNames.open,
    (_args, event) => {
      const data = dataOf(event);
      if (data) fire({ opener: elementOf(Reflect.get(event, 'triggeredBy')), data }, { asked: true });
    },
    signal,
  );
  onLegacy(
    window,
    'jet-popup-close-trigger',
    (_args, event) => {
      const data = dataOf(event);
      if (!data) return;
      const forGood = Boolean(data.constantly);
      onPageCloses();
      events.closing(forGood);
      closePopup({ id, disable: forGood });
    },
    signal,
  );
}

/** An element, or a jQuery set of one. */
function elementOf(value: unknown): Element | null {
  if (value instanceof Element) return value;
  const first: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 0) : null;
  return first instanceof Element ? first : null;
}

/** Forms tell their success through the page builder's event, and ours also through one of our own. */
function hearForms({ id, content, onPageCloses }: ArmOptions, { document, signal }: TriggerContext): void {
  const hear = (target: unknown) => {
    if (!(target instanceof Node) || !content.contains(target)) return;
    // Not before its time: who closes it meanwhile has done so.
    const timer = setTimeout(onPageCloses, FORM_DELAY);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    closePopup({ id, delay: FORM_DELAY });
  };
  document.addEventListener('iyim:form-success', ({ target }) => hear(target), { signal });
  onLegacy(document, 'submit_success', (_args, event) => hear(Reflect.get(event, 'target')), signal);
}
