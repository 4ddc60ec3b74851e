import {
  behaviour,
  behaviours,
  nearestName,
  observe,
  pageConfig,
  pageRecord,
  scan,
  widgetNames,
} from '@iyim/runtime/page';
import { report, type Widget } from '@iyim/runtime/widget';
import { ADOPTED, namesIn } from './names.ts';

/** On an element that is left alone with all that is in it. */
const SKIP = '[data-iyim-skip]';

/**
 * Makes hosts of the original plugins' own markup (RT-26), now and as it comes: writes `data-widget`, and all else is as if the
 * server had. `adopt` of the page's configuration says of which widgets. A stop takes the names out again. Resolves when the
 * hosts of the parsed page are made.
 */
export async function adoptOriginals(document: Document): Promise<void> {
  const { running } = behaviours();
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const rows = new Map<string, string>();
  const asked = new Set<Widget>();
  await addRows(rows, asked);
  if (behaviours().running !== running || rows.size === 0) return; // stopped meanwhile, or nothing to adopt
  behaviour('adopt', (signal) => {
    const wanted = wantedNames(rows);
    const look = (root: ParentNode & Node) => {
      if (root.isConnected && adoptIn(root, rows, wanted)) scan(root);
    };
    const end = observe(document, (added) => added.forEach(look));
    const page = pageRecord();
    page.adopt = () => {
      look(document);
      addRows(rows, asked).then(
        (isMore) => isMore && !signal.aborted && look(document),
        (error: unknown) => report(error, 'adopt', 'loading its code'),
      );
    };
    look(document);
    signal.addEventListener('abort', () => {
      end();
      delete page.adopt;
      for (const host of document.querySelectorAll(`[${ADOPTED}]`)) giveUp(host);
    });
  });
}

/** Adds the rows of the tables that widgets bring which were not `asked` yet; the first row of a name stays. Whether there are more. */
async function addRows(rows: Map<string, string>, asked: Set<Widget>): Promise<boolean> {
  const before = rows.size;
  const fresh = [...pageRecord().widgets.values()].filter((widget) => !asked.has(widget));
  for (const widget of fresh) asked.add(widget);
  const tables = await Promise.all(fresh.map(({ page }) => page?.originals?.()));
  for (const table of new Set(tables))
    for (const [name, selector] of Object.entries(table?.originals ?? {}))
      if (!rows.has(name)) rows.set(name, selector);
  return rows.size > before;
}

/** Of which widgets this page adopts; undefined: of all. */
function wantedNames(rows: ReadonlyMap<string, string>): readonly string[] | undefined {
  const { adopt } = pageConfig();
  if (!Array.isArray(adopt)) return undefined;
  for (const name of adopt) {
    if (rows.has(name)) continue;
    const meant = nearestName(name, [...rows.keys()]);
    const message = `"adopt": expected names of widgets that have an original, found "${name}"; "${meant}"?`;
    report(new Error(message), 'page', 'reading its configuration');
  }
  return adopt;
}

/** Whether there was anything new in, under or, by what has come into it, around `root`. */
function adoptIn(
  root: ParentNode,
  rows: ReadonlyMap<string, string>,
  wanted: readonly string[] | undefined,
): boolean {
  let isAny = false;
  const { widgets } = pageRecord();
  for (const [name, selector] of rows) {
    if (!widgets.has(name)) continue; // it may come with a script of its own
    if (wanted?.includes(name) === false) continue;
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
  const ours = namesIn(host, ADOPTED);
  const left = namesIn(host, 'data-widget').filter((name) => !ours.includes(name));
  if (left.length > 0) host.setAttribute('data-widget', left.join(' '));
  else host.removeAttribute('data-widget');
  host.removeAttribute(ADOPTED);
}
