import type { Island } from '@iyim/runtime/widget';
import type { Listing } from './read.ts';

/** What failed, and how to try again. */
export interface Failure {
  readonly text: string;
  readonly retry: () => void;
}

/** What has been done once for a listing, whichever grid it shows. */
export interface Visit {
  /** The pages that the address names have not been loaded yet. */
  mayRestore: boolean;
  /** The posts that this browser keeps have not been asked for yet. */
  mayAskFront: boolean;
}

/** One grid at work; `signal` is aborted when another takes its place. */
export interface GridContext {
  readonly island: Island;
  readonly listing: Listing;
  readonly visit: Visit;
  readonly signal: AbortSignal;
  readonly setTrouble: (trouble: Failure | null) => void;
}
