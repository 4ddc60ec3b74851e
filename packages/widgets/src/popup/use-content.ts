import type { Island, OpenRequest } from '@iyim/runtime/widget';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PopupModel } from './model.ts';
import { mustWait } from './must-wait.ts';
import { nameDialog } from './name-dialog.ts';

type Load = 'done' | 'waiting' | 'failed';

/** Fetches what a popup shows, where it has to, for each request anew. With it comes what tries again after a failure. */
export function useContent(
  island: Island,
  model: PopupModel,
  request: OpenRequest,
  dialog: RefObject<HTMLElement | null>,
): readonly [Load, () => void] {
  const [load, setLoad] = useState<Load>(() => (mustWait(model, request) ? 'waiting' : 'done'));
  const end = useRef(() => {});

  const begin = useCallback(() => {
    end.current();
    const { loadContent, loadedInto, content } = model;
    if (!loadContent) return;
    const controller = new AbortController();
    const { signal } = controller;
    end.current = () => controller.abort();
    const isWaiting = mustWait(model, request);
    setLoad(isWaiting ? 'waiting' : 'done');
    if (dialog.current) nameDialog(dialog.current, island, model, isWaiting);
    loadContent(request, signal)
      .then((node) => {
        if (signal.aborted) return;
        if (node) place(island, loadedInto ?? content, node);
        setLoad('done');
        if (dialog.current) nameDialog(dialog.current, island, model);
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        setLoad('failed');
        island.report(error, 'loading its content');
      });
  }, [island, model, request, dialog]);

  useEffect(() => {
    begin();
    return () => end.current();
  }, [begin]);

  return [load, begin];
}

/** Elements whose own children stand aside for loaded ones until the island ends. */
const replaced = new WeakSet<Element>();

function place({ changes }: Island, target: HTMLElement, node: Node): void {
  if (!replaced.has(target)) {
    const before = [...target.childNodes];
    replaced.add(target);
    changes.onUndo(() => {
      target.replaceChildren(...before);
      replaced.delete(target);
    });
  }
  target.replaceChildren(node);
}
