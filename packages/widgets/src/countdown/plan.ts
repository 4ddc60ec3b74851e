import { type Action, readActions } from './actions.ts';
import type { Clock } from './clock.ts';
import type { CountdownInput, Said } from './read.ts';
import type { CountdownSettings } from './settings.ts';

/** What a countdown does: its markup's attributes, else its settings. */
export interface CountdownPlan {
  readonly clock: Clock;
  readonly actions: readonly Action[];
  /** Why the actions could not be read, null when they could; the countdown runs without them. */
  readonly problem: unknown;
  /** What `restart` begins, in ms; 0 when there is nothing to begin. */
  readonly restartInterval: number;
}

/** A countdown that is ready to run. */
export type Countdown = CountdownInput & CountdownPlan;

/** Throws where neither markup nor settings say when it ends. */
export function planCountdown(input: CountdownInput, settings: CountdownSettings): Countdown {
  const { said } = input;
  const restartInterval = said.restartInterval ?? settings.restartInterval;
  const clock = clockOf(said, settings, restartInterval);
  if (clock.kind === 'evergreen' && input.id === '') {
    throw new Error('expected an id to keep an evergreen end under, found none');
  }
  return { ...input, clock, restartInterval, ...tryActions(said, settings) };
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

function tryActions(said: Said, settings: CountdownSettings): Pick<CountdownPlan, 'actions' | 'problem'> {
  try {
    const url = said.redirectUrl ?? settings.redirectUrl;
    return { actions: readActions(said.actions ?? settings.actions, url), problem: null };
  } catch (problem) {
    return { actions: [], problem };
  }
}
