import { defineSettings } from '@iyim/runtime/widget';
import { foldSettings } from '../../shared/disclosure/fold-settings.ts';
import { tooltipSettings } from '../../shared/tooltip/tooltip-settings.ts';

export const settings = defineSettings(
  {
    ...foldSettings,
    ...tooltipSettings,
  },
  (raw) => raw,
  { isTolerant: true },
);

export type PricingTableSettings = ReturnType<typeof settings.parse>;
