import type { ViewProps } from '@iyim/runtime/widget';
import { useEffect } from 'react';
import { planCountdown } from './plan.ts';
import type { CountdownInput } from './read.ts';
import { runCountdown } from './run.ts';
import type { CountdownSettings } from './settings.ts';

/** Counts down to a time, and does what is to be done at the end. It draws nothing: the numbers' places are the server's. */
export function Countdown({ island, settings, input }: ViewProps<CountdownSettings, CountdownInput>): null {
  useEffect(() => {
    const countdown = planCountdown(input, settings);
    if (countdown.problem) island.report(countdown.problem, 'reading data-expire-actions');
    runCountdown(island, countdown);
  }, [island, settings, input]);
  return null;
}
