import { useLayoutEffect } from 'react';

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
