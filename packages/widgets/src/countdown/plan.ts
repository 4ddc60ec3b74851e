import type { Clock } from './end-of.ts';
import type { CountdownInput, Origin, Said } from './read.ts';
import type { CountdownSettings } from './settings.ts';

/** What a countdown does: its markup's attributes, else its settings. */
export interface Plan {
  readonly origin: Origin;
  /** Names it in storage; empty when nothing on the page names it. */
  readonly id: string;
  readonly clock: Clock;
  readonly actions: readonly Action[];
  /** Why the actions could not be read, null when they could; the countdown runs without them. */
  readonly problem: unknown;
  /** What `restart` begins, in ms; 0 when there is nothing to begin. */
  readonly restartInterval: number;
}

/** Throws where neither markup nor settings say when it ends. */
export function planOf({ origin, id, said }: CountdownInput, settings: CountdownSettings): Plan {
  const restartInterval = said.restartInterval ?? settings.restartInterval;
  const clock = clockOf(said, settings, restartInterval);
  if (clock.kind === 'evergreen' && id === '') {
    throw new Error('evergreen: expected an id, found none');
  }
  return { origin, id, clock, restartInterval, ...tryActions(said, settings) };
}

function clockOf(said: Said, settings: CountdownSettings, restartInterval: number): Clock {
  const due = said.due ?? settings.due;
  const interval = said.evergreenInterval ?? settings.evergreenInterval;
  const start = said.start ?? settings.start;
  // The elements plugin names the kind; elsewhere it is told by what is given.
  const kind = said.kind ?? (interval > 0 ? 'evergreen' : start > 0 && due === 0 ? 'endless' : 'due_date');
  if (kind === 'due_date' && due > 0) return { kind: 'fixed', due };
  if (kind === 'evergreen' && interval > 0) return { kind, interval };
  if (kind === 'endless' && start > 0 && restartInterval > 0)
    return { kind, start, interval: restartInterval };
  throw new Error(
    `expected seconds in data-date, data-due-date, data-evergreen-interval, data-start-date or data-restart-interval, found ${said.tag}`,
  );
}

function tryActions(said: Said, settings: CountdownSettings): Pick<Plan, 'actions' | 'problem'> {
  try {
    const url = said.redirectUrl ?? settings.redirectUrl;
    return { actions: readActions(said.actions ?? settings.actions, url), problem: null };
  } catch (problem) {
    return { actions: [], problem };
  }
}

/** What a countdown does at its end. */
export type Action =
  | { readonly kind: 'hide' | 'message' | 'restart' }
  | { readonly kind: 'redirect'; readonly url: string };

/**
 * Actions in the order they were written in: JSON, a list of objects `{ type, redirect_url }` (the page builder) or of words
 * (the elements plugin), or words with spaces between. `url` is where a `redirect` without an address of its own goes; one
 * that has none at all is left out, as is any other kind. Throws `SyntaxError` for JSON that is none.
 */
export function readActions(text: string, url: string): readonly Action[] {
  const isJson = /^\s*["[{]/.test(text);
  const list: unknown = isJson ? JSON.parse(text) : text.split(/[\s,]+/);
  // PHP writes a list with a gap as a map.
  const items: unknown[] = typeof list === 'object' && list !== null ? Object.values(list) : [list];
  return items.flatMap((item) => toAction(item, url));
}

function toAction(item: unknown, url: string): Action[] {
  const { type = item, redirect_url: own }: { type?: unknown; redirect_url?: unknown } = Object(item);
  if (type === 'hide' || type === 'message' || type === 'restart') return [{ kind: type }];
  const target = typeof own === 'string' && own.trim() !== '' ? own : url;
  return type === 'redirect' && target.trim() !== '' ? [{ kind: type, url: target }] : [];
}
