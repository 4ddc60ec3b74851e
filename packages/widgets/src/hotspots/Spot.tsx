import { isPlainClick } from '@iyim/runtime/page';
import { Enhance, pressable, useIsland } from '@iyim/runtime/widget';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { useTooltip } from '../../shared/tooltip/use-tooltip.ts';
import type { PlacingProps } from './Placing.tsx';
import { activeClass, type Side, type SpotInput, sequencedClass } from './read.ts';

export interface SpotProps {
  readonly spot: SpotInput;
  /** From one. */
  readonly number: number;
  readonly trigger: 'mouseenter' | 'click' | 'none';
  readonly side: Side;
  /** The class that its sheet knows. */
  readonly animation: string;
  readonly isSequenced: boolean;
  /** Milliseconds until it comes; null until the picture is seen. */
  readonly delay: number | null;
  readonly Placing: ComponentType<PlacingProps> | null;
}

/** Longer words are no name, but what the name is followed by. */
const LONGEST_NAME = 80;

/** A spot: a button or a link, and the tooltip in it. */
export function Spot({
  spot,
  number,
  trigger,
  animation,
  side,
  Placing,
  isSequenced,
  delay,
}: SpotProps): ReactNode {
  const { element, button, isLink, isNamed, tooltip } = spot;
  const island = useIsland();
  const pointer = useRef('');
  const isAnswered = tooltip !== null && trigger !== 'none';
  const byHover = isAnswered && trigger === 'mouseenter';
  /** Is opened and gone into, instead of being said with its spot. */
  const isDisclosure = isAnswered && !isLink && (tooltip.hasControls || !byHover);
  const { isOpen, set, ...hear } = useTooltip({
    of: element,
    trigger: isLink ? element : button,
    panel: tooltip?.element,
    byHover,
    byFocus: isAnswered && !isDisclosure,
  });

  const press = () => {
    // The mouse has shown it before it pressed.
    set(!isOpen || (byHover && pointer.current === 'mouse'));
  };
  /** A finger has no other way to what a link says than its first tap. */
  const follow = (event: MouseEvent) => {
    if (!isAnswered || isOpen || pointer.current !== 'touch' || !isPlainClick(event)) return;
    event.preventDefault();
    set(true);
  };
  const id = tooltip?.element.id || island.id(`tooltip-${number}`);
  const words = tooltip?.text ?? '';
  const isShort = words !== '' && words.length <= LONGEST_NAME;
  const name = isShort ? `${number}: ${words}` : island.text('spot', { number });
  const label = isNamed ? undefined : name;
  const isTold = tooltip !== null && !isDisclosure && (isNamed || !isShort);
  const described = {
    'aria-label': label,
    'aria-expanded': isDisclosure ? isOpen : undefined,
    'aria-controls': isDisclosure ? id : undefined,
    'aria-describedby': isTold ? id : undefined,
  };
  return (
    <>
      <Enhance
        of={element}
        classes={{ ...activeClass(isOpen), ...(isSequenced && sequencedClass(true)) }}
        styles={
          isSequenced
            ? delay === null
              ? { animationPlayState: 'paused' }
              : { animationDelay: `${delay}ms` }
            : {}
        }
        {...hear.pointer}
        onFocusIn={hear.onFocusIn}
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onKeyDown={() => {
          pointer.current = '';
        }}
        {...(isLink && { ...described, onClick: follow })}
      />
      {isAnswered && !isLink && <Enhance of={button} {...described} {...pressable(button, press)} />}
      {tooltip && (
        <>
          <Enhance
            of={tooltip.element}
            id={id}
            role={isDisclosure || isLink || trigger === 'none' ? undefined : 'tooltip'}
            classes={{ [animation]: isAnswered || undefined }}
          />
          <Enhance
            of={tooltip.box}
            classes={{ 'iyim-hotspot-tooltip': isAnswered, 'iyim-hotspot-open': isAnswered && isOpen }}
          />
          {isOpen && Placing && <Placing tooltip={tooltip} beside={button} side={side} />}
        </>
      )}
    </>
  );
}
