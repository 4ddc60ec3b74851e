import { createContext, useContext } from 'react';
import type { Island } from '../islands/types.ts';

export const IslandContext = createContext<Island | null>(null);

/**
 * Returns the island around this component, for access to its host, texts and error reporting. The object stays the same while
 * the island is mounted.
 */
export function useIsland(): Island {
  const island = useContext(IslandContext);
  if (!island) throw new Error('useIsland(): expected an island around this component, found none');
  return island;
}
