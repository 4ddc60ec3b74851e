import { directionOf, ServerHtml, Slot, useIsland, useModality } from '@iyim/runtime/widget';
import { type ReactNode, useRef } from 'react';
import { CLASSES, type Day } from './read.ts';

interface OpenDayProps {
  readonly day: Day;
  /** Its events: moved here and back and not copied, so that islands among them live on. */
  readonly nodes: readonly ChildNode[];
  readonly onClose: () => void;
}

/** The events of the day that is open: in a row under its week, or in an overlay (CAL-2). */
export function OpenDay({ isOverlay, ...props }: OpenDayProps & { isOverlay: boolean }): ReactNode {
  return isOverlay ? <Overlay {...props} /> : <Row {...props} />;
}

function Row({ day, nodes }: OpenDayProps): ReactNode {
  const { id } = useIsland();
  const week = day.cell.parentElement;
  return (
    <Slot of={week} place="after" as="tr" classes={{ [CLASSES.week]: true }}>
      <td id={id('events')} className={CLASSES.mobileCell} colSpan={week?.childElementCount}>
        <ServerHtml className={CLASSES.mobileEvents} nodes={nodes} />
      </td>
    </Slot>
  );
}

function Overlay({ day, nodes, onClose }: OpenDayProps): ReactNode {
  const { host, id, text, handler } = useIsland();
  const dialog = useRef<HTMLDialogElement>(null);
  // Also for a press on the day beside its button; not when the calendar has gone.
  const returnTo = () => (day.trigger?.isConnected ? day.trigger : null);
  useModality(dialog, true, { returnTo, onDismiss: onClose });
  return (
    // In the host, whose styles its events have.
    <Slot of={host}>
      <dialog
        ref={dialog}
        id={id('events')}
        className="iyim-calendar-overlay"
        dir={directionOf(host)}
        aria-label={day.trigger?.getAttribute('aria-label') ?? day.date}
      >
        <button
          type="button"
          className="iyim-close iyim-calendar-close"
          aria-label={text('close')}
          onClick={handler(onClose)}
        >
          ×
        </button>
        <ServerHtml className={CLASSES.mobileEvents} nodes={nodes} />
      </dialog>
    </Slot>
  );
}
