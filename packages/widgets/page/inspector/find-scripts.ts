import { type KnownScript, knownScripts } from './known-scripts.ts';
import type { InspectedHost, NotAdopted, OriginalScript, Phrase } from './report.ts';

/** Returns the path of a script without `.min.js` or `.js`; undefined for an inline script or an invalid address. */
function stemOf(src: string): string | undefined {
  if (src === '') return undefined;
  try {
    return new URL(src, document.baseURI).pathname.replace(/(\.min)?\.js$/, '');
  } catch {
    return undefined;
  }
}

/** Returns the original that a script tag loads. WordPress prints the handle into the tag's id. */
function originalOf(script: HTMLScriptElement): KnownScript | undefined {
  const handle = script.getAttribute('id')?.replace(/-js$/, '');
  // Optimisers move the address of a delayed script to another attribute.
  const src = script.getAttribute('src') ?? script.getAttribute('data-src') ?? '';
  const stem = stemOf(src);
  if (stem === undefined) return undefined;
  return (
    knownScripts.find((script) => script.handle === handle) ??
    knownScripts.find(({ file }) => stem.endsWith(`/${file}`))
  );
}

/** Lists the originals' scripts on the page, and whether each may be removed. */
export function findScripts(
  document: Document,
  hosts: readonly InspectedHost[],
  notAdopted: readonly NotAdopted[],
): OriginalScript[] {
  const live = new Set(hosts.filter(({ state }) => state !== 'failed').map(({ widget }) => widget));
  const failed = new Set(hosts.filter(({ state }) => state === 'failed').map(({ widget }) => widget));
  const left = new Set([...notAdopted.map(({ widget }) => widget), ...failed]);
  return [...document.scripts].flatMap((script) => {
    const original = originalOf(script);
    if (!original) return [];
    const { handle, widgets } = original;
    const file = script.getAttribute('src') ?? script.getAttribute('data-src') ?? '';
    return [{ handle, file, widgets, ...judge(original, live, left) }];
  });
}

function judge(
  { widgets, conflicts = [], doesMore }: KnownScript,
  live: ReadonlySet<string>,
  left: ReadonlySet<string>,
): { verdict: OriginalScript['verdict']; advice: Phrase } {
  const on = (names: readonly string[], set: ReadonlySet<string>) => names.filter((name) => set.has(name));
  const phrase = (key: string, names: readonly string[] = []): Phrase => ({
    key,
    values: { widgets: names.join(', ') },
  });
  if (widgets.length === 0) return { verdict: 'keep', advice: phrase('scriptKeep') };
  const doubled = on(conflicts, live);
  if (doubled.length > 0) return { verdict: 'conflict', advice: phrase('scriptConflict', doubled) };
  const waiting = on(widgets, left);
  if (waiting.length > 0) return { verdict: 'partly', advice: phrase('scriptNeeded', waiting) };
  const replaced = on(widgets, live);
  if (replaced.length === 0) return { verdict: 'unused', advice: phrase('scriptUnused', widgets) };
  return { verdict: 'mayGo', advice: phrase(doesMore ? 'scriptMayGoMore' : 'scriptMayGo', replaced) };
}
