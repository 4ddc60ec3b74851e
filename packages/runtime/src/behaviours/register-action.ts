import { pageSlot } from '../site/page-slot.ts';

/** Runs with all pairs of the link, decoded, and the element that carries it. */
export type LinkAction = (settings: Readonly<Record<string, string>>, element: Element) => void;

export const linkActions = (): Map<string, LinkAction> => pageSlot('actions', () => new Map());

/**
 * Names a function that action links of the page (`#…-action&action=name&event=click&…`) run (LA-3). A later function of
 * the same name replaces the first. What follows the links is loaded with the first action. Returns what takes it back.
 */
export function registerAction(name: string, action: LinkAction): () => void {
  linkActions().set(name, action);
  void import('./link-actions.ts').then(({ followLinkActions }) => followLinkActions(document));
  return () => {
    if (linkActions().get(name) === action) linkActions().delete(name);
  };
}
