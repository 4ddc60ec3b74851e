import { linkedController, onSight } from '@iyim/runtime/page';
import { attempt } from '@iyim/runtime/widget';
import { createReader, type SettingsReader } from './settings-reader.ts';

/** Functions for arming a trigger. The trigger's listeners and timers end when it fires or when the popup is removed. */
interface Arming {
  readonly document: Document;
  readonly signal: AbortSignal;
  readonly fire: () => void;
  /** Adds a passive listener to `target` or, without a target, to the document in the capture phase. */
  readonly listen: <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
    target?: Element,
  ) => void;
  /** Calls `run` once after `wait` ms; a trigger has one such timer at a time. */
  readonly after: (wait: number, run: () => void) => void;
}

interface Trigger<Settings> {
  /** Reads the trigger's settings, except its switch. The editor's presets replace missing values. */
  readonly read: (settings: SettingsReader) => Settings;
  /** Arms the trigger. Throws for invalid settings that `read` cannot detect, such as an invalid selector. */
  readonly arm: (settings: Settings, arming: Arming) => void;
}

const trigger = <Settings>(definition: Trigger<Settings>) => definition;

/** Maximum delay of a browser's timer, in ms; a timer with a longer delay fires immediately. */
const MAX_TIMEOUT = 2_147_483_647;

/** Events that count as visitor activity. */
const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart', 'focusin'] as const;

/**
 * Root margin that makes elements above the window count as seen, because a jump to the end of the page passes them without showing
 * them.
 */
export const ALL_ABOVE = '1000000px 0px 0px';

const TRIGGERS = {
  /** Fires `page_load_delay` seconds after the trigger has been armed. */
  page_load: trigger({
    read: ({ number }) => ({ delay: number('page_load_delay', { preset: 0, least: 0 }) }),
    arm: ({ delay }, { after, fire }) => after(delay * 1000, fire),
  }),
  /**
   * Fires when the visitor has scrolled down to `scrolling_offset` percent of the page or, with the direction `up`, on the first
   * scroll upwards.
   */
  scrolling: trigger({
    read: ({ number, text }): { direction: 'up' | 'down'; offset: number } => ({
      direction: text('scrolling_direction').trim() === 'up' ? 'up' : 'down',
      offset: number('scrolling_offset', { preset: 50, least: 0 }),
    }),
    arm({ direction, offset }, { document, listen, fire }) {
      const page = document.scrollingElement ?? document.documentElement;
      let before = page.scrollTop;
      listen('scroll', () => {
        const way = page.scrollTop - before;
        before = page.scrollTop;
        if (direction === 'up' ? way < 0 : way > 0 && depthOf(page) >= offset) fire();
      });
    },
  }),
  /**
   * Fires when the first element that matches the selector comes into view from below, or is passed on the way down. As in the
   * original, elements that are added to the page later do not count.
   */
  scrolling_to: trigger({
    read: ({ text }) => ({ selector: text('scrolling_to_selector').trim() }),
    arm({ selector }, { document, signal, fire }) {
      const target = attempt(() => document.querySelector(selector));
      if (target === undefined) {
        const found = JSON.stringify(selector);
        throw new Error(`trigger setting "scrolling_to_selector": expected a selector, found ${found}`);
      }
      // A popup for the whole site may be on a page without this element.
      if (!target) return;
      const end = onSight(target, (isSeen) => isSeen && fire(), ALL_ABOVE);
      signal.addEventListener('abort', end);
    },
  }),
  /** Fires after the given number of clicks anywhere on the page. */
  click: trigger({
    read: ({ number }) => ({ times: number('click_times', { preset: 1, least: 1 }) }),
    arm({ times }, { listen, fire }) {
      let clicks = 0;
      listen('click', () => {
        clicks += 1;
        if (clicks >= times) fire();
      });
    },
  }),
  /** Fires after `inactivity_time` seconds without activity. */
  inactivity: trigger({
    read: ({ number }) => ({ seconds: number('inactivity_time', { preset: 30, least: 0 }) }),
    arm({ seconds }, { listen, after, fire }) {
      const wait = seconds * 1000;
      let last = performance.now(); // not the wall clock, which the visitor may change
      // Checks the time of the last activity, because restarting the timer at each of a hundred pointer moves per second would be
      // slow.
      const check = () => {
        const left = last + wait - performance.now();
        if (left > 0) after(left, check);
        else fire();
      };
      for (const type of EVENTS)
        listen(type, () => {
          last = performance.now();
        });
      after(wait, check);
    },
  }),
  /**
   * Fires when the pointer leaves the page at its top, on the way to the browser's controls. Touch has no such movement, so the
   * trigger never fires for touch.
   */
  exit_intent: trigger({
    read: () => ({}),
    arm(_settings, { document, listen, fire }) {
      const handleLeave = ({ relatedTarget, clientY, pointerType }: PointerEvent) => {
        if (relatedTarget === null && clientY <= 0 && pointerType !== 'touch') fire();
      };
      listen('pointerleave', handleLeave, document.documentElement);
    },
  }),
};

