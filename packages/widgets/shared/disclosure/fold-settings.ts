import type { ReadEntries } from '@iyim/runtime/page';
import { duration, text } from '@iyim/runtime/widget';

/** Settings of the plugins' folds, as part of a widget's schema. */
export const foldSettings = {
  unfoldDuration: duration(500, 'Duration of the unfolding.'),
  foldDuration: duration(300, 'Duration of the folding.'),
  unfoldEasing: text(
    'easeOutBack',
    'Easing of unfolding: `linear`, or `easeOut` or `easeInOut` with `Sine`, `Expo`, `Circ` or `Back`.',
  ),
  foldEasing: text('easeOutSine', 'Easing of folding; the same values as for `unfoldEasing`.'),
} as const;

/** Durations of the motions, in ms, and their easings, with the plugins' names. */
export type FoldMotion = ReadEntries<typeof foldSettings>;
