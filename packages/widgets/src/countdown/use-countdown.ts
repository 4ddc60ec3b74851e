import { useEverySecond } from '@iyim/runtime/page';
import { editMode, textLanguageOf } from '@iyim/runtime/shop';
import { announce, dispatchLegacy, type Island, useIsland, useSight } from '@iyim/runtime/widget';
import { useMemo, useRef, useState } from 'react';
import { endOf, nextEnd, type Plan } from './plan.ts';
import type { CountdownInput } from './read.ts';
import { inWords, milestone, saidSeconds } from './remaining.ts';

/** What is seen of a countdown. */
export interface Shown {
  /** What the numbers say, in ms; null before it has begun. */
  readonly remaining: number | null;
  /** The text alternative; empty before it has begun. */
  readonly words: string;
  readonly isHidden: boolean;
  readonly isTold: boolean;
}

/** One plan's way to its end. */
interface Run {
  readonly plan: Plan;
  /** In ms since 1970; null while an endless one has not begun. */
  end: number | null;
  /** What remained at the last tick; null before the first. */
  before: number | null;
  wasRunning: boolean;
  isOver: boolean;
}

/** Runs a countdown, and does what its plan says at the end, once (CD-1, CD-3). Another plan is another countdown. */
export function useCountdown({ origin, id, scope, message }: CountdownInput, plan: Plan): Shown {
  const island = useIsland();
  const language = textLanguageOf(island.host);
  const [remaining, setRemaining] = useState<number | null>(null);
  const [said, setSaid] = useState<number | null>(null);
  const [isHidden, setHidden] = useState(false);
  const [isTold, setTold] = useState(false);
  // Beside what is drawn: an end comes once, however often React draws.
  const run = useRef<Run>(null);
  const isSeen = useRef(true);
  const words = useMemo(() => (said === null ? '' : say(island, said, language)), [island, said, language]);

  const tick = (time: number): void => {
    if (run.current?.plan !== plan) {
      run.current = { plan, end: endOf(plan, time), before: null, wasRunning: false, isOver: false };
      setHidden(false);
      setTold(false);
      if (plan.problem) island.report(plan.problem, 'reading data-expire-actions');
    }
    const now = run.current;
    if (now.isOver) {
      rest(Infinity);
      return;
    }
    // Whole seconds, so that a timer that is late by a few ms does not make the numbers stumble.
    const second = Math.floor(time / 1000) * 1000;
    now.end ??= endOf(plan, second);
    if (now.end === null) return;
    const left = Math.max(0, now.end - second);
    const toSay = saidSeconds(left);
    // Where nobody sees the seconds, the words are all that changes: once a minute before the last one.
    rest(isSeen.current || toSay < 60 ? 0 : now.end - toSay * 1000 + 1000);
    const { before } = now;
    now.before = left;
    // What nobody sees need not be written.
    if (isSeen.current || before === null || left === 0) setRemaining(left);
    setSaid(toSay);
    if (isSeen.current && before !== null && milestone(before, left) !== null) announceLeft(left);
    if (left > 0) now.wasRunning = true;
    // A page that is made ready behind the scenes must not act; shown, it ticks at once.
    else if (!document.hidden) expire(now, time);
  };

  const announceLeft = (left: number): void => {
    const isLast = left === 0 && plan.actions.some(({ kind }) => kind === 'message');
    announce((isLast && message?.textContent?.trim()) || say(island, saidSeconds(left), language));
  };

  const expire = (now: Run, time: number): void => {
    now.isOver = true;
    const isEdited = editMode().peek();
    if (!isEdited && !tellPage()) return;
    for (const action of plan.actions) {
      if (action.kind === 'restart') {
        now.end = nextEnd(plan, time);
        now.isOver = now.end === null;
        now.before = null;
      } else if (isEdited)
        continue; // the editor must be able to reach what is hidden, and the page
      else if (action.kind === 'redirect') redirect(island, action.url, id, now.wasRunning);
      else if (action.kind === 'message') setTold(true);
      else setHidden(true);
    }
    if (!now.isOver) tick(time);
  };

  /** Fires the original's event, then our own. False when a listener of ours prevented what comes after. */
  const tellPage = (): boolean => {
    if (origin !== 'own') dispatchLegacy(scope, EVENTS[origin], [scope]);
    return island.emit('iyim:countdown-end');
  };

  const rest = useEverySecond(tick, plan);
  useSight(island.host, (seen) => {
    isSeen.current = seen;
    if (seen) tick(Date.now());
  });
  return { remaining, words, isHidden, isTold };
}

const EVENTS = { builder: 'countdown_expire', plugin: 'jetCountdownTimerExpire' } as const;

const say = (island: Island, seconds: number, language: string): string =>
  seconds > 0 ? island.text('left', { time: inWords(seconds, language) }) : island.text('ended');

/** Few countdowns lead elsewhere: those that do fetch what it takes. */
function redirect({ report, signal }: Island, url: string, id: string, wasRunning: boolean): void {
  import('./leave.ts').then(
    ({ leave }) => signal.aborted || leave(url, `iyim-countdown-left:${id}`, wasRunning),
    (error: unknown) => report(error, 'leading elsewhere'),
  );
}
