import { addScript, addScriptUrl, addStyle, addStyleUrl, pageSlot } from '@iyim/runtime/page';
import { coerceText, parseHtml, report, siteConfig } from '@iyim/runtime/widget';
import type { ListingAnswer } from './listing-request.ts';
import { listingNames } from './request.ts';

/** A script or style sheet with its handle in the CMS. */
export interface AssetUrl {
  readonly handle: string;
  /** URL as the server wrote it. */
  readonly url: string;
}

/**
 * Adds the scripts and styles of an answer (handle → its tags, as the CMS prints them) to the page: each handle once, and never
 * one that the page printed itself (LG-3, PG-4). Styles load in parallel; scripts run one after another in the answer's order.
 * Resolves when all have loaded or failed; a failure is reported, and the next answer with the same handle tries again. Only
 * these scripts run; scripts inside an answer's HTML never run.
 */
export async function addAssets({
  scripts = {},
  styles = {},
}: Partial<Pick<ListingAnswer, 'scripts' | 'styles'>>): Promise<void> {
  const loading = Object.entries(styles).map(([handle, html]) => {
    if (handle.startsWith('elementor-post-')) postCss().add(handle.slice('elementor-post-'.length));
    const tags = () => [
      ...parseHtml(html).querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link, style'),
    ];
    return once(handle, '-css', () => Promise.all(tags().map(addStyle)));
  });
  const turns = Object.entries(scripts).map(([handle, html]) =>
    inTurn(() => once(handle, '-js', () => inOrder(html))),
  );
  await Promise.all([...loading, ...turns]);
}

/** Adds scripts and style sheets that an answer lists by URL. Otherwise it works like `addAssets`. */
export async function addAssetUrls({
  scripts = [],
  styles = [],
}: {
  readonly scripts?: readonly AssetUrl[];
  readonly styles?: readonly AssetUrl[];
}): Promise<void> {
  await Promise.all([
    ...styles.map(({ handle, url }) => once(handle, '-css', () => addStyleUrl(url, `${handle}-css`))),
    ...scripts.map(({ handle, url }) =>
      inTurn(() => once(handle, '-js', () => addScriptUrl(url, `${handle}-js`))),
    ),
  ]);
}

/** Runs `load` after the scripts of all earlier answers. Resolves after it has run. */
function inTurn(load: () => Promise<unknown>): Promise<unknown> {
  const turn = pageSlot('script-turn', (): { last: Promise<unknown> } => ({ last: Promise.resolve() }));
  turn.last = turn.last.then(load);
  return turn.last;
}

/** Loads an asset once, identified by its tag's id; further calls return the same promise. */
function once(handle: string, suffix: string, load: () => Promise<unknown>): Promise<unknown> {
  const loads = pageSlot('assets', () => new Map<string, Promise<unknown>>());
  const id = handle + suffix;
  const before = loads.get(id);
  if (before) return before;
  const added = document.getElementById(id)
    ? Promise.resolve()
    : load().catch((error: unknown) => {
        loads.delete(id); // the next answer tries again
        report(error, 'listing', `adding the asset "${handle.slice(0, 60)}" of an answer`);
      });
  loads.set(id, added);
  return added;
}

async function inOrder(html: string): Promise<void> {
  for (const tag of parseHtml(html).querySelectorAll('script')) await addScript(tag);
}

/**
 * Returns the ids of the posts whose styles are on the page; the server omits these styles from its answers. All copies of the
 * script share one set.
 */
export function postCss(): Set<string> {
  return pageSlot('post-css', () => {
    const posts = siteConfig().global(listingNames.settings).value('addedPostCSS');
    return new Set(Array.isArray(posts) ? posts.map(coerceText).filter((id) => id !== undefined) : []);
  });
}
