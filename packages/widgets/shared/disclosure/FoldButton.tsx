import { Enhance, Slot, useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { type Fold, FoldLabel, type FoldLabelProps } from './use-fold.tsx';

interface FoldButtonProps extends Omit<FoldLabelProps, 'button' | 'isOpen'> {
  readonly fold: Fold;
  /** What is cut off. */
  readonly mask: HTMLElement;
  /** The plugin's; without it there is one of ours after what is cut off, whose words are the widget's texts `fold` and `unfold`. */
  readonly button: HTMLElement | null;
}

/** The button that shows the rest, and says so. */
export function FoldButton({ fold, mask, button, ...label }: FoldButtonProps): ReactNode {
  const { text } = useIsland();
  const { isOpen, isNeeded, set } = fold;
  const toggle = fold.toggleProps(button);
  if (button)
    return (
      <>
        <Enhance of={button} {...toggle} classes={{ 'iyim-screen-only': true }} />
        <FoldLabel {...label} button={button} isOpen={isOpen} />
      </>
    );
  return (
    isNeeded && (
      <Slot
        of={mask}
        place="after"
        as="button"
        type="button"
        {...toggle}
        classes={{ 'iyim-button': true }}
        onClick={() => set(!isOpen)}
      >
        {text(isOpen ? 'fold' : 'unfold')}
      </Slot>
    )
  );
}
