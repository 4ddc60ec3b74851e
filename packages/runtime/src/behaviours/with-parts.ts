import { fetchBehaviour } from './fetch-behaviour.ts';
import { pageSigns } from './sign-names.ts';

type Parts = typeof import('./page-parts.ts');

/** The page's behaviours, once they have come. */
export let parts: Parts | undefined;

/** Fetches the page's behaviours and lets `use` begin some. */
export const withParts = (use: (parts: Parts) => unknown): Promise<void> =>
  fetchBehaviour('page behaviours', async () => {
    const found = await import('./page-parts.ts');
    parts = found;
    return () => use(found);
  });

/** For content that has just come: lets its items that open an address do so; see `followItemLinks`. */
export function loadItemLinks(document: Document): void {
  if (document.querySelector(pageSigns.item))
    void withParts(({ fetchItemLinks }) => fetchItemLinks(document));
}
