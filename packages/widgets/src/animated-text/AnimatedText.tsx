import { defineWidget, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { useIsTheirs } from '../../originals/use-frontend.ts';
import { Phrases } from '../../shared/phrase/Phrases.tsx';
import phrases from '../../shared/phrase/phrase.css?inline';
import { unlessTaken } from '../../shared/use-left-alone.ts';
import styles from './animated-text.css?inline';
import { planOf } from './effects.ts';
import { type AnimatedTextInput, readAnimatedText } from './read.ts';
import { type AnimatedTextSettings, settings } from './settings.ts';

/** A text with phrases that replace each other letter by letter or word by word (AT-1). */
export const AnimatedText = unlessTaken(useIsTheirs, Text);

function Text({ settings, input }: ViewProps<AnimatedTextSettings, AnimatedTextInput>): ReactNode {
  const { effect, delay } = settings;
  const plan = useMemo(() => planOf(effect, delay), [effect, delay]);
  const isTyped = effect === 'fx12';
  return (
    <Phrases
      key={effect}
      input={input}
      plan={plan}
      unit={input.isByWords && !isTyped ? 'word' : 'letter'}
      effects={isTyped ? ['typing', effect] : [effect]}
      isEndless
    />
  );
}

export default defineWidget({
  name: 'animated-text',
  settings,
  read: readAnimatedText,
  View: AnimatedText,
  styles: phrases + styles,
});
