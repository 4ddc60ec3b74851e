import { isPlainClick } from '@iyim/runtime/page';
import { Enhance, pressable, useIsland } from '@iyim/runtime/widget';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { useTooltip } from '../../shared/tooltip/use-tooltip.ts';
import type { PlacingProps } from './Placing.tsx';
import { activeClass, type Side, type SpotInput, sequencedClass } from './read.ts';

export interface SpotProps {
  readonly spot: SpotInput;
  /** Number of the spot, from 1. */
  readonly number: number;
  readonly trigger: 'mouseenter' | 'click' | 'none';
  readonly side: Side;
  /** Class of the tooltip's animation. */
  readonly animation: string;
  readonly isSequenced: boolean;
  /** Delay until the spot appears, in ms; null until the picture is in view. */
  readonly delay: number | null;
  readonly Placing: ComponentType<PlacingProps> | null;
}

/** Maximum length of an accessible name, in characters. A longer text becomes the description. */
const LONGEST_NAME = 80;

/** A spot: a button or a link, with its tooltip. */
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
  /** Whether the tooltip is a disclosure that the visitor opens and enters, instead of a description of its spot. */
  const isDisclosure = isAnswered && !isLink && (tooltip.hasControls || !byHover);
  const { isOpen, set, ...listeners } = useTooltip({
    of: element,
    trigger: isLink ? element : button,
    panel: tooltip?.element,
    byHover,
    byFocus: isAnswered && !isDisclosure,
  });

  const press = () => {
    // A tooltip that hovering has already opened stays open on a mouse click.
    set(!isOpen || (byHover && pointer.current === 'mouse'));
  };
  /** Opens the tooltip of a link on the first tap, because touch has no other way to open it. */
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
  const isDescribed = tooltip !== null && !isDisclosure && (isNamed || !isShort);
  const described = {
    'aria-label': label,
    'aria-expanded': isDisclosure ? isOpen : undefined,
    'aria-controls': isDisclosure ? id : undefined,
    'aria-describedby': isDescribed ? id : undefined,
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
        {...listeners.pointer}
        onFocusIn={listeners.onFocusIn}
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
