import { type Awaits, mayBeFor } from '../islands/replay.ts';
import { fetchBehaviour } from '../site/behaviour.ts';
import { configRecord } from '../site/config-source.ts';
import type { LinkAction } from './link-actions.ts';
import { linkActions } from './registered-actions.ts';
import { ADOPTS, CONFIGURED, hasSign, ITEM, mayConcernPage } from './sign-names.ts';

type Parts = typeof import('./page-parts.ts');

/** The page's behaviours, once they have come. */
let parts: Parts | undefined;

/** Fetches the page's behaviours and lets `use` begin some. */
const withParts = (use: (parts: Parts) => unknown): Promise<void> =>
  fetchBehaviour('page behaviours', async () => {
    const found = await import('./page-parts.ts');
    parts = found;
    return () => use(found);
  });

/** What code has configured, as the page would have written it. */
const explicitText = (): string => `${JSON.stringify(configRecord().explicit)}`;

/** Begins what the parsed page as a whole has to do beside its islands (PG-5). Nothing is fetched without a sign of it. */
export function beginPage(document: Document): void {
  if (hasSign(document) || linkActions().size > 0 || CONFIGURED.test(explicitText()))
    void withParts(({ beginParts }) => beginParts(document));
}

/** What a press waits for: code of the page that may answer it and is not here yet. */
export const awaitParts: Awaits = (event, target) => {
  if (parts) return parts.awaitParts(event, target);
  if (!mayConcernPage(event, target) && !(ADOPTS.test(explicitText()) && mayBeFor(event, target))) return [];
  return [withParts((found) => Promise.all(found.awaitParts(event, target)))];
};

/** For content that has just come: lets its items that open an address do so; see `followItemLinks`. */
export function loadItemLinks(document: Document): void {
  if (document.querySelector(ITEM)) void withParts(({ fetchItemLinks }) => fetchItemLinks(document));
}

/**
 * Names a function that action links of the page (`#…-action&action=name&event=click&…`) run (LA-3). A later function of
 * the same name replaces the first. What follows the links is loaded with the first action. Returns what takes it back.
 */
export function registerAction(name: string, action: LinkAction): () => void {
  linkActions().set(name, action);
  void withParts(({ fetchLinkActions }) => fetchLinkActions());
  return () => {
    if (linkActions().get(name) === action) linkActions().delete(name);
  };
}
