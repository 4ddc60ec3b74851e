import { Enhance, useLifetime, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useCallback } from 'react';
import { originalScripts } from '../../originals/original-scripts.ts';
import { FoldButton } from '../../shared/disclosure/FoldButton.tsx';
import { type FoldMotion, useFold } from '../../shared/disclosure/use-fold.tsx';
import { Tooltip, useWords } from '../../shared/tooltip/Tooltip.tsx';
import type { PricingTableSettings } from './definition.ts';
import { type FoldParts, openClass, type PricingTableInput } from './read.ts';

export const originals = originalScripts(
  async () => (await import('../../originals/originals.ts')).takeOvers.fold,
);

/** What a plan costs and holds: features that a button unfolds, and what some of them mean (PT-1). */
export function PricingTable({
  settings,
  input,
}: ViewProps<PricingTableSettings, PricingTableInput>): ReactNode {
  const words = useWords();
  return (
    <>
      {input.fold && <Features {...settings} {...input.fold} />}
      {settings.tooltipTrigger !== 'manual' &&
        input.tooltips.map(({ element, html }, index) => (
          <Tooltip
            // biome-ignore lint/suspicious/noArrayIndexKey: what is read does not change
            key={index}
            of={element}
            html={html}
            name={`tooltip-${index}`}
            options={settings}
            words={words}
          />
        ))}
    </>
  );
}

function Features(props: FoldMotion & FoldParts): ReactNode {
  const { mask, features, last, button } = props;
  const measure = useCallback(() => heightTo(last, mask), [last, mask]);
  const fold = useFold({ ...props, parts: features, measure });
  useLifetime((signal) => button && originals.takeOver({ button }, signal), [button]);

  return (
    <>
      <Enhance of={mask} {...fold.maskProps} />
      {button && <Enhance of={mask} classes={openClass(fold.isOpen)} />}
      <FoldButton {...props} fold={fold} />
    </>
  );
}

/** Pixels from the top of a box to where one of its parts ends, whatever scales both. */
function heightTo(part: HTMLElement, box: HTMLElement): number {
  const { top, width } = box.getBoundingClientRect();
  if (width === 0) return 0; // in a hidden panel
  const below = Number.parseFloat(getComputedStyle(part).marginBlockEnd) || 0;
  return ((part.getBoundingClientRect().bottom - top) * box.offsetWidth) / width + below;
}
