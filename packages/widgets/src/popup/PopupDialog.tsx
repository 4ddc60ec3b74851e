import { directionOf, type Island } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import { animate, clearAnimation } from './animate.ts';
import { CloseButton } from './CloseButton.tsx';
import { closeByItself } from './close-by-itself.ts';
import { connectCloseControl } from './connect-close-control.ts';
import type { PopupController, Showing } from './controller.ts';
import { focusInside } from './focus.ts';
import type { PopupModel } from './model.ts';
import { stand } from './stand.ts';
import { useContent } from './use-content.ts';

interface PopupDialogProps {
  readonly island: Island;
  readonly model: PopupModel;
  readonly popup: PopupController;
  readonly showing: Showing;
}

/** One showing of a popup: stands as long as it is rendered. */
export function PopupDialog({ island, model, popup, showing }: PopupDialogProps): ReactNode {
  const { settings, frame } = model;
  const { request, isClosing, isEdit } = showing;
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const [load, retry] = useContent(island, model, request, dialog);
  // A new request of the same showing, and its end, leave the dialog as it stands.
  const [opening] = useState(showing);

  useLayoutEffect(() => {
    if (!dialog.current || !message.current) return;
    return stand(dialog.current, message.current, { island, model, popup, showing: opening });
  }, [island, model, popup, opening]);

  useEffect(() => {
    if (!box.current) return;
    const element = box.current;
    const { entrance, exit, animationTime: time } = settings;
    const animation = isClosing ? { name: exit, time, isReverse: true } : { name: entrance, time };
    let isCurrent = true;
    void animate(element, animation).then(() => {
      if (!isCurrent) return;
      if (isClosing) popup.finish();
      else clearAnimation(element, animation);
    });
    return () => {
      isCurrent = false;
      clearAnimation(element, animation);
    };
  }, [settings, popup, isClosing]);

  useEffect(() => {
    if (settings.closeAfter === 0 || isEdit || !dialog.current) return;
    return closeByItself(dialog.current, settings.closeAfter, () => popup.close());
  }, [settings, popup, isEdit]);

  useEffect(() => {
    if (model.closeControl)
      return connectCloseControl(island, model.closeControl, settings, () => popup.close());
  }, [island, model, settings, popup]);

  useEffect(() => {
    const { current } = dialog;
    const { activeElement, body } = document;
    // What had the focus went with the loading: the button that tried again, or the close button of the meantime.
    if (!current || isEdit || (activeElement !== body && activeElement !== current)) return;
    focusInside(current, model.loadedInto ?? model.content, settings.focusFirst && load === 'done');
  }, [load, model, settings, isEdit]);

  // The server's own close button is not there before its content.
  const close =
    model.closeControl && load === 'done' ? null : (
      <CloseButton
        island={island}
        className={frame.close}
        settings={settings}
        onClick={() => popup.close()}
      />
    );
  const isOutside = settings.closeButton === 'outside';
  return (
    <dialog
      ref={dialog}
      id={frame.id || undefined}
      className={join('iyim-popup', isEdit ? 'iyim-popup-edit' : '', frame.dialog, ...settings.classes)}
      dir={directionOf(island.host)}
      tabIndex={-1}
      aria-busy={load === 'waiting' || undefined}
    >
      {isOutside && close}
      <div className={join('iyim-popup-box', frame.box)} ref={box}>
        {!isOutside && close}
        {load === 'waiting' && (
          <p className="iyim-popup-loading" role="status">
            {island.text('loading')}
          </p>
        )}
        {load === 'failed' && <RetryNotice retry={retry} />}
        <div className={join('iyim-popup-message', frame.message)} ref={message} hidden={load !== 'done'} />
      </div>
    </dialog>
  );
}

const join = (...classes: readonly string[]): string => classes.filter(Boolean).join(' ');
