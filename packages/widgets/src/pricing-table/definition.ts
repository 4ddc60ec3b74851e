import { defineSettings, defineWidget, duration, text } from '@iyim/runtime/widget';
import fold from '../../shared/disclosure/fold.css?inline';
import tooltip from '../../shared/tooltip/tooltip.css?inline';
import { tooltipSettings } from '../../shared/tooltip/tooltip-settings.ts';
import { originals, PricingTable } from './PricingTable.tsx';
import { printedSettings, readPricingTable } from './read.ts';

const settings = defineSettings(
  {
    unfoldDuration: duration(500, 'How long it takes to unfold.'),
    foldDuration: duration(300, 'How long it takes to fold.'),
    unfoldEasing: text(
      'easeOutBack',
      'How it moves when it unfolds: `linear`, or `easeOut` or `easeInOut` with `Sine`, `Expo`, `Circ` or `Back`.',
    ),
    foldEasing: text('easeOutSine', 'How it moves when it folds.'),
    ...tooltipSettings,
  },
  (raw) => raw,
  { isTolerant: true },
);

export type PricingTableSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'pricing-table',
  settings,
  pageSettings: printedSettings,
  read: readPricingTable,
  View: PricingTable,
  prepare: originals.prepare,
  styles: fold + tooltip,
  messages: {
    he: { unfold: 'כל מה שכלול', fold: 'פחות' },
    en: { unfold: 'All that is included', fold: 'Show less' },
  },
});
