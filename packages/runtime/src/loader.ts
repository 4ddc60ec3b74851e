import { hasSign, mayConcernPage } from './behaviours/sign-names.ts';
import { afterEvent, whenParsed } from './host-page/when-shown.ts';
import { loadCode, withinTime } from './islands/load-code.ts';
import { observe } from './islands/observe.ts';
import { hostsIn, logNoIslands, pageRecord, version, widgetNames, widgetsOf } from './islands/registry.ts';
import { type Awaits, isRefused, keepPresses, pressedIslands } from './islands/replay.ts';
import { triggerOf } from './islands/trigger.ts';
import type { Widget } from './islands/types.ts';
import { on } from './site/events.ts';
import { holdWhileLeaving, report } from './site/report.ts';
import type { StartOptions } from './start.ts';

type Core = typeof import('./core.ts');

/** The API on `window.iyim`. Calls wait until the core has loaded. */
export type PageApi = Core & { on: typeof on; version: string };

const STATE = 'data-widget-state';

/**
 * Starts the page like `start`, but fetches the core only when the page has a reason: a host of `widgets` that will activate, a
 * sign of a page-wide behaviour, a press that may be for one of them, or a call to the returned functions. Until then a page
 * loads only this module (RT-15). Presses before the core has loaded are kept and passed to it. If the core cannot be fetched,
 * that is reported, and the next such reason requests it again.
 */
export function load(widgets: readonly Widget[], importCore: () => Promise<Core>): PageApi {
  let core: Core | undefined;
  let coming: Promise<Core> | undefined;
  /** Stops waiting for a reason to fetch the core; undefined once the wait is over. */
  let endWait: (() => void) | undefined;
  /** Options of the page's first `start` call with a configuration, made before the core has loaded. */
  let configured: StartOptions | undefined;
  /** Calls of the page that wait for the core; `stop()` discards them. */
  const calls = new Set<(core: Core) => void>();

  /** Fetches the core, and starts it unless the page has been stopped. */
  const fetchCore = (): Promise<Core> => {
    coming ??= withinTime(importCore)
      .then((found) => {
        core = found;
        if (endWait) core.start(configured ?? { widgets });
        calls.forEach(async (call) => call(found)); // an error of one call does not end the others
        endWait?.(); // replays presses, now that everything they may start has been registered
        return core;
      })
      .catch((error: unknown) => {
        coming = undefined;
        report(error, 'page', 'loading its code');
        throw error;
      });
    return coming;
  };
  const askForCore = (): Promise<unknown> => fetchCore().catch(() => {}); // reported
  const withCore = (call: (core: Core) => void): void => {
    if (core) call(core);
    else {
      calls.add(call);
      void askForCore();
    }
  };

  /** Returns a function of the core that returns nothing, and can be called before the core has loaded. */
  const later =
    <Name extends 'define' | 'register' | 'scan' | 'unmount'>(name: Name) =>
    (...args: Parameters<Core[Name]>): void =>
      withCore((core) => (core[name] as (...args: unknown[]) => void)(...args));
  /** Returns a function of the core that returns a promise, and can be called before the core has loaded. */
  const promised =
    <Name extends 'inspect' | 'mount' | 'openLightbox'>(name: Name) =>
    async (...args: Parameters<Core[Name]>): Promise<void> =>
      ((await fetchCore())[name] as (...args: unknown[]) => Promise<void>)(...args);

  const page = pageRecord();

  // A stand-alone script is already running, and its islands wait for these widgets.
  if (page.stop) withCore((core) => core.start({ widgets }));
  else {
    // Registers the widgets for a copy of the script that starts later.
    for (const widget of widgets) if (!page.widgets.has(widget.name)) page.widgets.set(widget.name, widget);

    const controller = new AbortController();
    const ends = [() => controller.abort(), holdWhileLeaving()];
    endWait = () => {
      endWait = undefined;
      for (const end of ends) end();
    };

    const scanRoots = (roots: readonly (ParentNode & Node)[]) => {
      if (page.stop)
        endWait?.(); // a stand-alone script has loaded
      else for (const root of roots) if (root.isConnected) hostsIn(root).forEach(prepare);
    };

    /** Requests the core, unless the host never activates, and in parallel the code that the host needs immediately (RT-31). */
    const prepare = (host: HTMLElement): void => {
      try {
        for (const widget of widgetsOf(host)) {
          host.setAttribute(STATE, 'pending');
          const { name, argument } = triggerOf(host, widget);
          if (name !== 'never') void askForCore();
          const fetchCode = () => void loadCode(widget).catch(() => {}); // its island requests the code again, and reports a failure
          if (name === 'load') fetchCode();
          if (name === 'visible') {
            const sight = new IntersectionObserver(
              (seen) => seen.some(({ isIntersecting }) => isIntersecting) && fetchCode(),
              { root: document, rootMargin: argument },
            );
            sight.observe(host);
            ends.push(() => sight.disconnect());
          }
        }
      } catch {
        // The margin is invalid (the core reports that), IntersectionObserver is missing (the core works without it), or the host
        // is a form whose fields shadow methods.
      }
    };

    const awaits: Awaits = (event, target) =>
      !page.stop && (pressedIslands(event, target, true)[0] || mayConcernPage(event, target, configured))
        ? [askForCore()]
        : [];
    const byId = (element: Element | null | undefined) =>
      element && (element.isConnected ? element : document.getElementById(element.id));
    ends.push(
      keepPresses(
        awaits,
        (target, _, submitter) => () => [byId(target), byId(submitter)],
        (...press) => !page.stop && isRefused(...press),
      ),
    );
    whenParsed(() => {
      ends.push(observe(document, scanRoots));
      scanRoots([document]);
      if (hasSign(document)) void askForCore();
      afterEvent(document.readyState !== 'complete', 'readystatechange', () =>
        setTimeout(() => {
          if (coming || !endWait) return;
          try {
            JSON.parse(document.querySelector<HTMLScriptElement>('script#iyim-config')?.text || '0');
            const hosts = hostsIn(document);
            if (!hosts.some((host) => widgetsOf(host)[0])) logNoIslands(new Set(hosts.flatMap(widgetNames)));
          } catch {
            void askForCore(); // which reports the invalid configuration
          }
        }),
      );
    }, controller);
  }

  return {
    version,
    on,
    start: (options = {}) => {
      const all = { ...options, widgets: [...widgets, ...(options.widgets ?? [])] };
      if (endWait && !configured && (options.config ?? options.adopt)) {
        configured = all;
        void askForCore();
      } else withCore((core) => core.start(all));
    },
    stop: () => {
      calls.clear();
      endWait?.();
      for (const host of hostsIn(document)) host.removeAttribute(STATE);
      page.stop?.();
      page.widgets.clear();
    },
    scan: later('scan'),
    mount: promised('mount'),
    unmount: later('unmount'),
    inspect: promised('inspect'),
    openLightbox: promised('openLightbox'),
    define: later('define') as Core['define'],
    register: later('register'),
    registerAction: (name, action) => {
      let undo: (() => void) | undefined;
      const call = (core: Core) => {
        undo = core.registerAction(name, action);
      };
      withCore(call);
      return () => {
        calls.delete(call);
        undo?.();
      };
    },
  };
}
