import { focusPlace, isSamePath, oneSpelling, renewElement } from '@iyim/runtime/page';
import {
  announce,
  dispatchLegacy,
  own,
  safeUrl,
  useIsland,
  useListener,
  useRequest,
  useStable,
} from '@iyim/runtime/widget';
import { useEffect, useLayoutEffect, useState } from 'react';
import { keepInEntry } from '../../shared/site/entry-state.ts';
import { noticeContent } from '../../shared/site/notice-content.ts';
import { loadMonth } from './calendar-request.ts';
import { type CalendarInput, type Month, readMonth } from './read.ts';

interface Turn {
  /** As the contract writes it, e.g. `March 2024`. */
  readonly month: string;
  /** The month's own page, where there is one. */
  readonly href: string | null;
}

/** What stands in the host. */
interface Shown {
  readonly month: Month;
  /** As the contract writes it; null when the page does not tell. */
  readonly named: string | null;
  /** How it came here; null for the month that was there at the start. */
  readonly turned:
    | ({ readonly from: string | null; readonly fresh: HTMLElement; readonly focus: Focus } & Turn)
    | null;
}

/** Where the focus was in the month before; it goes to its like in the new one, and without one to the calendar. */
type Focus = 'previous' | 'next' | 'day' | null;

/**
 * The month in the host. The one asked for last wins (CAL-3): an earlier request is aborted, and asking for the month that
 * is shown ends it. A failure leaves the old month as it is.
 */
export function useMonth(input: CalendarInput) {
  const { host } = useIsland();
  const { ownerDocument: document } = host;
  const [shown, setShown] = useState<Shown>(() => ({ ...input, turned: null }));
  const { month, named, turned } = shown;

  const { asked, isBusy, ask, retry, cancel, forget } = useRequest({
    what: 'loading another month',
    async send(signal: AbortSignal, to: Turn) {
      const fresh = await loadMonth(host, to.month, signal);
      return { fresh, next: readMonth(fresh) };
    },
    onDone({ fresh, next }, to) {
      const { activeElement } = document;
      const focus = month.previous?.contains(activeElement)
        ? 'previous'
        : month.next?.contains(activeElement)
          ? 'next'
          : month.table.contains(activeElement)
            ? 'day'
            : null;
      setShown({ month: next, named: to.month, turned: { ...to, from: named, fresh, focus } });
    },
  });
  const turn = (to: Turn) => {
    if (asked?.[0].month === to.month) return;
    if (to.month !== named) return ask(to);
    cancel();
    forget();
  };
  const push = useMonthHistory((name) => turn({ month: name, href: null }));

  // What is bound to the new month has been written by now.
  useLayoutEffect(() => {
    if (turned) {
      renewElement(host, turned.fresh);
      push(turned.from, turned.month, turned.href);
      const like = turned.focus === 'day' ? null : turned.focus && month[turned.focus];
      if (like) like.focus();
      else if (turned.focus) focusPlace(host);
      announce(month.name?.textContent?.trim() || turned.month);
      // Not in the middle of a drawing.
      queueMicrotask(() => dispatchLegacy(document, 'jet-engine-request-calendar-done', [host]));
    }
    noticeContent(document);
  }, [host, document, month, turned, push]);

  return {
    month,
    isBusy,
    turn,
    /** Asks again for a month that could not be shown. */
    retry,
  };
}

/**
 * Lets the month survive back, forward, reload and a shared URL. The address is the link's own; the entry remembers the
 * month besides, for entries from before a reload. `onMonth` hears what the visitor went back or forward to. The result gives
 * a month an entry of its own, where `href` is another address of this page.
 */
function useMonthHistory(
  onMonth: (month: string) => void,
): (from: string | null, to: string, href: string | null) => void {
  const { host } = useIsland();
  const [months] = useState(() => new Map<string, string>());
  const [key] = useState(() => {
    const calendars = [...host.ownerDocument.querySelectorAll('[data-widget="calendar"]')];
    return `iyim-calendar-${calendars.indexOf(host)}`;
  });
  const go = useStable(onMonth);
  useListener<PopStateEvent>(window, 'popstate', ({ state }) => {
    const month = own(state, key) ?? months.get(addressOf(location));
    if (typeof month === 'string') go(month);
  });
  useEffect(() => {
    // Back or forward may have come before there was an island to hear it.
    const gone = own(history.state, key);
    if (typeof gone === 'string') go(gone);
  }, [key, go]);
  return useStable((from: string | null, to: string, href: string | null) => {
    const safe = href === null ? null : safeUrl(href);
    if (safe === null) return;
    const target = new URL(safe);
    if (!isSamePath(target, location)) return;
    if (from !== null) {
      months.set(addressOf(location), from);
      keepInEntry(key, from);
    }
    months.set(addressOf(target), to);
    history.pushState(history.state, '', safe);
    keepInEntry(key, to);
  });
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  oneSpelling(pathname + search);
