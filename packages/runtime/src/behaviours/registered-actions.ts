import { pageSlot } from '../site/page-slot.ts';
import type { LinkAction } from './link-actions.ts';

/** The page's registered actions by name. They stay registered when the page is stopped. */
export const linkActions = (): Map<string, LinkAction> => pageSlot('actions', () => new Map());
