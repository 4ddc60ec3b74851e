import { effect } from '@preact/signals-core';
import { useCallback, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { useIsland } from '../island-context.ts';

/**
 * Returns a stable function that runs the latest render's `run`; an error in it fails only this island. Use it for callbacks
 * that effects hand to other code; never call it during render.
 */
export function useStable<Args extends unknown[]>(run: (...args: Args) => unknown): (...args: Args) => void {
  const { handler } = useIsland();
  const latest = useRef(run);
  useInsertionEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => handler(latest.current)(...args), [handler]);
}

/**
 * Runs `begin` in a layout effect with a signal that is aborted when `deps` change or the component unmounts. For helpers that
 * take a signal: observers, requests, page watchers.
 */
export function useLifetime(begin: (signal: AbortSignal) => unknown, deps: readonly unknown[]): void {
  useLayoutEffect(() => {
    const controller = new AbortController();
    begin(controller.signal);
    return () => controller.abort();
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller passes the dependencies
  }, deps);
}

/**
 * Runs `follow` after mounting, and again whenever a signal that it read has changed. For side effects of a change, such as an
 * event or a focus move; to render a value, read its signal during render after `useSignals()`.
 */
export function useSignalEffect(follow: () => unknown): void {
  const run = useStable(follow);
  useLayoutEffect(() => effect(() => run()), [run]);
}
