import { defineWidget, useIsland, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { useOriginalFrontend } from '../../originals/use-frontend.ts';
import { Phrases } from '../../shared/phrase/Phrases.tsx';
import phrases from '../../shared/phrase/phrase.css?inline';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import styles from './animated-text.css?inline';
import { planOf } from './effects.ts';
import type { AnimatedTextInput } from './read.ts';
import { readAnimatedText } from './read.ts';
import { type AnimatedTextSettings, settings } from './settings.ts';

/** Phrases that follow each other letter by letter (AT-1). */
export function AnimatedText({
  settings,
  input,
}: ViewProps<AnimatedTextSettings, AnimatedTextInput>): ReactNode {
  const { host } = useIsland();
  const { effect, delay } = settings;
  const isTheirs = useOriginalFrontend() && input.isItsElement;
  const plan = useMemo(() => planOf(effect, delay), [effect, delay]);
  if (useLeftAlone(isTheirs, host)) return null;
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
