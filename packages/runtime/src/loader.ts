import { hasSign, mayConcernPage } from './behaviours/sign-names.ts';
import { whenParsed } from './host-page/when-shown.ts';
import { loadCode, withinTime } from './islands/load-code.ts';
import { observe } from './islands/observe.ts';
import {
  hostsIn,
  pageRecord,
  reportUnknownName,
  version,
  widgetNames,
  widgetsOf,
} from './islands/registry.ts';
import { type Awaits, isRefused, keepPresses, pressedIslands } from './islands/replay.ts';
import { triggerOf } from './islands/trigger.ts';
import type { Widget } from './islands/types.ts';
import { on } from './site/events.ts';
import { holdWhileLeaving, report } from './site/report.ts';
import type { StartOptions } from './start.ts';

type Core = typeof import('./core.ts');

/** What `window.iyim` offers; before the core has come its calls wait for it. */
export type PageApi = Core & { on: typeof on; version: string };

const STATE = 'data-widget-state';

/**
 * Does what `start` does, and fetches what does it, the core, only when the page has a reason: a host of `widgets` that is
 * to activate, a sign that the page itself has something to do, a press that may be for one of them, or a call of the
 * returned functions. Until then a page pays for this module only (RT-15). Presses that come before the core are kept, and
 * handed to it. A core that can not be fetched is reported, and asked for again with the next reason.
 */
export function load(widgets: readonly Widget[], importCore: () => Promise<Core>): PageApi {
  let core: Core | undefined;
  let coming: Promise<Core> | undefined;
  /** Ends the wait for a reason. */
  let endWait: (() => void) | undefined;
  /** What the first start of the page's own that configures anything said before the core came. */
  let own: StartOptions | undefined;
  /** Calls of the page that wait for the core, until it is stopped. */
  const calls = new Set<(core: Core) => void>();

  /** The core, which has been started unless the page was stopped. */
  const fetchCore = (): Promise<Core> => {
    coming ??= withinTime(importCore)
      .then((found) => {
        core = found;
        if (endWait) core.start(own ?? { widgets });
        for (const call of calls) call(core);
        endWait?.(); // gives presses back: what they may start has been registered
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

  const page = pageRecord();

  // A stand-alone script runs already: its islands wait for these widgets.
  if (page.stop) withCore((core) => core.start({ widgets }));
  else {
    // A copy that is started later finds them.
    for (const widget of widgets) if (!page.widgets.has(widget.name)) page.widgets.set(widget.name, widget);

    const controller = new AbortController();
    const ends = [() => controller.abort(), holdWhileLeaving()];
    endWait = () => {
      endWait = undefined;
      for (const end of ends) end();
    };

    const look = (roots: readonly (ParentNode & Node)[]) => {
      if (page.stop) return endWait?.(); // a stand-alone script has come
      const hosts = roots.flatMap((root) => (root.isConnected ? hostsIn(root) : []));
      hosts.forEach(prepare);
      const sayNames = () => {
        if (!coming && endWait)
          for (const host of hosts) for (const name of widgetNames(host)) reportUnknownName(name, host);
      };
      if (document.readyState === 'complete') setTimeout(sayNames);
      else addEventListener('load', sayNames, { once: true });
    };

    /** Asks for the core, unless the host never activates, and together with it for what the host needs at once (RT-31). */
    const prepare = (host: HTMLElement): void => {
      try {
        for (const widget of widgetsOf(host)) {
          host.setAttribute(STATE, 'pending');
          const { name, argument } = triggerOf(host, widget);
          if (name !== 'never') void askForCore();
          const fetchCode = () => void loadCode(widget).catch(() => {}); // its island asks again
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
        // No margin (the core says so), no IntersectionObserver (the core needs none), or a form whose fields are named like its methods.
      }
    };

    const awaits: Awaits = (event, target) =>
      !page.stop && (pressedIslands(event, target, true)[0] || mayConcernPage(event, target, own))
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
      ends.push(observe(document, look));
      look([document]);
      if (hasSign(document)) void askForCore();
    }, controller);
  }

  return {
    version,
    on,
    start: (options = {}) => {
      const all = { ...options, widgets: [...widgets, ...(options.widgets ?? [])] };
      if (endWait && !own && (options.config ?? options.adopt)) {
        own = all;
        void askForCore();
      } else withCore((core) => core.start(all));
    },
    stop: () => {
      calls.clear();
      endWait?.();
      for (const host of hostsIn(document)) if (widgetsOf(host)[0]) host.removeAttribute(STATE);
      page.stop?.();
      page.widgets.clear();
    },
    scan: (root) => withCore((core) => core.scan(root)),
    mount: async (host, name) => (await fetchCore()).mount(host, name),
    unmount: (host, name) => withCore((core) => core.unmount(host, name)),
    openLightbox: async (settings, opener) => (await fetchCore()).openLightbox(settings, opener),
    register: (widget, options) => withCore((core) => core.register(widget, options)),
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
