import { useEverySecond } from '@iyim/runtime/page';
import { editMode, textLanguageOf } from '@iyim/runtime/shop';
import { announce, dispatchLegacy, type Island, useIsland, useSight } from '@iyim/runtime/widget';
import { useMemo, useRef, useState } from 'react';
import { endOf, nextEnd, type Plan } from './plan.ts';
import type { CountdownInput } from './read.ts';
import { announcedSeconds, inWords, milestone } from './remaining.ts';

/** The visible state of a countdown. */
export interface Shown {
  /** Time that the numbers show, in ms; null before the countdown has started. */
  readonly remaining: number | null;
  /** The text alternative; empty before the countdown has started. */
  readonly words: string;
  readonly isHidden: boolean;
  readonly isMessageShown: boolean;
}

/** Progress of a plan. */
interface Run {
  readonly plan: Plan;
  /** End in ms since 1970; null while an endless countdown has not started. */
  end: number | null;
  /** Remaining time at the last tick, in ms; null before the first tick. */
  before: number | null;
  wasRunning: boolean;
  isOver: boolean;
}

/** Runs a countdown and performs its plan's actions once at the end (CD-1, CD-3). A new plan starts a new countdown. */
export function useCountdown({ origin, id, scope, message }: CountdownInput, plan: Plan): Shown {
  const island = useIsland();
  const language = textLanguageOf(island.host);
  const [remaining, setRemaining] = useState<number | null>(null);
  const [announced, setAnnounced] = useState<number | null>(null);
  const [isHidden, setHidden] = useState(false);
  const [isMessageShown, setMessageShown] = useState(false);
  // Kept in a ref, so that the end is handled once, however often React renders.
  const run = useRef<Run>(null);
  const isSeen = useRef(true);
  const words = useMemo(
    () => (announced === null ? '' : wordsFor(island, announced, language)),
    [island, announced, language],
  );

  const tick = (time: number): void => {
    if (run.current?.plan !== plan) {
      run.current = { plan, end: endOf(plan, time), before: null, wasRunning: false, isOver: false };
      setHidden(false);
      setMessageShown(false);
      if (plan.problem) island.report(plan.problem, 'reading data-expire-actions');
    }
    const now = run.current;
    if (now.isOver) {
      rest(Infinity);
      return;
    }
    // Rounds down to whole seconds, so that a timer that is late by a few ms does not skip a number.
    const second = Math.floor(time / 1000) * 1000;
    now.end ??= endOf(plan, second);
    if (now.end === null) return;
    const left = Math.max(0, now.end - second);
    const toAnnounce = announcedSeconds(left);
    // While the host is out of view, only the words change: once a minute until the last minute, then every second.
    rest(isSeen.current || toAnnounce < 60 ? 0 : now.end - toAnnounce * 1000 + 1000);
    const { before } = now;
    now.before = left;
    // The numbers are not updated while the host is out of view.
    if (isSeen.current || before === null || left === 0) setRemaining(left);
    setAnnounced(toAnnounce);
    if (isSeen.current && before !== null && milestone(before, left) !== null) announceLeft(left);
    if (left > 0) now.wasRunning = true;
    // A hidden or prerendered page must not act. It ticks immediately when it is shown.
    else if (!document.hidden) expire(now, time);
  };

  const announceLeft = (left: number): void => {
    const isLast = left === 0 && plan.actions.some(({ kind }) => kind === 'message');
    announce((isLast && message?.textContent?.trim()) || wordsFor(island, announcedSeconds(left), language));
  };

  const expire = (now: Run, time: number): void => {
    now.isOver = true;
    const isEdited = editMode().peek();
    if (!isEdited && !notifyPage()) return;
    for (const action of plan.actions) {
      if (action.kind === 'restart') {
        now.end = nextEnd(plan, time);
        now.isOver = now.end === null;
        now.before = null;
      } else if (isEdited)
        continue; // while editing, the page must stay open and nothing may be hidden
      else if (action.kind === 'redirect') redirect(island, action.url, id, now.wasRunning);
      else if (action.kind === 'message') setMessageShown(true);
      else setHidden(true);
    }
    if (!now.isOver) tick(time);
  };

  /** Fires the original's event, then `iyim:countdown-end`. Returns false if a listener prevented the latter's default. */
  const notifyPage = (): boolean => {
    if (origin !== 'own') dispatchLegacy(scope, EVENTS[origin], [scope]);
    return island.emit('iyim:countdown-end');
  };

  const rest = useEverySecond(tick, plan);
  useSight(island.host, (seen) => {
    isSeen.current = seen;
    if (seen) tick(Date.now());
  });
  return { remaining, words, isHidden, isMessageShown };
}

const EVENTS = { builder: 'countdown_expire', plugin: 'jetCountdownTimerExpire' } as const;

const wordsFor = (island: Island, seconds: number, language: string): string =>
  seconds > 0 ? island.text('left', { time: inWords(seconds, language) }) : island.text('ended');

/** Redirects. The code is loaded on demand, because few countdowns redirect. */
function redirect({ report, signal }: Island, url: string, id: string, wasRunning: boolean): void {
  import('./leave.ts').then(
    ({ leave }) => signal.aborted || leave(url, `iyim-countdown-left:${id}`, wasRunning),
    (error: unknown) => report(error, 'redirecting'),
  );
}
