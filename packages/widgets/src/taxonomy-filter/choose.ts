import type { TermFilter, TermJoin } from '../../shared/loop/loop-url.ts';
import { ALL } from './read.ts';

/**
 * The terms after an item was clicked (TF-1): an active term selects all, another one takes its place, or joins it where
 * several may be chosen. Null when nothing changes: all is clicked and is active.
 */
export function choose(active: readonly string[], term: string, join: TermJoin): TermFilter | null {
  if (term === ALL) return active.length === 0 ? null : { terms: [], join };
  if (active.includes(term)) {
    return { terms: join === 'DISABLED' ? [] : active.filter((other) => other !== term), join };
  }
  return { terms: join === 'DISABLED' ? [term] : [...active, term], join };
}
