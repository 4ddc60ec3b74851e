import { pageSlot } from '../site/page-slot.ts';
import { beginBehaviour } from './page-parts.ts';

/** Runs with all pairs of the link, decoded, and the element that carries it. */
export type LinkAction = (settings: Readonly<Record<string, string>>, element: Element) => void;

/** The page's registered actions by name. They stay registered when the page is stopped. */
export const linkActions = (): Map<string, LinkAction> => pageSlot('actions', () => new Map());

/**
 * Names a function that action links of the page (`#…-action&action=name&event=click&…`) run (LA-3). A later function of
 * the same name replaces the first. The widgets of the page bring what follows the links; it is loaded with the first action.
 * Returns a function that takes the action back.
 */
export function registerAction(name: string, action: LinkAction): () => void {
  linkActions().set(name, action);
  void beginBehaviour('link-actions');
  return () => {
    if (linkActions().get(name) === action) linkActions().delete(name);
  };
}
