import type { ReadEntries } from '@iyim/runtime/page';
import { duration, text } from '@iyim/runtime/widget';

/** Settings of the plugins' folds, as part of a widget's schema. */
export const foldSettings = {
  unfoldDuration: duration(500, 'Duration of the unfolding animation, in ms.'),
  foldDuration: duration(300, 'Duration of the folding animation, in ms.'),
  unfoldEasing: text(
    'easeOutBack',
    'Easing of the unfolding animation: `linear`, or `easeOut` or `easeInOut` followed by `Sine`, `Expo`, `Circ` or `Back`.',
  ),
  foldEasing: text('easeOutSine', 'Easing of the folding animation, with the same values as `unfoldEasing`.'),
} as const;

/** Durations of the two animations, in ms, and the plugins' names of their easings. */
export type FoldMotion = ReadEntries<typeof foldSettings>;
