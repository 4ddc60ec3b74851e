import { focusPlace, isSamePath, oneSpelling, renewElement } from '@iyim/runtime/page';
import {
  announce,
  dispatchLegacy,
  ownValue,
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
  /** The month in the contract's format, e.g. `March 2024`. */
  readonly month: string;
  /** Address of the month's page, if it has one. */
  readonly href: string | null;
}

/** The month that the host shows. */
interface Shown {
  readonly month: Month;
  /** The month in the contract's format; null if the page does not define it. */
  readonly named: string | null;
  /** The change that led to this month; null for the server-rendered month. */
  readonly turned:
    | ({ readonly from: string | null; readonly fresh: HTMLElement; readonly focus: Focus } & Turn)
    | null;
}

/** Place of the focus before the month changed. Afterwards the same link has the focus, or the calendar if a day had it. */
type Focus = 'previous' | 'next' | 'day' | null;

/**
 * Manages the month in the host. The latest request wins (CAL-3): earlier ones are aborted, even if the visitor returns to the month
 * that is still shown. A failure leaves the old month unchanged.
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

  // Runs after the elements of the new month have been enhanced.
  useLayoutEffect(() => {
    if (turned) {
      renewElement(host, turned.fresh);
      push(turned.from, turned.month, turned.href);
      const like = turned.focus === 'day' ? null : turned.focus && month[turned.focus];
      if (like) like.focus();
      else if (turned.focus) focusPlace(host);
      announce(month.name?.textContent?.trim() || turned.month);
      // Fires the event outside of React's rendering.
      queueMicrotask(() => dispatchLegacy(document, 'jet-engine-request-calendar-done', [host]));
    }
    noticeContent(document);
  }, [host, document, month, turned, push]);

  return {
    month,
    isBusy,
    turn,
    /** Requests a month again after a failure. */
    retry,
  };
}

/**
 * Keeps the month in the browser's history, so that back, forward, a reload and a shared URL show it again. An entry's address is
 * that of the month's link; its state contains the month, which is thus known after a reload. Calls `onMonth` when the visitor
 * goes back or forward. Returns a function that adds a history entry for a month if `href` is another address of this page.
 */
function useMonthHistory(
  onMonth: (month: string) => void,
): (from: string | null, to: string, href: string | null) => void {
  const { host } = useIsland();
  const [months] = useState(() => new Map<string, string>());
  const [key] = useState(() => {
    const calendars = [...host.ownerDocument.querySelectorAll('[data-widget~="calendar"]')];
    return `iyim-calendar-${calendars.indexOf(host)}`;
  });
  const go = useStable(onMonth);
  useListener<PopStateEvent>(window, 'popstate', ({ state }) => {
    const month = ownValue(state, key) ?? months.get(addressOf(location));
    if (typeof month === 'string') go(month);
  });
  useEffect(() => {
    // The visitor may have gone back or forward before the island was mounted.
    const current = ownValue(history.state, key);
    if (typeof current === 'string') go(current);
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
