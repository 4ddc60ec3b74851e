import type { Area, AreaPreset } from '@iyim/runtime/widget';
import { type CountdownNames, countdownNames } from './names.ts';

/** All that a countdown knows stands in its markup. */
export type CountdownConfig = Readonly<Record<never, never>>;

export type CountdownArea = Area<CountdownNames, CountdownConfig>;

/** Names under `names.countdown`; there are no facts. */
export const countdownArea: AreaPreset<CountdownNames, CountdownConfig> = {
  key: 'countdown',
  names: countdownNames satisfies CountdownNames,
  readConfig: () => ({}),
};
