import { effect } from '@preact/signals-core';
import { useLayoutEffect } from 'react';
import { useStable } from './use-stable.ts';

/**
 * Runs `follow` after mounting, and again whenever a signal that it read has changed: for what a change does beside drawing,
 * such as an event or a focus. What is only shown is read while drawing instead, after `useSignals()`.
 */
export function useSignalEffect(follow: () => unknown): void {
  const run = useStable(follow);
  useLayoutEffect(() => effect(() => run()), [run]);
}