export type TriggerName = keyof typeof TRIGGERS;

/** A popup's triggers with their settings; a missing trigger is off (PO-1). */
export type Triggers = { readonly [Name in TriggerName]?: ReturnType<(typeof TRIGGERS)[Name]['read']> };

const NAMES = Object.keys(TRIGGERS) as TriggerName[];

/**
 * Returns the percentage of the page that has been scrolled. With fractional zoom, the last scroll position is up to one pixel
 * short of the end, so one pixel is added.
 */
function depthOf(page: Element): number {
  const way = page.scrollHeight - page.clientHeight;
  return way <= 0 ? 100 : Math.min(100, ((page.scrollTop + 1) / way) * 100);
}

/**
 * Reads a popup's triggers from its settings (`triggers`). A trigger with invalid settings is left out and named in `problems`,
 * in words for the site's owner (PO-1).
 */
export function readTriggers(settings: unknown): { triggers: Triggers; problems: readonly string[] } {
  const reader = createReader(settings, 'trigger');
  const read = NAMES.filter(reader.isOn).flatMap((name) => {
    const before = reader.problems.length;
    const found = TRIGGERS[name].read(reader);
    return reader.problems.length === before ? [[name, found]] : [];
  });
  return { triggers: Object.fromEntries(read), problems: reader.problems };
}

export interface ArmTriggersOptions {
  readonly document: Document;
  readonly signal: AbortSignal;
  /** Called once for each trigger that fires. */
  readonly fire: (trigger: TriggerName) => void;
  /** Called for a trigger that could not be armed; the others are armed anyway. */
  readonly onProblem: (error: unknown, trigger: TriggerName) => void;
}

/** Adds a typed event listener to the document or an element. */
export function listenTo<Type extends keyof DocumentEventMap>(
  target: Document | Element,
  type: Type,
  handle: (event: DocumentEventMap[Type]) => void,
  options: AddEventListenerOptions,
): void {
  target.addEventListener(type, handle as (event: Event) => void, options);
}

/** Arms a popup's triggers (PO-1). */
export function armTriggers(
  triggers: Triggers,
  { document, signal: popup, fire, onProblem }: ArmTriggersOptions,
): void {
  for (const name of NAMES) {
    const settings = triggers[name];
    if (settings === undefined) continue;
    const { arm } = TRIGGERS[name] as Trigger<unknown>;
    const fired = linkedController(popup);
    const { signal } = fired;
    let timer: ReturnType<typeof setTimeout> | undefined;
    signal.addEventListener('abort', () => clearTimeout(timer));
    const arming: Arming = {
      document,
      signal,
      fire() {
        fired.abort();
        fire(name);
      },
      listen(type, handle, target) {
        // In the capture phase, clicks count even if a script stops their propagation.
        const options = { capture: !target, passive: true, signal };
        listenTo(target ?? document, type, handle, options);
      },
      after(wait, run) {
        timer = setTimeout(run, Math.min(MAX_TIMEOUT, wait));
      },
    };
    try {
      arm(settings, arming);
    } catch (error) {
      onProblem(error, name);
    }
  }
}
