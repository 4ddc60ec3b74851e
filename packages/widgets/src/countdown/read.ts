import { childrenOf, FOCUSABLE } from '@iyim/runtime/page';
import { PARTS, type Part } from './remaining.ts';

const BUILDER = '.elementor-countdown-wrapper';
const PLUGIN = '.jet-countdown-timer';
const ELEMENT = '.elementor-element[data-id]';
const BUILDER_MESSAGE = '.elementor-countdown-expire--message';
const PLUGIN_MESSAGE = '.jet-countdown-timer-message';
const OWN_MESSAGE = '[data-message]';

/** Source of the markup; `own` is our minimal markup. */
export type Origin = 'builder' | 'plugin' | 'own';

/** The element that shows one part of the time. */
export interface Value {
  readonly part: Part;
  readonly element: HTMLElement;
  /** Elements for the single digits, in the elements plugin's markup; null if `element` contains the number itself. */
  readonly digits: readonly HTMLElement[] | null;
}

export type Attributes = ReturnType<typeof readAttributes>;
export type CountdownInput = ReturnType<typeof readCountdown>;

export function readCountdown(host: HTMLElement) {
  const origin: Origin = host.matches(BUILDER) ? 'builder' : host.matches(PLUGIN) ? 'plugin' : 'own';
  const scope = host.closest<HTMLElement>(ELEMENT) ?? host;
  const id = scope.dataset.id || host.id;
  const values = readValues(host, origin);
  const message = findMessage(host, scope, origin);
  const face = ([...host.children] as HTMLElement[]).filter(
    (child) =>
      !(message && child.contains(message)) && !child.matches(FOCUSABLE) && !child.querySelector(FOCUSABLE),
  );
  return {
    origin,
    attributes: readAttributes(host),
    values,
    /** Elements with the numbers and labels. They are hidden from screen readers, which get words instead. */
    face,
    /** Elements that the action `hide` hides. */
    hidden: message && host.contains(message) ? face : [host],
    message,
    /** Id of this countdown in storage; empty if the page does not define one. */
    id,
    /** Element on which the original fires its event. */
    scope,
    /** Whether the host has a role from the server. */
    hasRole: host.hasAttribute('role'),
  } as const;
}

/** Reads the attributes of the original plugins, with times in ms; undefined or null for missing and invalid ones. */
function readAttributes(host: HTMLElement) {
  return {
    kind: host.getAttribute('data-type'),
    due: readSeconds(host, 'data-date') ?? readSeconds(host, 'data-due-date'),
    evergreenInterval: readSeconds(host, 'data-evergreen-interval'),
    start: readSeconds(host, 'data-start-date'),
    restartInterval: readSeconds(host, 'data-restart-interval'),
    actions: host.getAttribute('data-expire-actions'),
    redirectUrl: host.getAttribute('data-expire-redirect-url'),
    /** The host's start tag, for error messages. */
    tag: (host.cloneNode() as Element).outerHTML.slice(0, 300),
  } as const;
}

/** Reads whole seconds from an attribute and returns ms; undefined if it is missing, empty or not a positive number. */
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
    const children = childrenOf(element);
    return [{ part, element, digits: children.length > 0 ? children : null }];
  });
  // The original plugins may show no part; their countdown still performs its actions at the end.
  if (values.length > 0 || origin !== 'own') return values;
  throw new Error('expected elements for days, hours, minutes or seconds, found none');
}

function findMessage(host: HTMLElement, scope: HTMLElement, origin: Origin): HTMLElement | null {
  if (origin === 'own') return host.querySelector<HTMLElement>(OWN_MESSAGE);
  const around = scope === host ? host.parentElement : scope;
  return around?.querySelector<HTMLElement>(origin === 'builder' ? BUILDER_MESSAGE : PLUGIN_MESSAGE) ?? null;
}
