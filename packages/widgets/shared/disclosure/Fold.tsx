import { Enhance, Slot, useIsland, useLifetime } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { takeOver } from '../../originals/original-scripts.ts';
import { harmlessHtml } from '../detached/harmless-html.ts';
import type { FoldState } from './use-fold.ts';

export interface FoldProps {
  readonly fold: FoldState;
  /** The element whose content is cut off. */
  readonly mask: HTMLElement;
  /** The plugin's button. If it is null, a button with the widget's texts `fold` and `unfold` is added after the mask. */
  readonly button: HTMLElement | null;
  readonly icon: HTMLElement | null;
  readonly text: HTMLElement | null;
  readonly startsOpen: boolean;
}

/** Cut-off content with the button that shows the rest. The button's attributes contain the texts and icons for both actions. */
export function Fold({ fold, mask, button, icon, text, startsOpen }: FoldProps): ReactNode {
  const island = useIsland();
  const { isOpen, isNeeded, maskProps } = fold;
  const toggle = fold.toggleProps(button);
  useLifetime((signal) => button && takeOver('fold', { button }, signal), [button]);

  const action = isOpen ? 'fold' : 'unfold';
  const { [`${action}Text`]: label = '', [`${action}Icon`]: picture = '', ...others } = button?.dataset ?? {};
  const [hasName] = useState(() => button?.hasAttribute('aria-label') === true);
  const nodes = useMemo(() => (picture.includes('<') ? harmlessHtml(picture) : null), [picture]);
  const isInitial = isOpen === startsOpen;
  return (
    <>
      <Enhance of={mask} {...maskProps} />
      {button && (
        <Enhance
          of={button}
          {...toggle}
          aria-label={
            isInitial || (label && !hasName) ? undefined : label || others[`${action}TextAccessibility`]
          }
          classes={{ 'iyim-screen-only': true }}
        />
      )}
      {!button && isNeeded && (
        <Slot of={mask} place="after" as="button" type="button" {...toggle} classes={{ 'iyim-button': true }}>
          {island.text(action)}
        </Slot>
      )}
      {text && <Enhance of={text} text={isInitial || !label ? undefined : label} />}
      {icon && !isInitial && nodes && (
        <>
          <Enhance of={icon} styles={{ display: 'none' }} />
          <Slot of={icon} place="after" as="span" classes={{ [icon.className]: true }} nodes={nodes} />
        </>
      )}
    </>
  );
}
