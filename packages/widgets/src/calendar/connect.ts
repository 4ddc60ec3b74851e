import { announce, dispatchLegacy, type Island, isPlainClick, loadItemLinks } from '@iyim/runtime/widget';
import { createGrid } from './grid.ts';
import { createMonthHistory } from './month-history.ts';
import { dressNav, pressNav } from './nav.ts';
import { createOpenDay } from './open-day.ts';
import { isCompact, readLink, readMonth, readMonthShown, readNavLink, showMonth } from './read.ts';
import { createTabOrder } from './tab-order.ts';
import { createTurns, type Turn } from './turn-months.ts';

export interface CalendarOptions {
  /** Ours in the host; stays when a month is replaced. */
  readonly slot: HTMLElement;
  /** A month that could not be shown; null when there is nothing more to say about it. */
  readonly onFailure: (failed: Turn | null) => void;
}

/** Brings the server's calendar to life. Returns what asks once more for a month that failed. */
export function connectCalendar(
  island: Island,
  { slot, onFailure }: CalendarOptions,
): (failed: Turn) => void {
  const { host, signal } = island;
  loadItemLinks(host.ownerDocument);
  const order = createTabOrder(island.changes);
  const openDay = createOpenDay(island, order);

  const turn = createTurns(island, {
    shown: readMonthShown(host),
    onFailure,
    onMonth(fresh, { month, href }, from) {
      const giveFocusBack = keepFocus();
      openDay.close();
      showMonth(host, fresh, slot);
      loadItemLinks(host.ownerDocument);
      history.push(from, month, href);
      dressNav(island);
      grid.sync();
      giveFocusBack();
      announce(readMonth(host).name?.textContent?.trim() ?? month);
      dispatchLegacy(host.ownerDocument, 'jet-engine-request-calendar-done', [host]);
    },
  });
  const history = createMonthHistory(island, (month) => void turn({ month, href: null }));
  const grid = createGrid(island, {
    order,
    openDay,
    onPage(name) {
      const link = readMonth(host)[name];
      if (link) void turn(readLink(link));
    },
  });

  /** The focus goes to its like in the new month: the same link, or the same date. */
  const keepFocus = (): (() => void) => {
    const { activeElement } = host.ownerDocument;
    if (!activeElement || !host.contains(activeElement)) return () => {};
    const name = readNavLink(host, activeElement);
    return () => {
      const link = name && readMonth(host)[name];
      if (link) link.focus();
      else grid.focus();
    };
  };

  const click = (event: MouseEvent) => {
    const name = readNavLink(host, event.target);
    const link = name && readMonth(host)[name];
    if (!link || !isPlainClick(event)) return undefined;
    event.preventDefault();
    return turn(readLink(link));
  };
  const press = (event: KeyboardEvent) => readNavLink(host, event.target) && pressNav(event);
  host.addEventListener('click', island.handler(click), { signal });
  host.addEventListener('keydown', island.handler(press), { signal });

  let compact = isCompact(host);
  const fit = () => {
    if (signal.aborted || isCompact(host) === compact) return;
    compact = !compact;
    openDay.close();
    grid.sync();
  };
  // Not within the observer's own turn: what it changes would be a size again.
  const observer = new ResizeObserver(() => requestAnimationFrame(island.handler(fit)));
  observer.observe(host);
  signal.addEventListener('abort', () => observer.disconnect());

  dressNav(island);
  grid.sync();
  return (failed) => {
    grid.focus(); // the button goes away
    void turn(failed);
  };
}
