import { defineWidget, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { useIsTheirs } from '../../originals/use-frontend.ts';
import { Phrases } from '../../shared/phrase/Phrases.tsx';
import phrases from '../../shared/phrase/phrase.css?inline';
import { unlessTaken } from '../../shared/use-left-alone.ts';
import styles from './animated-headline.css?inline';
import { Marked } from './Marked.tsx';
import { type HeadlineInput, readHeadline } from './read.ts';
import { planOf, unitOf } from './rotation.ts';
import { type HeadlineSettings, settings } from './settings.ts';

/** A headline with a rotating or marked part (HL-1). */
export const AnimatedHeadline = unlessTaken(useIsTheirs, Headline);

function Headline({ settings, input }: ViewProps<HeadlineSettings, HeadlineInput>): ReactNode {
  const plan = useMemo(() => planOf(settings.kind, settings.delay), [settings.kind, settings.delay]);
  if (!settings.isRotating) return <Marked {...settings} frame={input.frame} />;
  return (
    <Phrases
      // Remounts if the kind changes, because each kind has different steps.
      key={settings.kind}
      input={input}
      plan={plan}
      unit={unitOf(settings.kind)}
      effects={[settings.kind]}
      isEndless={settings.isEndless}
    />
  );
}

export default defineWidget({
  name: 'animated-headline',
  settings,
  read: readHeadline,
  View: AnimatedHeadline,
  styles: phrases + styles,
});
