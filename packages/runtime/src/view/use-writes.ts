import { type DependencyList, type EffectCallback, useInsertionEffect } from 'react';

/** True while `useWrites` writes to the page. */
export let isWriting = false;

function run<Result>(write: () => Result): Result {
  isWriting = true;
  try {
    return write();
  } finally {
    isWriting = false;
  }
}

/**
 * Writes to the page in an insertion effect, and in its cleanup if `write` returns one. Writes can fire events, such as the `blur`
 * of a focused element that is removed. Bindings handle such events after the commit, because React forbids state changes in
 * insertion effects.
 */
export function useWrites(write: EffectCallback, deps?: DependencyList): void {
  useInsertionEffect(() => {
    const undo = run(write);
    return undo && (() => run(undo));
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller passes the dependencies
  }, deps);
}
