import { type OpenRequest, replaceContent } from '@iyim/runtime/page';
import { useIsland, useLifetime } from '@iyim/runtime/widget';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { PopupModel } from './model.ts';

/** State of loading. `retrying`: the error message stays until the next answer. */
type Load = 'done' | 'waiting' | 'failed' | 'retrying';

/** Calls the model's `loadContent` for each request. Returns the state of loading, and a function that retries after a failure. */
export function useContent(
  model: PopupModel,
  request: OpenRequest,
  show: (nodes: readonly ChildNode[]) => void,
): readonly [Load, () => void] {
  const { report } = useIsland();
  // The initial state is computed once per request, because loaded content changes the result of `mustLoad`.
  const begun = useMemo(() => {
    const { loadContent, mustLoad } = model;
    const load: Load = loadContent && (mustLoad?.(request) ?? true) ? 'waiting' : 'done';
    return { load };
  }, [model, request]);
  const [ended, setEnded] = useState<{ of: object; load: Load } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useLifetime(
    (signal) => {
      model
        .loadContent?.(request, signal)
        .then((fragment) => {
          if (signal.aborted) return;
          if (fragment) show([...fragment.childNodes]);
          setEnded({ of: begun, load: 'done' });
        })
        .catch((error: unknown) => {
          if (signal.aborted) return;
          setEnded({ of: begun, load: 'failed' });
          report(error, 'loading its content');
        });
    },
    [model, request, attempt],
  );

  const retry = () => {
    setEnded({ of: begun, load: 'retrying' });
    setAttempt(attempt + 1);
  };
  return [ended?.of === begun ? ended.load : begun.load, retry];
}

/** Shows loaded nodes instead of an element's content, which is restored when the island ends. */
export function useReplacement(of: HTMLElement, nodes: readonly ChildNode[] | null): void {
  const isReplaced = nodes !== null;
  useLayoutEffect(() => {
    if (!isReplaced) return;
    const original = [...of.childNodes];
    return () => replaceContent(of, original);
  }, [of, isReplaced]);
  useLayoutEffect(() => {
    if (nodes) replaceContent(of, nodes);
  }, [of, nodes]);
}
