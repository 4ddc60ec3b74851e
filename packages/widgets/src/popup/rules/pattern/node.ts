import type { Ranges } from './char-set.ts';

export type Assertion = 'start' | 'end' | 'boundary' | 'no-boundary';

/** A regular expression, taken apart. Greedy or not makes no difference to whether something is found. */
export type Node =
  | { readonly kind: 'set'; readonly ranges: Ranges }
  | { readonly kind: 'assert'; readonly assertion: Assertion }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'either'; readonly branches: readonly Node[] }
  | { readonly kind: 'repeat'; readonly part: Node; readonly min: number; readonly max: number };
