import { onSight } from '@iyim/runtime/widget';
import { createReader, type SettingsReader } from './settings-reader.ts';

/** A popup's triggers, read from its settings. One that is not there is off (PO-1). */
export interface Triggers {
  /** So many seconds after it was armed. */
  readonly page_load?: { readonly delay: number };
  /** The visitor has scrolled so far down, or up at all. */
  readonly scrolling?: {
    readonly direction: 'down' | 'up';
    /** Per cent of the way down the page; without meaning upwards. */
    readonly offset: number;
  };
  /**
   * The first element that the selector finds comes into view from below, or is jumped over on the way down; one that comes to
   * the page later is not waited for, as in the original.
   */
  readonly scrolling_to?: { readonly selector: string };
  /** The given number of clicks anywhere on the page. */
  readonly click?: { readonly times: number };
  /** So many seconds without a sign of life. */
  readonly inactivity?: { readonly seconds: number };
  /**
   * The pointer leaves the page at its top, on the way to the browser's own controls. Fingers leave nowhere: touch devices have
   * no such moment, and get none.
   */
  readonly exit_intent?: Readonly<Record<never, never>>;
}

export type TriggerName = keyof Triggers;

/** What a trigger is armed with. All of it ends when the trigger fires, or with the popup. */
interface Arming {
  readonly document: Document;
  readonly signal: AbortSignal;
  readonly fire: () => void;
  /** Hears passive events of the document in the capture phase, and those of another target at the target. */
  readonly hear: <Type extends keyof DocumentEventMap>(
    type: Type,
    heard: (event: DocumentEventMap[Type]) => void,
    target?: Element,
  ) => void;
  /** Runs once in so many milliseconds; a trigger has one such wait at a time. */
  readonly after: (wait: number, run: () => void) => void;
}

interface TriggerOf<Settings> {
  /** Out of what stands beside the trigger's switch, with the editor's presets. */
  readonly read: (settings: SettingsReader) => Settings;
  /** May throw: what is wrong with the settings. */
  readonly arm: (settings: Settings, arming: Arming) => void;
}

type All = Required<Triggers>;

/** Longest time a browser's timer can wait, in ms; asked for more, it fires at once. */
const LONGEST = 2_147_483_647;

const SIGNS_OF_LIFE = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'scroll',
  'touchstart',
  'focusin',
] as const;

/** What is above the window counts as seen: a jump to the page's end passes it without ever showing it. */
export const ALL_ABOVE = '1000000px 0px 0px';

const TRIGGERS: { readonly [Name in TriggerName]: TriggerOf<All[Name]> } = {
  page_load: {
    read: ({ number }) => ({ delay: number('page_load_delay', { preset: 0, least: 0 }) }),
    arm: ({ delay }, { after, fire }) => after(delay * 1000, fire),
  },
  scrolling: {
    read: ({ number, text }) => ({
      direction: text('scrolling_direction').trim() === 'up' ? 'up' : 'down',
      offset: number('scrolling_offset', { preset: 50, least: 0 }),
    }),
    arm({ direction, offset }, { document, hear, fire }) {
      const page = document.scrollingElement ?? document.documentElement;
      let before = page.scrollTop;
      hear('scroll', () => {
        const way = page.scrollTop - before;
        before = page.scrollTop;
        if (direction === 'up' ? way < 0 : way > 0 && depthOf(page) >= offset) fire();
      });
    },
  },
  scrolling_to: {
    read: ({ text }) => ({ selector: text('scrolling_to_selector').trim() }),
    arm({ selector }, { document, signal, fire }) {
      const target = find(document, selector);
      // A popup of the whole site is also on pages without it.
      if (target)
        signal.addEventListener(
          'abort',
          onSight(target, (isSeen) => isSeen && fire(), ALL_ABOVE),
        );
    },
  },
  click: {
    read: ({ number }) => ({ times: number('click_times', { preset: 1, least: 1 }) }),
    arm({ times }, { hear, fire }) {
      let clicks = 0;
      hear('click', () => {
        clicks += 1;
        if (clicks >= times) fire();
      });
    },
  },
  inactivity: {
    read: ({ number }) => ({ seconds: number('inactivity_time', { preset: 30, least: 0 }) }),
    arm({ seconds }, { hear, after, fire }) {
      const wait = seconds * 1000;
      let last = performance.now(); // the clock on the wall may be set
      // One timer that looks back, instead of one started anew at each of a hundred pointer moves a second.
      const look = () => {
        const left = last + wait - performance.now();
        if (left > 0) after(left, look);
        else fire();
      };
      const noteLife = () => {
        last = performance.now();
      };
      for (const sign of SIGNS_OF_LIFE) hear(sign, noteLife);
      after(wait, look);
    },
  },
  exit_intent: {
    read: () => ({}),
    arm(_settings, { document, hear, fire }) {
      const look = ({ relatedTarget, clientY, pointerType }: PointerEvent) => {
        const leavesPage = relatedTarget === null && clientY <= 0;
        if (leavesPage && pointerType !== 'touch') fire();
      };
      hear('pointerleave', look, document.documentElement);
    },
  },
};

