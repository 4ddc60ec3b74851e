import { createContext, useContext } from 'react';
import type { Island } from '../islands/types.ts';

export const IslandContext = createContext<Island | null>(null);

/**
 * Returns the island around this component: its host, its texts, its error funnel. It is the same object for the island's whole
 * life.
 */
export function useIsland(): Island {
  const island = useContext(IslandContext);
  if (!island) throw new Error('useIsland(): expected an island around this component, found none');
  return island;
}
