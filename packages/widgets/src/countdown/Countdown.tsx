import type { ViewProps } from '@iyim/runtime/widget';
import { useEffect } from 'react';
import type { CountdownInput } from './read.ts';
import { runCountdown } from './run.ts';
import type { CountdownSettings } from './settings.ts';

/** Counts down to a time, and does what is to be done at the end. It draws nothing: the numbers' places are the server's. */
export function Countdown({ island, input }: ViewProps<CountdownSettings, CountdownInput>): null {
  useEffect(() => {
    if (input.problem) island.report(input.problem, 'reading data-expire-actions');
    runCountdown(island, input);
  }, [island, input]);
  return null;
}
