import { choice, defineSettings, defineWidget, period } from '@iyim/runtime/widget';
import phrases from '../../shared/phrase/phrase.css?inline';
import { AnimatedText } from './AnimatedText.tsx';
import styles from './animated-text.css?inline';
import { EFFECTS } from './effects.ts';
import { readAnimatedText } from './read.ts';

const settings = defineSettings(
  {
    effect: choice(EFFECTS, 'fx1', 'How letters or words come and go.'),
    delay: period(3000, 'How long a phrase stays once it has come.'),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type AnimatedTextSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'animated-text',
  settings,
  read: readAnimatedText,
  View: AnimatedText,
  styles: phrases + styles,
});
