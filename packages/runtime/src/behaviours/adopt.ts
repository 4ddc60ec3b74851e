import type { Originals } from '../islands/define.ts';
import { widgetNames } from '../islands/host-names.ts';
import { scan } from '../islands/hosts.ts';
import { observe } from '../islands/observe.ts';
import { pageRecord } from '../islands/page-record.ts';
import { report } from '../islands/report.ts';
import { behaviour, behaviours } from '../site/behaviour.ts';
import { nearest, pageConfig } from '../site/page-config.ts';

/** Names the widgets that adopting wrote into `data-widget`. It stands in clones, too. */
const ADOPTED = 'data-iyim-adopted';
/** On an element that is left alone with all that is in it. */
const SKIP = '[data-iyim-skip]';

/**
 * Makes hosts of the original plugins' own markup (RT-26), now and as it comes: writes `data-widget`, and all else is as if the
 * server had. `adopt` of the page's configuration says of which widgets. A stop takes the names out again.
 */
export async function adoptOriginals(document: Document): Promise<void> {
  const { running } = behaviours();
  const { widgets } = pageRecord();
  const load = [...widgets.values()].find(({ originals }) => originals)?.originals;
  const { originals } = (await load?.()) ?? { originals: {} };
  if (behaviours().running !== running) return; // stopped meanwhile
  behaviour('adopt', (signal) => {
    const wanted = wantedOf(originals);
    const look = (root: ParentNode & Node) => {
      if (root.isConnected && adoptIn(root, wanted)) scan(root);
    };
    const end = observe(document, (added) => added.forEach(look));
    const page = pageRecord();
    page.adopt = () => look(document);
    page.adopt();
    signal.addEventListener('abort', () => {
      end();
      delete page.adopt;
      for (const host of document.querySelectorAll(`[${ADOPTED}]`)) giveUp(host);
    });
  });
}

type Wanted = readonly (readonly [name: string, selector: string])[];

/** The rows of the table that this page adopts. */
function wantedOf(originals: Originals): Wanted {
  const { adopt } = pageConfig();
  const all = Object.entries(originals);
  if (!Array.isArray(adopt)) return all;
  for (const name of adopt) {
    if (Object.hasOwn(originals, name)) continue;
    const meant = nearest(name, Object.keys(originals));
    const message = `"adopt": expected names of widgets that have an original, found "${name}"; "${meant}"?`;
    report(new Error(message), 'page', 'reading its configuration');
  }
  return all.filter(([name]) => adopt.includes(name));
}

/** Whether there was anything new in, under or, by what has come into it, around `root`. */
function adoptIn(root: ParentNode, wanted: Wanted): boolean {
  let isAny = false;
  const { widgets } = pageRecord();
  for (const [name, selector] of wanted) {
    if (!widgets.has(name)) continue; // it may come with a script of its own
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

const namesIn = (host: Element, attribute: string): readonly string[] =>
  host.getAttribute(attribute)?.match(/\S+/g) ?? [];

const addName = (host: Element, attribute: string, name: string): void =>
  host.setAttribute(attribute, [...namesIn(host, attribute), name].join(' '));

function giveUp(host: Element): void {
  const ours = namesIn(host, ADOPTED);
  const left = namesIn(host, 'data-widget').filter((name) => !ours.includes(name));
  if (left.length > 0) host.setAttribute('data-widget', left.join(' '));
  else host.removeAttribute('data-widget');
  host.removeAttribute(ADOPTED);
}
