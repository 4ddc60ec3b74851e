import type { LinkAction } from './link-actions.ts';
import { linkActions } from './registered-actions.ts';
import { withParts } from './watch-page.ts';

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
