import { editMode } from '@iyim/runtime/shop';
import { dispatchLegacy, type Island } from '@iyim/runtime/widget';
import { endOf, nextEnd } from './end-of.ts';
import { connectFace } from './face.ts';
import type { Countdown } from './plan.ts';
import { everySecond } from './seconds.ts';
import { connectWords } from './words.ts';

/** Runs a countdown until its island ends (CD-1, CD-3). */
export function runCountdown(island: Island, input: Countdown): void {
  const { host, signal } = island;
  const showFace = connectFace(island.changes, input.values);
  const showWords = connectWords(island, input);
  let end = endOf(input, Date.now());
  /** What remained at the last look; null before the first. */
  let before: number | null = null;
  let wasRunning = false;
  let isOver = false;
  let isSeen = true;

  const look = island.handler((time: number) => {
    // Whole seconds, so that a timer that is late by a few ms does not make the numbers stumble.
    const now = Math.floor(time / 1000) * 1000;
    if (isOver) return;
    end ??= endOf(input, now);
    if (end === null) return;
    const remaining = Math.max(0, end - now);
    if (isSeen || before === null || remaining === 0) showFace(remaining);
    showWords(remaining, isSeen ? before : null);
    before = remaining;
    if (remaining > 0) wasRunning = true;
    // A page that is made ready behind the scenes must not act; shown, it is looked at again at once.
    else if (!document.hidden) expire(time);
  });

  const expire = (time: number) => {
    isOver = true;
    const isEdited = editMode().peek();
    if (!isEdited && !announceEnd(island, input)) return;
    for (const action of input.actions) {
      if (action.kind === 'restart') restart(time);
      else if (isEdited)
        continue; // the editor must be able to reach what is hidden, and the page
      else if (action.kind === 'redirect') goElsewhere(island, action.url, input.id, wasRunning);
      else if (action.kind === 'message') reveal(island, input.message);
      else for (const part of input.hidden) island.changes.style(part, 'display', 'none');
    }
    if (!isOver) look(time);
  };

  const restart = (time: number) => {
    end = nextEnd(input, time);
    isOver = end === null;
    before = null;
  };

  followSight(host, signal, (seen) => {
    isSeen = seen;
    if (seen) look(Date.now());
  });
  everySecond(look, signal);
  look(Date.now());
}

/** Few countdowns lead elsewhere: those that do fetch what it takes. */
function goElsewhere({ report, signal }: Island, url: string, id: string, wasRunning: boolean): void {
  import('./leave.ts').then(
    ({ leave }) => signal.aborted || leave(url, `iyim-countdown-left:${id}`, wasRunning),
    (error: unknown) => report(error, 'leading elsewhere'),
  );
}

const EVENTS = { builder: 'countdown_expire', plugin: 'jetCountdownTimerExpire' } as const;

/** Fires the original's event, then our own. False when a listener of ours prevented what comes after. */
function announceEnd(island: Island, { origin, scope }: Countdown): boolean {
  if (origin !== 'own') dispatchLegacy(scope, EVENTS[origin], [scope]);
  return island.emit('iyim:countdown-end');
}

function reveal({ changes }: Island, message: HTMLElement | null): void {
  if (!message) return;
  changes.attribute(message, 'hidden', null);
  changes.style(message, 'display', 'block');
}

/** Says whether the host is in the window: what nobody sees need not be written. */
function followSight(host: Element, signal: AbortSignal, follow: (seen: boolean) => void): void {
  const observer = new IntersectionObserver((entries) => follow(entries.at(-1)?.isIntersecting ?? true));
  observer.observe(host);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
