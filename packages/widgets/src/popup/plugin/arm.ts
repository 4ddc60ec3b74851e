import { closePopup, onLegacy } from '@iyim/runtime/widget';
import type { TriggerContext } from '../model.ts';
import { pluginPopupNames } from '../names.ts';
import { armTriggers, type Triggers } from '../triggers.ts';
import type { PluginEvents } from './events.ts';
import { attachOpeners } from './openers.ts';
import { type PluginSettings, secondsUntilDue } from './settings.ts';

/** Time from a sent form to the closing of its popup, for the form's message to be read, in ms. */
const FORM_DELAY = 3000;

export interface ArmOptions {
  readonly id: string;
  readonly content: HTMLElement;
  readonly settings: PluginSettings;
  readonly events: PluginEvents;
  readonly closing: Closing;
}

/** How a popup is closed next, and was closed last. */
export interface Closing {
  /** By a script or a form, not by the visitor. */
  isByPage: boolean;
  /** `performance.now()`. */
  endedAt: number;
}

/** Listens to everything that opens and closes a popup of the listings plugin. */
export function armPlugin(options: ArmOptions, context: TriggerContext): void {
  const { id, settings, events, closing } = options;
  events.initialise(() => {
    attachOpeners({ ...context, id, closedAt: () => closing.endedAt });
    armTriggers(toTriggers(settings, new Date()), { ...context, fire: () => context.fire() });
    listenToScripts(options, context);
    listenToForms(options, context);
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

/** Opens and closes it at events of the page's scripts on the window, which carry their data as a property. */
function listenToScripts({ id, closing, events }: ArmOptions, { signal, fire }: TriggerContext): void {
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
      closing.isByPage = true;
      events.setForGood(forGood);
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

/** Closes it after the success of a form inside: forms fire the page builder's event, and ours also one of our own. */
function listenToForms({ id, content, closing }: ArmOptions, { document, signal }: TriggerContext): void {
  const handleSuccess = ({ target }: { readonly target?: unknown }) => {
    if (!(target instanceof Node) || !content.contains(target)) return;
    // Not before its time: until then it is the visitor who closes it.
    const timer = setTimeout(() => {
      closing.isByPage = true;
    }, FORM_DELAY);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    closePopup({ id, delay: FORM_DELAY });
  };
  document.addEventListener('iyim:form-success', handleSuccess, { signal });
  onLegacy(document, 'submit_success', (_args, event) => handleSuccess(event), signal);
}
