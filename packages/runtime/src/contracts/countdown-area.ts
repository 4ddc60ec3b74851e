import type { AreaPreset } from './area.ts';
import { type CountdownNames, countdownNames } from './names/countdown.ts';

/** All that a countdown knows stands in its markup. */
export type CountdownConfig = Readonly<Record<never, never>>;

/** Names under `names.countdown`; there are no facts. */
export const countdownArea: AreaPreset<'countdown'> = {
  key: 'countdown',
  names: countdownNames satisfies CountdownNames,
  readConfig: () => ({}),
};
