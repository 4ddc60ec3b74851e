import { useRef, useState } from 'react';
import { isAbort } from '../../site/errors.ts';
import { useIsland } from '../island-context.ts';
import { useLifetime, useStable } from './effects.ts';

export interface RequestOptions<Args extends unknown[], Answer> {
  /** Names the request in the report of a failure, such as "loading another page". */
  readonly what: string;
  /** Sends the request. Its signal is aborted by the next request, by `cancel`, and when the component is removed. */
  readonly send: (signal: AbortSignal, ...args: Args) => Promise<Answer>;
  /** Called with the answer, unless the signal has been aborted. */
  readonly onDone?: (answer: Answer, ...args: Args) => void;
  /** Called with a failure that has been reported, unless the signal has been aborted. */
  readonly onFailed?: (error: unknown, ...args: Args) => void;
}

export interface RequestState<Args extends unknown[]> {
  /** The arguments of the running request; null if there is none. */
  readonly asked: Args | null;
  readonly isBusy: boolean;
  /** Starts a request. Aborts the previous request, and clears its failure. */
  ask(...args: Args): void;
  /** Sends the failed request again, and keeps the failure until the answer arrives. Null if nothing has failed. */
  readonly retry: (() => void) | null;
  /** Aborts the request. */
  cancel(): void;
  /** Clears the failure. */
  forget(): void;
}

/** Sends a view's requests one at a time: the newest one wins, and a failed one can be retried. */
export function useRequest<Args extends unknown[], Answer>(
  options: RequestOptions<Args, Answer>,
): RequestState<Args> {
  const { report } = useIsland();
  const [asked, setAsked] = useState<Args | null>(null);
  const [failed, setFailed] = useState<Args | null>(null);
  const controller = useRef<AbortController>(null);
  const life = useRef<AbortSignal>(null);
  const abort = () => controller.current?.abort();
  useLifetime((signal) => {
    life.current = signal;
    signal.addEventListener('abort', abort);
  }, []);

  const begin = useStable(async (...args: Args) => {
    const { what, send, onDone, onFailed } = options;
    abort();
    if (life.current?.aborted) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setAsked(args);
    const settle = await send(signal, ...args).then(
      (answer) => () => {
        setFailed(null);
        onDone?.(answer, ...args);
      },
      (error: unknown) => {
        return () => {
          if (isAbort(error)) return;
          report(error, what);
          setFailed(args);
          onFailed?.(error, ...args);
        };
      },
    );
    if (signal.aborted) return;
    setAsked(null);
    settle();
  });
  return {
    asked,
    isBusy: asked !== null,
    ask(...args) {
      setFailed(null);
      begin(...args);
    },
    retry: failed && (() => begin(...failed)),
    cancel() {
      abort();
      setAsked(null);
    },
    forget: () => setFailed(null),
  };
}
