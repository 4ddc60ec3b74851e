import { useRef, useState } from 'react';
import { isAbort } from '../../site/errors.ts';
import { useLifetime, useStable } from './effects.ts';

export interface LatestAnswer<T> {
  /**
   * Sends a request after `pause` ms, by default the `pause` option. Aborts the previous request immediately; its answer is never
   * delivered.
   */
  ask(work: (signal: AbortSignal) => Promise<T>, pause?: number): void;
  /** Aborts the request that is running or pending. */
  cancel(): void;
}

export interface LatestAnswerOptions<T> {
  /** Time to wait for a newer request before a request is sent, in ms. */
  readonly pause: number;
  readonly onAnswer: (answer: T) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Sends requests that change while the visitor types. Only the answer to the last request is delivered, even if an earlier one is
 * answered after it.
 */
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
    const controller = new AbortController();
    current = controller;
    let deliver: () => void;
    try {
      const answer = await work(controller.signal);
      deliver = () => onAnswer(answer);
    } catch (error) {
      if (isAbort(error)) return;
      deliver = () => onError(error);
    }
    if (controller.signal.aborted) return;
    current = undefined;
    deliver();
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

/** Returns a `latestAnswer` that ends when the component is unmounted; it is the same object on every render. */
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
