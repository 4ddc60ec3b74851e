import {
  directionOf,
  Enhance,
  pressable,
  ServerHtml,
  Slot,
  useIsland,
  useModality,
  useServerNodes,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { sectionFollowed } from '../../shared/anchors/section-of.ts';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import { CloseButton, useCloseButton } from './CloseButton.tsx';
import type { PopupController, Showing } from './controller.ts';
import { focusInside, useScrollStop } from './focus.ts';
import type { PopupModel } from './model.ts';
import type { PopupSettings } from './settings.ts';
import { useAnimation } from './use-animation.ts';
import { useAutoClose } from './use-auto-close.ts';
import { useContent } from './use-content.ts';

interface PopupDialogProps {
  readonly model: PopupModel;
  readonly popup: PopupController;
  readonly showing: Showing;
  /** Puts fetched content into the server's node. */
  readonly show: (nodes: readonly ChildNode[]) => void;
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/**
 * Shows the server's node in a dialog over the page, which is inert behind it (PO-8). In the editor the dialog is not modal.
 */
export function PopupDialog({ model, popup, showing, show }: PopupDialogProps): ReactNode {
  const { handler, host, id, text } = useIsland();
  const { content, settings, frame, closeControl = null, loadedInto = content } = model;
  const { key, request, isClosing, isEdit } = showing;
  const { ownerDocument: document } = host;
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const nodes = useMemo(() => [content], [content]);
  const display = useDisplay(content);
  const isReady = dialog !== null && display !== undefined;
  const isModal = isReady && !isEdit;
  const [load, retry] = useContent(model, request, show);
  const isDone = load === 'done';
  const close = () => popup.close();

  // Must come before the effects below, which expect the dialog to be open and to contain the focus.
  useModality(dialog, isModal, {
    within: content, // not the dialog, because `content` has left it when the focus returns
    by: waysOut(settings),
    locksScroll: settings.preventScroll,
    returnTo: (before) => [before, request.opener],
    onDismiss: close,
  });
  // Must come after `useModality`, because opening the dialog moves the focus, which must not count as use by the visitor.
  const autoClose = useAutoClose(isModal ? settings.closeAfter : 0, close);
  const isStop = useScrollStop(isModal ? content : null);
  // Checks the focus again after loading, which may remove the focused element, and when `isStop` changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these values mark the moments to check
  useEffect(() => {
    const { activeElement, body } = document;
    const isInside = activeElement && ![body, dialog, host].includes(activeElement as HTMLElement);
    if (dialog && isModal && !isInside)
      autoClose.moveFocus(() => focusInside(dialog, loadedInto, settings.focusFirst && isDone));
  }, [isModal, load, isStop]);
  useEffect(() => {
    if (isReady) popup.handleOpened(key);
  }, [popup, key, isReady]);
  useLayoutEffect(
    () => () => {
      for (const media of content.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
    },
    [content],
  );

  const box = useRef<HTMLDivElement>(null);
  const animation = useAnimation(box, isReady, settings, isClosing, popup.finish);
  // The server's close button is inside the content, so it shows only when the content does.
  const serverClose = isDone ? closeControl : null;
  const ownClose = useRef<HTMLButtonElement>(null);
  const { isDue, isForced } = useCloseButton(() => serverClose ?? ownClose.current, isReady, settings);
  const [needsName] = useState(
    () => !closeControl?.textContent?.trim() && !closeControl?.hasAttribute('aria-label'),
  );
  const closeButton = !serverClose && isDue && (
    <CloseButton ref={ownClose} className={frame.close} isForced={isForced} onClick={close} />
  );
  const isOutside = settings.closeButton === 'outside';
  const headings = useServerNodes(content, HEADINGS);
  const heading = (isDone && headings.find(({ textContent }) => textContent?.trim())) || null;
  const headingId = heading?.id || id('heading');

  return (
    <>
      <Slot of={document.body}>
        <dialog
          ref={setDialog}
          id={frame.id || undefined}
          className={join('iyim-popup', isEdit && 'iyim-popup-edit', frame.dialog, ...settings.classes)}
          dir={directionOf(host)}
          tabIndex={-1}
          open={isEdit || undefined}
          aria-busy={load === 'waiting' || load === 'retrying' || undefined}
          aria-labelledby={heading ? headingId : undefined}
          aria-label={heading ? undefined : settings.title || text('name')}
          onPointerMove={handler(autoClose.use)}
          onPointerDown={handler(autoClose.use)}
          onKeyDown={handler(autoClose.use)}
          onInput={handler(autoClose.use)}
          onWheel={handler(autoClose.use)}
          onFocus={handler(autoClose.focus)}
          // Closes the dialog when a link leads to a section behind it, which cannot be reached while the dialog is open.
          onClick={handler(({ nativeEvent }) => {
            const section = isModal && sectionFollowed(nativeEvent);
            if (section && !dialog.contains(section)) close();
          })}
        >
          {isOutside && closeButton}
          <div
            ref={box}
            className={join('iyim-popup-box', frame.box, animation.className)}
            style={animation.style}
          >
            {!isOutside && closeButton}
            {load === 'waiting' && (
              <p className="iyim-popup-loading" role="status">
                {text('loading')}
              </p>
            )}
            {(load === 'failed' || load === 'retrying') && (
              <RetryNotice retry={retry} isBusy={load === 'retrying'} />
            )}
            <ServerHtml
              className={join('iyim-popup-message', frame.message)}
              nodes={nodes}
              hidden={!isDone}
              tabIndex={isStop ? 0 : undefined}
            />
          </div>
        </dialog>
      </Slot>
      <Enhance of={content} styles={{ display: display ?? null }} />
      <Enhance of={heading} id={headingId} />
      {closeControl && (
        <Enhance
          of={closeControl}
          aria-label={needsName ? text('close') : undefined}
          styles={{ display: isDue ? (isForced ? 'flex' : undefined) : 'none' }}
          {...pressable(closeControl, (event) => {
            event.preventDefault();
            close();
          })}
        />
      )}
    </>
  );
}

/**
 * Returns the `display` that shows a server node hidden by `hidden` or by a rule of the theme; null if the node is visible;
 * undefined until it has been measured in the dialog, before the dialog opens. The attribute `hidden` is kept, because restoring
 * it would move it behind the other attributes.
 */
function useDisplay(content: HTMLElement): string | null | undefined {
  const [display, setDisplay] = useState<string | null>();
  useLayoutEffect(() => {
    const found = getComputedStyle(content).display === 'none' ? 'block !important' : null;
    setDisplay((before) => before ?? found);
  }, [content]);
  return display;
}

const waysOut = ({ closesOnEsc, closesOnBackground }: PopupSettings) =>
  [closesOnEsc && ('escape' as const), closesOnBackground && ('press' as const)].filter(
    (way) => way !== false,
  );

const join = (...classes: readonly (string | false)[]): string => classes.filter(Boolean).join(' ');
