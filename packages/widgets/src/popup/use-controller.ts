import { listens, registerPopup } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import { useIsland, useLifetime, useSignalEffect } from '@iyim/runtime/widget';
import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { followPopups } from '../../page/follow-popups.ts';
import { createController, type PopupController } from './controller.ts';
import type { PopupModel } from './model.ts';
import { useOpenSelector } from './use-open-selector.ts';

/** Registers a popup with the page and arms everything that opens it. */
export function useController(model: PopupModel): PopupController {
  const island = useIsland();
  const { host, report, handler } = island;
  const { id, content, settings, loadContent } = model;
  const document = host.ownerDocument;
  const latest = useRef(model);
  useInsertionEffect(() => {
    latest.current = model;
  });
  const [popup] = useState(() => createController(island, () => latest.current));

  useLayoutEffect(() => {
    for (const problem of model.problems) report(new Error(problem), 'reading its settings');
  }, [model, report]);
  useLifetime(
    (signal) => {
      followPopups(document);
      signal.addEventListener('abort', registerPopup(id, popup));
    },
    [id, popup, document],
  );
  // Elements inside the open popup that match the selector, such as a form's button, open nothing, unless the popup loads
  // content.
  const isIdle = (opener: Element) => !loadContent && popup.isOpen() && content.contains(opener);
  useOpenSelector(settings.openSelector, (opener) => !isIdle(opener) && popup.open({ id, opener }));
  useLifetime(
    handler(async (signal: AbortSignal) => {
      if (!editMode().peek()) {
        await model.gate.ready;
        if (signal.aborted) return;
        model.arm({
          document,
          signal,
          fire: (request, how = { isRequested: false }) => void popup.open({ id, ...request }, how),
          onProblem: (error, trigger) => report(error, `arming its trigger "${trigger}"`),
        });
      }
      listens(host);
    }),
    [model, popup],
  );
  // In the editor popups always show (PO-6). The editor may start after the popup is mounted.
  useSignalEffect(() => {
    if (editMode().value) popup.open({ id });
  });
  return popup;
}
