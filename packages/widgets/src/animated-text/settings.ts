import { choice, defineSettings, period } from '@iyim/runtime/widget';
import { EFFECTS } from './effects.ts';

export const settings = defineSettings(
  {
    effect: choice(EFFECTS, 'fx1', 'Animation that shows and hides letters or words.'),
    delay: period(3000, 'How long each phrase is shown after it has appeared, in ms.'),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type AnimatedTextSettings = ReturnType<typeof settings.parse>;
