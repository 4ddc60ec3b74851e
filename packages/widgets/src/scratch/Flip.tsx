import { CONTROLS, focusPlace, isModifiedClick } from '@iyim/runtime/page';
import { Each, Enhance, pressable, Slot, useDismissal, useIsland, useLifetime } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { takeOver } from '../../originals/original-scripts.ts';
import { type CardInput, nameOf, turnedClasses } from './read.ts';
import type { CardSettings } from './settings.ts';

export interface FlipProps {
  readonly input: CardInput;
  readonly front: HTMLElement;
  readonly way: CardSettings['way'];
}

export function Flip({ input, front, way }: FlipProps): ReactNode {
  const { host, text } = useIsland();
  const { back, toggles, buttons } = input;
  const [isTurned, setTurned] = useState(false);
  const [toFocus, setToFocus] = useState<HTMLElement | null>(null);
  const [name] = useState(() => nameOf(text('turn'), front));
  const pointer = useRef('');
  const byHover = way === 'hover';
  const turn = () => setTurned(!isTurned);

  const controls = useMemo(() => [host, ...toggles, ...buttons], [host, toggles, buttons]);
  useLifetime((signal) => takeOver('animatedBox', controls, signal), [controls]);
  useDismissal(byHover && isTurned, {
    inside: [host],
    by: ['press', 'escape'],
    onDismiss: () => setTurned(false),
  });
  useEffect(() => focusPlace(toFocus), [toFocus]);

  const press = (event: MouseEvent) => {
    const isForControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    if (isForControl || isModifiedClick(event) || (byHover && pointer.current === 'mouse')) return;
    turn();
  };
  return (
    <>
      <Enhance
        of={host}
        classes={{ ...turnedClasses(isTurned, way), 'iyim-flip': !input.hasEffect }}
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onPointerEnter={({ pointerType }) => byHover && pointerType === 'mouse' && setTurned(true)}
        onPointerLeave={({ pointerType }) => byHover && pointerType === 'mouse' && setTurned(false)}
        onClick={way === 'toggle' ? undefined : press}
      />
      <Enhance of={front} inert={isTurned} classes={{ 'iyim-flip-side iyim-flip-front': true }} />
      <Enhance of={back} inert={!isTurned} classes={{ 'iyim-flip-side iyim-flip-back': true }} />
      {way === 'toggle' && (
        <Each of={toggles}>
          {(toggle) => (
            <Enhance
              of={toggle}
              aria-label={toggle.textContent?.trim() ? undefined : name}
              {...pressable(toggle, () => {
                turn();
                setToFocus(toggles.find((other) => other !== toggle) ?? null); // the clicked toggle becomes inert
              })}
            />
          )}
        </Each>
      )}
      {/* This button is visible only while it has the focus, because with a pointer visitors click the card itself. */}
      {(way !== 'toggle' || toggles.length < 2) && (
        <Slot
          of={host}
          as="button"
          type="button"
          aria-label={name}
          aria-pressed={isTurned}
          classes={{ 'iyim-button iyim-flip-turn': true }}
          onClick={turn}
        >
          {text('turn')}
        </Slot>
      )}
    </>
  );
}
