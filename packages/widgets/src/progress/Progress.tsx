import { useOnceSeen } from '@iyim/runtime/page';
import { defineWidget, Enhance, useIsland, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';
import styles from './progress.css?inline';
import { type ProgressInput, printedSettings, readProgress } from './read.ts';
import { type ProgressSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/**
 * Makes a bar grow to its value once, when it becomes visible. Assistive technology can read the value from the beginning. The bar
 * always has its full length and is clipped while it grows, so that its text never moves.
 */
export function Progress({ settings, input }: ViewProps<ProgressSettings, ProgressInput>): ReactNode {
  const { text } = useIsland();
  const { track, bar, isNamed, title } = input;
  const { percent } = settings;
  const isSeen = useOnceSeen(track);
  const [isGrown, setGrown] = useState(false);
  return (
    <>
      <Enhance
        of={track}
        role="progressbar"
        aria-label={isNamed ? undefined : title || text('progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      />
      <Enhance
        of={bar}
        classes={{
          'iyim-progress': true,
          'iyim-progress-waits': !isSeen,
          'iyim-progress-grows': isSeen && !isGrown,
        }}
        onAnimationEnd={({ animationName }) => animationName === 'iyim-progress' && setGrown(true)}
        styles={{ inlineSize: `${percent}%` }}
      />
    </>
  );
}

export default defineWidget({
  name: 'progress',
  settings,
  pageSettings: printedSettings,
  read: readProgress,
  View: Progress,
  styles,
  messages: texts,
});
