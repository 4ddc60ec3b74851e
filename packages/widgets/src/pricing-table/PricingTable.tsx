import { defineWidget, Each, Enhance, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useCallback } from 'react';
import { prepareTakeOver } from '../../originals/original-scripts.ts';
import { Fold } from '../../shared/disclosure/Fold.tsx';
import fold from '../../shared/disclosure/fold.css?inline';
import type { FoldMotion } from '../../shared/disclosure/fold-settings.ts';
import { useFold } from '../../shared/disclosure/use-fold.ts';
import { Tooltip, useWords } from '../../shared/tooltip/Tooltip.tsx';
import tooltip from '../../shared/tooltip/tooltip.css?inline';
import {
  type FoldParts,
  openClass,
  type PricingTableInput,
  printedSettings,
  readPricingTable,
} from './read.ts';
import { type PricingTableSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** Folds the features of a plan behind a button, and adds tooltips to features that have a tooltip text (PT-1). */
export function PricingTable({
  settings,
  input,
}: ViewProps<PricingTableSettings, PricingTableInput>): ReactNode {
  const words = useWords();
  return (
    <>
      {input.fold && <Features {...settings} {...input.fold} />}
      {settings.tooltipTrigger !== 'manual' && (
        <Each of={input.tooltips}>
          {({ element, html }, index) => (
            <Tooltip of={element} html={html} name={`tooltip-${index}`} options={settings} words={words} />
          )}
        </Each>
      )}
    </>
  );
}

function Features(props: FoldMotion & FoldParts): ReactNode {
  const { mask, features, last, button } = props;
  const measure = useCallback(() => heightTo(last, mask), [last, mask]);
  const fold = useFold({ ...props, parts: features, measure });
  return (
    <>
      {button && <Enhance of={mask} classes={openClass(fold.isOpen)} />}
      <Fold {...props} fold={fold} />
    </>
  );
}

/** Returns the distance from the top of a box to the end of one of its parts, in px, regardless of CSS scaling. */
function heightTo(part: HTMLElement, box: HTMLElement): number {
  const { top, width } = box.getBoundingClientRect();
  if (width === 0) return 0; // the box is in a hidden panel
  const below = Number.parseFloat(getComputedStyle(part).marginBlockEnd) || 0;
  return ((part.getBoundingClientRect().bottom - top) * box.offsetWidth) / width + below;
}

export default defineWidget({
  name: 'pricing-table',
  settings,
  pageSettings: printedSettings,
  read: readPricingTable,
  View: PricingTable,
  prepare: prepareTakeOver,
  styles: fold + tooltip,
  messages: texts,
});
