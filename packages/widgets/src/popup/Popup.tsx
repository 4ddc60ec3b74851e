import type { ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { connectPopup } from './connect-popup.ts';
import type { PopupController, Showing } from './controller.ts';
import type { PopupModel } from './model.ts';
import { PopupDialog } from './PopupDialog.tsx';
import type { PopupInput } from './read.ts';

type RawSettings = Readonly<Record<string, unknown>>;

interface Connected {
  readonly model: PopupModel;
  readonly popup: PopupController;
}

/** A popup of the page (PO-1 … PO-8): nothing until it opens, then a modal dialog around the server's node. */
export function Popup({ island, settings, input }: ViewProps<RawSettings, PopupInput>): ReactNode {
  const [connected, setConnected] = useState<Connected | null>(null);
  const [showing, setShowing] = useState<Showing | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const model = input.modelFor(settings);
    const show = (next: Showing | null) => {
      // Made at the first opening: a page may have many popups that never open.
      if (next) setSlot((made) => made ?? island.changes.slot(island.host.ownerDocument.body, 'last'));
      setShowing(next);
    };
    const connect = (found: PopupModel) => {
      if (signal.aborted) return;
      setConnected({ model: found, popup: connectPopup({ ...island, signal }, found, show) });
    };
    if (model instanceof Promise) island.handler(async () => connect(await model))();
    else connect(model);
    return () => {
      controller.abort();
      setShowing(null);
    };
  }, [island, settings, input]);

  if (!connected || !showing || !slot) return null;
  return createPortal(
    <PopupDialog key={showing.key} island={island} {...connected} showing={showing} />,
    slot,
  );
}
