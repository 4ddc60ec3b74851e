import { useFetched } from '../../shared/use-fetched.ts';
import type { FlyoutView } from './Flyout.tsx';

const load = async () => (await import('./Flyout.tsx')).Flyout;

/** What places submenus beside their items, fetched when one may open soon; null until it has come. */
export const useFlyout = (isWanted: boolean): FlyoutView | null =>
  useFetched(isWanted, load, 'what places submenus');
