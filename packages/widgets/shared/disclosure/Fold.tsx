import { Enhance, Slot, useIsland, useLifetime } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { takeOver } from '../../originals/original-scripts.ts';
import { harmlessHtml } from '../detached/harmless-html.ts';
import type { FoldState } from './use-fold.ts';

export interface FoldProps {
  readonly fold: FoldState;
  /** What is cut off. */
  readonly mask: HTMLElement;
  /** The plugin's; without it there is one of ours after what is cut off, whose words are the widget's texts `fold` and `unfold`. */
  readonly button: HTMLElement | null;
  readonly icon: HTMLElement | null;
  readonly text: HTMLElement | null;
  readonly startsOpen: boolean;
}

/** What is cut off, and the button that shows the rest. Its words and icon, which say what the next press does, are in its attributes. */
export function Fold({ fold, mask, button, icon, text, startsOpen }: FoldProps): ReactNode {
  const island = useIsland();
  const { isOpen, isNeeded, maskProps } = fold;
  const toggle = fold.toggleProps(button);
  useLifetime((signal) => button && takeOver('fold', { button }, signal), [button]);

  const way = isOpen ? 'fold' : 'unfold';
  const { [`${way}Text`]: words = '', [`${way}Icon`]: picture = '', ...others } = button?.dataset ?? {};
  const [hasName] = useState(() => button?.hasAttribute('aria-label') === true);
  const nodes = useMemo(() => (picture.includes('<') ? harmlessHtml(picture) : null), [picture]);
  const isServers = isOpen === startsOpen;
  return (
    <>
      <Enhance of={mask} {...maskProps} />
      {button && (
        <Enhance
          of={button}
          {...toggle}
          aria-label={
            isServers || (words && !hasName) ? undefined : words || others[`${way}TextAccessibility`]
          }
          classes={{ 'iyim-screen-only': true }}
        />
      )}
      {!button && isNeeded && (
        <Slot of={mask} place="after" as="button" type="button" {...toggle} classes={{ 'iyim-button': true }}>
          {island.text(way)}
        </Slot>
      )}
      {text && <Enhance of={text} text={isServers || !words ? undefined : words} />}
      {icon && !isServers && nodes && (
        <>
          <Enhance of={icon} styles={{ display: 'none' }} />
          <Slot of={icon} place="after" as="span" classes={{ [icon.className]: true }} nodes={nodes} />
        </>
      )}
    </>
  );
}
