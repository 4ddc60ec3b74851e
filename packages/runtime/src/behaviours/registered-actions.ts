import { pageSlot } from '../site/page-slot.ts';
import { beginBehaviour } from './page-parts.ts';

/** Handles an action link. Gets all decoded pairs of the link, and the element that has it. */
export type LinkAction = (settings: Readonly<Record<string, string>>, element: Element) => void;

/** Returns the page's registered actions by name. They stay registered when the page is stopped. */
export const linkActions = (): Map<string, LinkAction> => pageSlot('actions', () => new Map());

/**
 * Registers the function that runs for action links with its name, such as `#…-action&action=name&event=click&…` (LA-3). A later
 * function of the same name replaces the first. The page's widgets bring the code that handles such links; it loads with the first action.
 * Returns a function that removes the action.
 */
export function registerAction(name: string, action: LinkAction): () => void {
  linkActions().set(name, action);
  void beginBehaviour('link-actions');
  return () => {
    if (linkActions().get(name) === action) linkActions().delete(name);
  };
}
