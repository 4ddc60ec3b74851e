import { childrenOf, FOCUSABLE } from '@iyim/runtime/page';
import { PARTS, type Part } from './remaining.ts';

const BUILDER = '.elementor-countdown-wrapper';
const PLUGIN = '.jet-countdown-timer';
const ELEMENT = '.elementor-element[data-id]';
const BUILDER_MESSAGE = '.elementor-countdown-expire--message';
const PLUGIN_MESSAGE = '.jet-countdown-timer-message';
const OWN_MESSAGE = '[data-message]';

/** Whose markup it is; our own is `own`. */
export type Origin = 'builder' | 'plugin' | 'own';

/** Where one part of the time is shown. */
export interface Value {
  readonly part: Part;
  readonly element: HTMLElement;
  /** The elements plugin's, one for each digit; null where the element holds the number itself. */
  readonly digits: readonly HTMLElement[] | null;
}

export type Said = ReturnType<typeof readSaid>;
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
    said: readSaid(host),
    values,
    /** What is seen of the numbers and their labels, and is said in words instead. */
    face,
    /** What the action `hide` takes away. */
    hidden: message && host.contains(message) ? face : [host],
    message,
    /** Names this countdown in storage; empty when nothing on the page names it. */
    id,
    /** Where the original fires its event. */
    scope,
    /** The server named the host's role. */
    hasRole: host.hasAttribute('role'),
  } as const;
}

/** What the original plugins say in attributes, times in ms; undefined or null where an attribute says nothing. */
function readSaid(host: HTMLElement) {
  return {
    kind: host.getAttribute('data-type'),
    due: readSeconds(host, 'data-date') ?? readSeconds(host, 'data-due-date'),
    evergreenInterval: readSeconds(host, 'data-evergreen-interval'),
    start: readSeconds(host, 'data-start-date'),
    restartInterval: readSeconds(host, 'data-restart-interval'),
    actions: host.getAttribute('data-expire-actions'),
    redirectUrl: host.getAttribute('data-expire-redirect-url'),
    /** The host's own tag, for messages. */
    tag: (host.cloneNode() as Element).outerHTML.slice(0, 300),
  } as const;
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
    const children = childrenOf(element);
    return [{ part, element, digits: children.length > 0 ? children : null }];
  });
  // The originals can hide every part, and still act at the end.
  if (values.length > 0 || origin !== 'own') return values;
  throw new Error('expected places for days, hours, minutes or seconds, found none');
}

function findMessage(host: HTMLElement, scope: HTMLElement, origin: Origin): HTMLElement | null {
  if (origin === 'own') return host.querySelector<HTMLElement>(OWN_MESSAGE);
  const around = scope === host ? host.parentElement : scope;
  return around?.querySelector<HTMLElement>(origin === 'builder' ? BUILDER_MESSAGE : PLUGIN_MESSAGE) ?? null;
}
