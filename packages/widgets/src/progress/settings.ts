import { defineSettings, number } from '@iyim/runtime/widget';

export const settings = defineSettings(
  { percent: number(0, 'Filled part of the bar, in %.', { min: 0, max: 100 }) },
  (raw) => raw,
  { isTolerant: true },
);

export type ProgressSettings = ReturnType<typeof settings.parse>;
