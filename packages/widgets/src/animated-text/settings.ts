import { choice, defineSettings, period } from '@iyim/runtime/widget';
import { EFFECTS } from './effects.ts';

export const settings = defineSettings(
  {
    effect: choice(EFFECTS, 'fx1', 'How letters or words come and go.'),
    delay: period(3000, 'How long a phrase stays once it has come.'),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type AnimatedTextSettings = ReturnType<typeof settings.parse>;