const NAMES = Object.keys(TRIGGERS) as TriggerName[];

/** Per cent of the page's way that has been scrolled. Pages zoomed by a fraction never quite reach their end. */
function depthOf(page: Element): number {
  const way = page.scrollHeight - page.clientHeight;
  return way <= 0 ? 100 : Math.min(100, ((page.scrollTop + 1) / way) * 100);
}

function find(document: Document, selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    throw new Error(
      `trigger setting "scrolling_to_selector": expected a selector, found ${JSON.stringify(selector)}`,
    );
  }
}

/**
 * A popup's triggers out of its settings (`triggers`); one whose settings make no sense is left out, and named in `problems`, in
 * words for the site's owner (PO-1).
 */
export function readTriggers(settings: unknown): { triggers: Triggers; problems: readonly string[] } {
  const reader = createReader(settings, 'trigger');
  const read = NAMES.filter(reader.isOn).flatMap((name) => {
    const before = reader.problems.length;
    const trigger = TRIGGERS[name].read(reader);
    return reader.problems.length === before ? [[name, trigger]] : [];
  });
  return { triggers: Object.fromEntries(read), problems: reader.problems };
}

export interface ArmTriggersOptions {
  readonly document: Document;
  readonly signal: AbortSignal;
  /** Called once a trigger. */
  readonly fire: (trigger: TriggerName) => void;
  /** Told of a trigger that could not be armed; the others are armed all the same. */
  readonly onProblem: (error: unknown, trigger: TriggerName) => void;
}

/** Waits for what opens a popup by itself (PO-1). */
export function armTriggers(triggers: Triggers, options: ArmTriggersOptions): void {
  for (const name of NAMES) {
    try {
      armOne(name, triggers, options);
    } catch (error) {
      options.onProblem(error, name);
    }
  }
}

function armOne<Name extends TriggerName>(
  name: Name,
  triggers: Partial<All>,
  { document, signal: popup, fire }: ArmTriggersOptions,
): void {
  const settings: All[Name] | undefined = triggers[name];
  if (settings === undefined) return;
  const { arm }: TriggerOf<All[Name]> = TRIGGERS[name];
  const fired = new AbortController();
  const signal = AbortSignal.any([popup, fired.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  arm(settings, {
    document,
    signal,
    fire() {
      fired.abort();
      fire(name);
    },
    hear(type, heard, target) {
      // In the capture phase: scripts that keep clicks to themselves do not make them uncounted.
      const options = { capture: !target, passive: true, signal };
      (target ?? document).addEventListener(type, heard as (event: Event) => void, options);
    },
    after(wait, run) {
      timer = setTimeout(run, Math.min(LONGEST, wait));
    },
  });
}
