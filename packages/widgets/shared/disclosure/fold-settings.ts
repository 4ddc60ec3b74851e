import type { ReadEntries } from '@iyim/runtime/page';
import { duration, text } from '@iyim/runtime/widget';

/** Settings of the plugins' folds, for a widget's schema. */
export const foldSettings = {
  unfoldDuration: duration(500, 'How long it takes to unfold.'),
  foldDuration: duration(300, 'How long it takes to fold.'),
  unfoldEasing: text(
    'easeOutBack',
    'How it moves when it unfolds: `linear`, or `easeOut` or `easeInOut` with `Sine`, `Expo`, `Circ` or `Back`.',
  ),
  foldEasing: text('easeOutSine', 'How it moves when it folds.'),
} as const;

/** Times in milliseconds; the easings are words of the plugins. */
export type FoldMotion = ReadEntries<typeof foldSettings>;
