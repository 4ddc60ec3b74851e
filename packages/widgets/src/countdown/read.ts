import { type Action, readActions } from './actions.ts';
import type { Clock } from './clock.ts';
import { PARTS, type Part } from './parts.ts';
import type { CountdownSettings } from './settings.ts';

const BUILDER = '.elementor-countdown-wrapper';
const PLUGIN = '.jet-countdown-timer';
const ELEMENT = '.elementor-element[data-id]';
const BUILDER_MESSAGE = '.elementor-countdown-expire--message';
const PLUGIN_MESSAGE = '.jet-countdown-timer-message';
const OWN_MESSAGE = '[data-message]';
const OPERABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whose markup it is; our own is `own`. */
export type Origin = 'builder' | 'plugin' | 'own';

/** Where one part of the time is shown. */
export interface Value {
  readonly part: Part;
  readonly element: HTMLElement;
  /** The elements plugin's, one for each digit; null where the element holds the number itself. */
  readonly digits: readonly HTMLElement[] | null;
}

export interface CountdownInput {
  readonly origin: Origin;
  readonly clock: Clock;
  readonly values: readonly Value[];
  /** What is seen of the numbers and their labels, and is said in words instead. */
  readonly face: readonly HTMLElement[];
  /** What the action `hide` takes away. */
  readonly hidden: readonly HTMLElement[];
  readonly message: HTMLElement | null;
  readonly actions: readonly Action[];
  /** Why the actions could not be read, null when they could; the countdown runs without them. */
  readonly problem: unknown;
  /** What `restart` begins, in ms; 0 when there is nothing to begin. */
  readonly restartInterval: number;
  /** Names this countdown in storage; empty when nothing on the page names it. */
  readonly id: string;
  /** Where the original fires its event. */
  readonly scope: HTMLElement;
}

export function readCountdown(host: HTMLElement, settings: CountdownSettings): CountdownInput {
  const origin: Origin = host.matches(BUILDER) ? 'builder' : host.matches(PLUGIN) ? 'plugin' : 'own';
  const scope = host.closest<HTMLElement>(ELEMENT) ?? host;
  const id = scope.dataset.id || host.id;
  const restartInterval = readSeconds(host, 'data-restart-interval') ?? settings.restartInterval;
  const clock = readClock(host, settings, restartInterval);
  if (clock.kind === 'evergreen' && id === '') {
    throw new Error('expected an id to keep an evergreen end under, found none');
  }
  const values = readValues(host, origin);
  const message = findMessage(host, scope, origin);
  const face = ([...host.children] as HTMLElement[]).filter(
    (child) =>
      !(message && child.contains(message)) && !child.matches(OPERABLE) && !child.querySelector(OPERABLE),
  );
  return {
    origin,
    clock,
    values,
    face,
    hidden: message && host.contains(message) ? face : [host],
    message,
    ...tryActions(host, settings),
    restartInterval,
    id,
    scope,
  };
}

function readClock(host: HTMLElement, settings: CountdownSettings, restartInterval: number): Clock {
  const due = readSeconds(host, 'data-date') ?? readSeconds(host, 'data-due-date') ?? settings.due;
  const interval = readSeconds(host, 'data-evergreen-interval') ?? settings.evergreenInterval;
  const start = readSeconds(host, 'data-start-date') ?? settings.start;
  // The elements plugin names the kind; elsewhere it is told by what is given.
  const kind =
    host.getAttribute('data-type') ??
    (interval > 0 ? 'evergreen' : start > 0 && due === 0 ? 'endless' : 'due_date');
  if (kind === 'due_date' && due > 0) return { kind: 'fixed', due };
  if (kind === 'evergreen' && interval > 0) return { kind, interval };
  if (kind === 'endless' && start > 0 && restartInterval > 0)
    return { kind, start, interval: restartInterval };
  const found = (host.cloneNode() as Element).outerHTML.slice(0, 300);
  throw new Error(
    `expected seconds in data-date, data-due-date, data-evergreen-interval, data-start-date or data-restart-interval, found ${found}`,
  );
}

/** Whole seconds of an attribute, in ms; undefined where it is missing, empty or no amount. */
function readSeconds(host: HTMLElement, name: string): number | undefined {
  const text = host.getAttribute(name)?.trim() ?? '';
  const seconds = /^\d{1,12}$/.test(text) ? Number(text) : 0;
  return seconds > 0 ? seconds * 1000 : undefined;
}

function readValues(host: HTMLElement, origin: Origin): Value[] {
  const values = PARTS.flatMap((part): Value[] => {
    const selector = origin === 'builder' ? `.elementor-countdown-${part}` : `[data-value="${part}"]`;
    const element = host.querySelector<HTMLElement>(selector);
    if (!element) return [];
    const children = [...element.children] as HTMLElement[];
    return [{ part, element, digits: children.length > 0 ? children : null }];
  });
  if (values.length > 0) return values;
  throw new Error('expected places for days, hours, minutes or seconds, found none');
}

function findMessage(host: HTMLElement, scope: HTMLElement, origin: Origin): HTMLElement | null {
  if (origin === 'own') return host.querySelector<HTMLElement>(OWN_MESSAGE);
  const around = scope === host ? host.parentElement : scope;
  return around?.querySelector<HTMLElement>(origin === 'builder' ? BUILDER_MESSAGE : PLUGIN_MESSAGE) ?? null;
}

function tryActions(
  host: HTMLElement,
  settings: CountdownSettings,
): { actions: readonly Action[]; problem: unknown } {
  const text = host.getAttribute('data-expire-actions') ?? settings.actions;
  const url = host.getAttribute('data-expire-redirect-url') ?? settings.redirectUrl;
  try {
    return { actions: readActions(text, url), problem: null };
  } catch (problem) {
    return { actions: [], problem };
  }
}
