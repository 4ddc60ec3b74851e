import { cart, editMode } from '@iyim/runtime/shop';
import type { ViewProps } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { connectPanel } from './connect-panel.ts';
import { connectRemovals } from './connect-removals.ts';
import { cartContents } from './contents.ts';
import { followMenuCart, menuCartSettled } from './follow-menu-cart.ts';
import { isShown } from './is-shown.ts';
import { createPanel } from './panel.ts';
import { type MiniCartParts, readParts } from './read.ts';
import type { MiniCartSettings } from './settings.ts';
import { placeSlots } from './slots.ts';

/** The cart in the header: the server's lines, with what opens, counts, removes and puts back. */
export function MiniCart({ island, settings }: ViewProps<MiniCartSettings, MiniCartParts>): ReactNode {
  useSignals();
  const [open, setOpen] = useState(false);
  /** Says what became of a removed line. */
  const [bar, setBar] = useState<ReactNode>(null);
  const [slots, setSlots] = useState(() => placeSlots(island));
  const [panel] = useState(() =>
    createPanel(island, { modal: settings.modal, title: island.text('title'), onChange: setOpen }),
  );
  const { count, subtotal } = cartContents().value ?? {};
  const shown = isShown({
    count,
    isAdding: cart().adding.value > 0 && cart().pending.value > 0,
    isUsed: open || bar !== null,
    isEdited: editMode().value,
  });

  /** Makes the markup say what is so: after every change of ours, and whenever fragments replaced something. */
  const sync = useRef(() => {});
  sync.current = () => {
    const parts = readParts(island.host);
    const { changes, host } = island;
    panel.sync();
    changes.toggleClass(host, 'iyim-mini-cart-empty', !shown);
    if (parts?.count && count !== undefined) {
      changes.text(parts.count, String(count));
      changes.attribute(parts.count, 'data-counter', String(count));
    }
    const differs = subtotal && parts?.subtotal && parts.subtotal.textContent?.trim() !== subtotal;
    if (differs && !parts.subtotal.firstElementChild) changes.text(parts.subtotal, subtotal);
    setSlots((now) => placeSlots(island, now));
  };
  useLayoutEffect(() => sync.current());

  useEffect(() => {
    const { host, signal } = island;
    const observer = new MutationObserver(() => sync.current());
    observer.observe(host, { childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
    island.changes.onUndo(() => panel.close());

    followMenuCart(signal);
    connectPanel(island, panel, settings.onHover);
    connectRemovals(island, setBar);
    void cart().load();

    let seen = cart().lastAdded.peek();
    const unsubscribe = cart().lastAdded.subscribe((added) => {
      if (added === seen) return;
      seen = added;
      setBar(null);
      if (settings.opensAfterAdd) void menuCartSettled().then(() => signal.aborted || panel.open('add'));
    });
    signal.addEventListener('abort', unsubscribe);
  }, [island, panel, settings]);

  const label = island.text('count', { count: count ?? 0 });
  return (
    <>
      {slots.count &&
        createPortal(
          count ? (
            <span className="iyim-mini-cart-count">
              <span aria-hidden="true">{count}</span>
              <span className="iyim-mini-cart-spoken">{label}</span>
            </span>
          ) : null,
          slots.count,
        )}
      {slots.close &&
        createPortal(
          <button
            type="button"
            className="iyim-mini-cart-close"
            aria-label={island.text('close')}
            onClick={panel.close}
          >
            <span aria-hidden="true">×</span>
          </button>,
          slots.close,
        )}
      {slots.word && createPortal(bar, slots.word)}
    </>
  );
}
