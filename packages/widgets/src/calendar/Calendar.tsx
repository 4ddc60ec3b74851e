import { isPlainClick } from '@iyim/runtime/page';
import { device } from '@iyim/runtime/shop';
import {
  defineWidget,
  directionOf,
  Each,
  Enhance,
  pressable,
  ServerHtml,
  Slot,
  useIsland,
  useModality,
  useSize,
  useStable,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import styles from './calendar.css?inline';
import {
  type CalendarInput,
  CLASSES,
  type Day,
  type Month,
  mobileTriggers,
  readCalendar,
  readLink,
} from './read.ts';
import { type CalendarSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import { useMonth } from './use-month.ts';

/** The day whose events are shown. */
interface Opened {
  readonly month: Month;
  readonly day: Day;
  /**
   * The day's events. They are moved into the row or the dialog and back, not copied, so that islands among them stay mounted.
   */
  readonly nodes: readonly ChildNode[];
}

/** Changes the month of the server's calendar in place, and shows the events of one day at a time on narrow pages. */
export function Calendar({ settings, input }: ViewProps<CalendarSettings, CalendarInput>): ReactNode {
  const { host, text } = useIsland();
  const { month, isBusy, turn, retry } = useMonth(input);
  const isCompact = useCompact(month);
  const [opened, setOpened] = useState<Opened | null>(null);
  const OpenDay = settings.isOverlay ? DayOverlay : DayRow;
  const open = isCompact && opened?.month === month ? opened : null;

  const toggle = (day: Day) => {
    if (open?.day === day || !day.events) setOpened(null);
    else setOpened({ month, day, nodes: [...day.events.childNodes] });
  };
  const close = () => {
    setOpened(null);
    open?.day.trigger?.focus();
  };

  const bindingsOf = (link: HTMLElement | null, name: 'previous' | 'next') => ({
    'aria-label': link && !month.named.has(link) ? text(name) : undefined,
    ...(link?.matches('a[href]')
      ? { onClick: (event: MouseEvent) => isPlainClick(event) && press(link, event) }
      : link && pressable(link, (event) => press(link, event))),
  });
  const press = (link: HTMLElement, event: Event) => {
    event.preventDefault();
    turn(readLink(link));
  };
  return (
    <>
      <Enhance
        of={host}
        aria-busy={isBusy || undefined}
        classes={{ [CLASSES.loading]: isBusy, 'iyim-calendar-compact': isCompact }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || !open) return;
          event.preventDefault();
          close();
        }}
      />
      <Enhance of={month.previous} {...bindingsOf(month.previous, 'previous')} />
      <Enhance of={month.next} {...bindingsOf(month.next, 'next')} />
      <Each of={month.days}>
        {(day) => (
          <DayCell day={day} month={month} isOpen={isCompact ? open?.day === day : null} toggle={toggle} />
        )}
      </Each>
      {open && <OpenDay {...open} key={month.days.indexOf(open.day)} onClose={close} />}
      {retry && (
        <Slot of={host}>
          <RetryNotice retry={retry} isBusy={isBusy} />
        </Slot>
      )}
    </>
  );
}

interface DayCellProps {
  readonly day: Day;
  readonly month: Month;
  /** Whether the day's events are shown; null if the page has space for the events of all days. */
  readonly isOpen: boolean | null;
  readonly toggle: (day: Day) => void;
}

/** One day, with a button that shows its events if the page has no space for them. */
function DayCell({ day, month, isOpen, toggle }: DayCellProps): ReactNode {
  const { id, text } = useIsland();
  const { cell, events, trigger, isToday } = day;
  const isButton = isOpen !== null && events !== null;
  const name = () =>
    text('events', { date: [day.date, month.name?.textContent?.trim()].join(' ').trim(), count: day.count });
  return (
    <>
      <Enhance
        of={cell}
        aria-current={isToday ? 'date' : undefined}
        classes={{ [CLASSES.active]: isButton ? isOpen : undefined }}
        onClick={(event) => {
          // A link or a button among the events handles the click itself.
          if (!isButton || !isPlainClick(event) || (event.target as Element).closest('a[href], button'))
            return;
          event.preventDefault();
          toggle(day);
        }}
      />
      {isButton && trigger && (
        <Enhance
          of={trigger}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id('events') : undefined}
          aria-label={month.named.has(trigger) ? undefined : name()}
          {...pressable(trigger, (event) => {
            event.preventDefault(); // the cell ignores prevented clicks
            toggle(day);
          })}
        />
      )}
    </>
  );
}

/** The events of the open day, in a row under its week (CAL-2). */
function DayRow({ day, nodes }: Opened): ReactNode {
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

/** The events of the open day, in an overlay. */
function DayOverlay({ day, nodes, onClose }: Opened & { readonly onClose: () => void }): ReactNode {
  const { host, id, text, handler } = useIsland();
  const dialog = useRef<HTMLDialogElement>(null);
  // Returns the focus to the day's button, even if a click elsewhere in the day's cell opened the dialog.
  const returnTo = () => (day.trigger?.isConnected ? day.trigger : null);
  useModality(dialog, true, { returnTo, onDismiss: onClose });
  return (
    // Renders inside the host, so that the host's styles apply to the events.
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

/** Whether events are shown on demand only: if the mobile triggers are visible or, in a calendar without triggers, on phones. */
function useCompact(month: Month): boolean {
  const { host } = useIsland();
  const [isCompact, setCompact] = useState(false);
  const measure = useStable(() => {
    const triggers = mobileTriggers(host);
    setCompact(
      triggers.length === 0
        ? device().peek() === 'mobile'
        : triggers.some((trigger) => trigger.getClientRects().length > 0),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each month has its own triggers
  useLayoutEffect(() => measure(), [measure, month]);
  useSize([host], measure);
  return isCompact;
}

export default defineWidget({
  name: 'calendar',
  settings,
  read: readCalendar,
  View: Calendar,
  styles,
  messages: texts,
});
