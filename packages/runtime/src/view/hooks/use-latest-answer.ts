import { useRef, useState } from 'react';
import { isAbort } from '../../site/errors.ts';
import { useLifetime, useStable } from './effects.ts';

export interface LatestAnswer<T> {
  /**
   * Asks when the pause is over, by default that of the options, in ms. What was asked before is aborted at once, and its
   * answer is never given.
   */
  ask(work: (signal: AbortSignal) => Promise<T>, pause?: number): void;
  /** Aborts what is asked, or about to be. */
  cancel(): void;
}

export interface LatestAnswerOptions<T> {
  /** Milliseconds without another question before one is sent. */
  readonly pause: number;
  readonly onAnswer: (answer: T) => void;
  readonly onError: (error: unknown) => void;
}

/** Answers to questions that change while somebody types: only that to the last one is given, however late others come. */
export function latestAnswer<T>(
  signal: AbortSignal,
  { pause, onAnswer, onError }: LatestAnswerOptions<T>,
): LatestAnswer<T> {
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    current?.abort();
    current = undefined;
  };
  const run = async (work: (signal: AbortSignal) => Promise<T>) => {
    const mine = new AbortController();
    current = mine;
    let give: () => void;
    try {
      const answer = await work(mine.signal);
      give = () => onAnswer(answer);
    } catch (error) {
      if (isAbort(error)) return;
      give = () => onError(error);
    }
    if (mine.signal.aborted) return;
    current = undefined;
    give();
  };
  signal.addEventListener('abort', cancel, { once: true });
  return {
    ask(work, after = pause) {
      cancel();
      if (!signal.aborted) timer = setTimeout(run, after, work);
    },
    cancel,
  };
}

/** `latestAnswer` for a component: it ends with it. The same object at every drawing. */
export function useLatestAnswer<T>({ pause, onAnswer, onError }: LatestAnswerOptions<T>): LatestAnswer<T> {
  const answer = useStable(onAnswer);
  const fail = useStable(onError);
  const current = useRef<LatestAnswer<T>>(undefined);
  useLifetime(
    (signal) => {
      current.current = latestAnswer<T>(signal, { pause, onAnswer: answer, onError: fail });
    },
    [pause, answer, fail],
  );
  const [asking] = useState<LatestAnswer<T>>(() => ({
    ask: (work, after) => current.current?.ask(work, after),
    cancel: () => current.current?.cancel(),
  }));
  return asking;
}
