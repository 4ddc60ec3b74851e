import { awaitParts, beginPage } from './behaviours/page-parts.ts';
import { whenParsed } from './host-page/when-shown.ts';
import { awaitHosts } from './islands/activate.ts';
import { followAddress } from './islands/follow-address.ts';
import { followFocus } from './islands/follow-focus.ts';
import { followChange, release, scan } from './islands/hosts.ts';
import { observe } from './islands/observe.ts';
import { allIslands } from './islands/record.ts';
import { register } from './islands/register.ts';
import { logNoIslands, pageRecord, version } from './islands/registry.ts';
import { type Awaits, isRefused, keepPresses, pressedIslands, type Refuses } from './islands/replay.ts';
import { rememberPlaces } from './islands/successor.ts';
import type { AnyDefinition, Widget } from './islands/types.ts';
import { translate } from './signals/locale.ts';
import { guard } from './site/attempt.ts';
import { endBehaviours } from './site/behaviour.ts';
import type { IyimConfig } from './site/config-shape.ts';
import { endLife } from './site/life-slot.ts';
import { pageConfig, setExplicitConfig } from './site/page-config.ts';
import { holdWhileLeaving } from './site/report.ts';

export interface StartOptions {
  /** Widgets to mount, from `lazyWidget`, `defineWidget` or `@iyim/widgets/<name>`. */
  widgets?: readonly (Widget | AnyDefinition)[];
  /**
   * Page configuration until `stop()`. Missing values are read from the page's configuration script, then from the CMS's globals.
   */
  config?: IyimConfig;
  /** Same as `adopt` in the configuration, and overrides it. */
  adopt?: IyimConfig['adopt'];
}

/**
 * Mounts an island on every `[data-widget]` element of the page, including elements that are added later. Waits for the end of
 * parsing. A second call, even from a second copy of the script, logs a note and only adds its widgets (RT-8): the configuration
 * of the first call is used until `stop()`.
 */
export function start({ widgets = [], config, adopt }: StartOptions = {}): void {
  const page = pageRecord();
  for (const widget of widgets) register(widget, { quiet: Boolean(page.stop) });
  if (page.stop) {
    page.restarts = (page.restarts ?? 0) + 1;
    console.info(`[iyim] already running (version ${page.version}); ${version} adds its widgets`);
    if (config ?? adopt)
      console.warn('[iyim] start(): this configuration is ignored until stop(), because another is in use');
    return;
  }
  setExplicitConfig(adopt === undefined ? config : { ...config, adopt });
  const controller = new AbortController();
  const { signal } = controller;
  const awaits: Awaits = (...press) => [...awaitHosts(...press), ...awaitParts(...press)];
  const refuses: Refuses = (...press) => staysOffline(...press) || isRefused(...press);
  const undo = [
    endBehaviours,
    keepPresses(awaits, rememberPlaces, refuses, awaitHosts, followFocus()),
    holdWhileLeaving(),
    () => controller.abort(),
  ];
  page.stop = () => {
    delete page.stop;
    delete page.begin;
    for (const step of undo) guard(step, 'page', 'stopping');
    for (const record of allIslands()) guard(() => release(record), record.name, 'ending', record.host);
    endLife();
    page.widgets.clear();
    setExplicitConfig(undefined);
  };
  whenParsed(() => {
    undo.push(observe(document, followChange));
    page.begin = () => beginPage(document);
    page.begin();
    scan();
    followAddress(signal);
    const check = () => page.islands.size > 0 || pageConfig().adopt || logNoIslands(); // `adopt.ts` checks a page that adopts
    if (document.readyState === 'complete') check();
    else addEventListener('load', check, { signal, once: true });
  }, controller);
}

/** Unmounts every island and restores the page (RT-18). */
export function stop(): void {
  pageRecord().stop?.();
}

/**
 * While the browser is offline, refuses presses on islands that have not mounted, because a link or form would lead to the
 * browser's error page. Shows a message instead; the visitor may press again (RT-4).
 */
const staysOffline: Refuses = (event, target) => {
  if (navigator.onLine !== false || event.type === 'keydown') return false;
  if (!pressedIslands(event, target, false)[0]) return false;
  window.alert(translate(target, 'page', undefined, 'offline'));
  return true;
};
