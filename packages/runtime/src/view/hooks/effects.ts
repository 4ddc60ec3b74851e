import { effect } from '@preact/signals-core';
import { useCallback, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { useIsland } from '../island-context.ts';

/**
 * A function that never changes and does what the last drawing said; its errors fail this island and no other. For callbacks
 * that effects hand out; never called while drawing.
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
 * Runs `begin` with a signal that is aborted when `deps` change or the component goes. For helpers that take a signal:
 * observers, requests, watchers of the page. Before the page is painted.
 */
export function useLifetime(begin: (signal: AbortSignal) => unknown, deps: readonly unknown[]): void {
  useLayoutEffect(() => {
    const controller = new AbortController();
    begin(controller.signal);
    return () => controller.abort();
    // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's
  }, deps);
}

/**
 * Runs `follow` after mounting, and again whenever a signal that it read has changed: for what a change does beside drawing,
 * such as an event or a focus. What is only shown is read while drawing instead, after `useSignals()`.
 */
export function useSignalEffect(follow: () => unknown): void {
  const run = useStable(follow);
  useLayoutEffect(() => effect(() => run()), [run]);
}
