import type { ViewProps } from '@iyim/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { connectPopup } from './connect-popup.ts';
import type { PopupController, Showing } from './controller.ts';
import type { PopupModel } from './model.ts';
import { PopupDialog } from './PopupDialog.tsx';
import type { PopupInput } from './read.ts';

interface Connected {
  readonly model: PopupModel;
  readonly popup: PopupController;
}

/** A popup of the page (PO-1 … PO-8): nothing until it opens, then a modal dialog around the server's node. */
export function Popup({ island, input }: ViewProps<unknown, PopupInput>): ReactNode {
  const [connected, setConnected] = useState<Connected | null>(null);
  const [showing, setShowing] = useState<Showing | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const show = (next: Showing | null) => {
      // Made at the first opening: a page may have many popups that never open.
      if (next) setSlot((made) => made ?? island.changes.slot(island.host.ownerDocument.body, 'last'));
      setShowing(next);
    };
    const connect = (model: PopupModel) => {
      if (island.signal.aborted) return;
      setConnected({ model, popup: connectPopup(island, model, show) });
    };
    if (input.model instanceof Promise) void island.handler(async () => connect(await input.model))();
    else connect(input.model);
    // The input of an island never changes: edit mode re-reads settings only.
  }, [island, input]);

  if (!connected || !showing || !slot) return null;
  return createPortal(
    <PopupDialog key={showing.key} island={island} {...connected} showing={showing} />,
    slot,
  );
}
