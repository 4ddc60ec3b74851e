import { type Island, safeUrl } from '@iyim/runtime/widget';

export interface MonthHistory {
  /** Gives the month an entry of its own in the browser's history, where `href` is another address of this page. */
  push(from: string | null, to: string, href: string | null): void;
}

/**
 * Lets the month survive back, forward, reload and a shared URL. The address is the link's own; the entry remembers the
 * month besides, for entries from before a reload. `onMonth` hears what the visitor went back or forward to.
 */
export function createMonthHistory({ host, signal }: Island, onMonth: (month: string) => void): MonthHistory {
  const { defaultView: view } = host.ownerDocument;
  if (!view) return { push: () => {} };
  const { history, location } = view;
  const key = `iyim-calendar-${[...host.ownerDocument.querySelectorAll('[data-widget="calendar"]')].indexOf(host)}`;
  const months = new Map<string, string>();
  const address = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
  const stateWith = (month: string) => ({ ...asObject(history.state), [key]: month });

  view.addEventListener(
    'popstate',
    ({ state }) => {
      const month = asObject(state)[key] ?? months.get(address(location));
      if (typeof month === 'string') onMonth(month);
    },
    { signal },
  );
  // Back or forward may have come before there was an island to hear it.
  const gone = asObject(history.state)[key];
  if (typeof gone === 'string') onMonth(gone);
  return {
    push(from, to, href) {
      const safe = href === null ? null : safeUrl(href);
      if (safe === null) return;
      const target = new URL(safe);
      if (target.origin !== location.origin || target.pathname !== location.pathname) return;
      if (from !== null) {
        months.set(address(location), from);
        history.replaceState(stateWith(from), '');
      }
      months.set(address(target), to);
      history.pushState(stateWith(to), '', safe);
    },
  };
}

function asObject(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
