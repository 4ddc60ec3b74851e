import {
  behaviour,
  behaviours,
  logNoIslands,
  nearestName,
  observe,
  pageConfig,
  pageRecord,
  scan,
  widgetNames,
} from '@iyim/runtime/page';
import { report, type Widget } from '@iyim/runtime/widget';
import { ADOPTED, namesIn } from './names.ts';

/** Selector of elements that are skipped by adoption, with everything inside them. */
const SKIP = '[data-iyim-skip]';

/**
 * Turns the original plugins' markup, including markup that is added later, into hosts (RT-26), as if the server had written
 * `data-widget`. `adopt` in the page's configuration lists the widgets. Stopping the page removes the widget names again.
 * Resolves when the elements of the parsed page have become hosts.
 */
export async function adoptOriginals(document: Document): Promise<void> {
  const { running } = behaviours();
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const rows = new Map<string, string>();
  const visited = new Set<Widget>();
  await addRows(rows, visited);
  if (behaviours().running !== running || rows.size === 0) return; // the page was stopped, or there is nothing to adopt
  behaviour('adopt', (signal) => {
    const requested = requestedNames(rows);
    const adoptAndScan = (root: ParentNode & Node) => {
      if (root.isConnected && adoptIn(root, rows, requested)) scan(root);
    };
    const end = observe(document, (added) => added.forEach(adoptAndScan));
    const page = pageRecord();
    page.adopt = () => {
      adoptAndScan(document);
      addRows(rows, visited).then(
        (isMore) => isMore && !signal.aborted && adoptAndScan(document),
        (error: unknown) => report(error, 'adopt', 'loading its code'),
      );
    };
    adoptAndScan(document);
    if (page.islands.size === 0) logNoIslands();
    signal.addEventListener('abort', () => {
      end();
      delete page.adopt;
      for (const host of document.querySelectorAll(`[${ADOPTED}]`)) giveUp(host);
    });
  });
}

/**
 * Adds the originals' selectors, by widget name, from widgets that are not in `visited` yet. The first selector for a name is
 * kept. Returns whether any was added.
 */
async function addRows(rows: Map<string, string>, visited: Set<Widget>): Promise<boolean> {
  const before = rows.size;
  const fresh = [...pageRecord().widgets.values()].filter((widget) => !visited.has(widget));
  for (const widget of fresh) visited.add(widget);
  const tables = await Promise.all(fresh.map(({ page }) => page?.originals?.()));
  for (const table of new Set(tables))
    for (const [name, selector] of Object.entries(table?.originals ?? {}))
      if (!rows.has(name)) rows.set(name, selector);
  return rows.size > before;
}

/** Returns the names of the widgets that this page adopts; undefined means all. */
function requestedNames(rows: ReadonlyMap<string, string>): readonly string[] | undefined {
  const { adopt } = pageConfig();
  if (!Array.isArray(adopt)) return undefined;
  for (const name of adopt) {
    if (rows.has(name)) continue;
    const meant = nearestName(name, [...rows.keys()]);
    const message = `"adopt": expected names of widgets that have an original, found "${name}"${meant ? `, did you mean "${meant}"?` : ''}`;
    report(new Error(message), 'page', 'reading its configuration');
  }
  return adopt;
}

/**
 * Adopts elements in `root`, and an element around `root` if the changed content makes it match. Returns whether an element was
 * adopted.
 */
function adoptIn(
  root: ParentNode,
  rows: ReadonlyMap<string, string>,
  requested: readonly string[] | undefined,
): boolean {
  let isAny = false;
  const { widgets } = pageRecord();
  for (const [name, selector] of rows) {
    if (!widgets.has(name)) continue; // another script may register it later
    if (requested?.includes(name) === false) continue;
    const around = root instanceof Element ? root.closest(selector) : null;
    for (const host of [around, ...root.querySelectorAll(selector)]) {
      if (!host || host.closest(SKIP) || widgetNames(host).includes(name)) continue;
      addName(host, 'data-widget', name);
      addName(host, ADOPTED, name);
      if (host === around) scan(host);
      isAny = true;
    }
  }
  return isAny;
}

const addName = (host: Element, attribute: string, name: string): void =>
  host.setAttribute(attribute, [...namesIn(host, attribute), name].join(' '));

function giveUp(host: Element): void {
  const adopted = namesIn(host, ADOPTED);
  const rest = namesIn(host, 'data-widget').filter((name) => !adopted.includes(name));
  if (rest.length > 0) host.setAttribute('data-widget', rest.join(' '));
  else host.removeAttribute('data-widget');
  host.removeAttribute(ADOPTED);
}
