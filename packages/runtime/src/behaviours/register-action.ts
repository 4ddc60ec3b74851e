import { pageSlot } from '../site/page-slot.ts';
import { fetchBehaviour } from './fetch-behaviour.ts';
import type { LinkAction } from './link-actions.ts';

/** The page's registered actions by name. They stay registered when the page is stopped. */
export const linkActions = (): Map<string, LinkAction> => pageSlot('actions', () => new Map());

export async function loadLinkActions(): Promise<(document: Document) => void> {
  const { followLinkActions } = await import('./link-actions.ts');
  return (document) => followLinkActions(document, linkActions());
}

/**
 * Names a function that action links of the page (`#…-action&action=name&event=click&…`) run (LA-3). A later function of
 * the same name replaces the first. What follows the links is loaded with the first action. Returns what takes it back.
 */
export function registerAction(name: string, action: LinkAction): () => void {
  linkActions().set(name, action);
  void fetchBehaviour('link-actions', loadLinkActions);
  return () => {
    if (linkActions().get(name) === action) linkActions().delete(name);
  };
}
