import { pageSlot } from '../site/page-slot.ts';
import { beginBehaviour } from './page-parts.ts';

/** Handles an action link. Receives the names and values in the link, decoded, and the link element. */
export type LinkAction = (settings: Readonly<Record<string, string>>, element: Element) => void;

/** Returns the page's registered actions by name. They stay registered when the page is stopped. */
export const linkActions = (): Map<string, LinkAction> => pageSlot('actions', () => new Map());

/**
 * Registers the function that runs for action links with its name, such as `#…-action&action=name&event=click&…` (LA-3). A later
 * function of the same name replaces the first. The first call also fetches the code that handles such links, which the page's
 * widgets bring. Returns a function that removes the action.
 */
export function registerAction(name: string, action: LinkAction): () => void {
  linkActions().set(name, action);
  void beginBehaviour('link-actions');
  return () => {
    if (linkActions().get(name) === action) linkActions().delete(name);
  };
}
