import { defineSettings, duration, text } from '@iyim/runtime/widget';
import { tooltipSettings } from '../../shared/tooltip/tooltip-settings.ts';

export const settings = defineSettings(
  {
    unfoldDuration: duration(500, 'How long it takes to unfold.'),
    foldDuration: duration(300, 'How long it takes to fold.'),
    unfoldEasing: text(
      'easeOutBack',
      'How it moves when it unfolds: `linear`, or `easeOut` or `easeInOut` with `Sine`, `Expo`, `Circ` or `Back`.',
    ),
    foldEasing: text('easeOutSine', 'How it moves when it folds.'),
    ...tooltipSettings,
  },
  (raw) => raw,
  { isTolerant: true },
);

export type PricingTableSettings = ReturnType<typeof settings.parse>;
