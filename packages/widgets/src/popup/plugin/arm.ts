import { closePopup, onLegacy } from '@iyim/runtime/page';
import type { TriggerContext } from '../model.ts';
import { pluginPopupNames } from '../names.ts';
import { armTriggers, type Triggers } from '../triggers.ts';
import type { PluginEvents } from './events.ts';
import { attachOpeners } from './openers.ts';
import { type PluginSettings, secondsUntilDue } from './settings.ts';

/** Delay in ms between a form's success and the closing of its popup, so that visitors can read the form's message. */
const FORM_DELAY = 3000;

/** The parts of a listings plugin's popup that its triggers and its content loader use. */
export interface PluginPopup {
  readonly id: string;
  readonly host: HTMLElement;
  /** The element that is moved into the dialog. */
  readonly content: HTMLElement;
  /** The element around fetched content. */
  readonly place: HTMLElement;
  readonly settings: PluginSettings;
  readonly events: PluginEvents;
  /** Whether the popup is closed by a script or form of the page rather than by the visitor. */
  isClosedByPage: boolean;
  /** Time of the last closing, in ms, from `performance.now()`. */
  closedAt: number;
}

/** Listens to everything that opens and closes a popup of the listings plugin. */
export function armPlugin(popup: PluginPopup, context: TriggerContext): void {
  popup.events.initialise(() => {
    attachOpeners(popup.id, context, () => popup.closedAt);
    armTriggers(toTriggers(popup.settings, new Date()), { ...context, fire: () => context.fire() });
    listenToScripts(popup, context);
    listenToForms(popup, context);
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

/** Opens and closes the popup on events that page scripts fire on the window. The data is in the event's property `popupData`. */
function listenToScripts(popup: PluginPopup, { signal, fire }: TriggerContext): void {
  const { id, events } = popup;
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
      if (data) fire({ opener: elementOf(Reflect.get(event, 'triggeredBy')), data }, { isRequested: true });
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
      popup.isClosedByPage = true;
      events.setForGood(forGood);
      closePopup({ id, disable: forGood });
    },
    signal,
  );
}

/** Returns an element, or the first element of a jQuery object; null for anything else. */
function elementOf(value: unknown): Element | null {
  if (value instanceof Element) return value;
  const first: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 0) : null;
  return first instanceof Element ? first : null;
}

/**
 * Closes the popup after a form inside succeeds. Forms fire the page builder's event; form islands also fire `iyim:form-success`.
 */
function listenToForms(popup: PluginPopup, { document, signal }: TriggerContext): void {
  const { id, content } = popup;
  const handleSuccess = ({ target }: { readonly target?: unknown }) => {
    if (!(target instanceof Node) || !content.contains(target)) return;
    // Sets the flag only after the delay, because the visitor may close the popup earlier.
    const timer = setTimeout(() => {
      popup.isClosedByPage = true;
    }, FORM_DELAY);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    closePopup({ id, delay: FORM_DELAY });
  };
  for (const name of ['iyim:form-success', 'submit_success'])
    onLegacy(document, name, (_args, event) => handleSuccess(event), signal);
}
