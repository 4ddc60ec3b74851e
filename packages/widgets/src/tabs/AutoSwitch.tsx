import { Enhance, Slot, useIsland, useReducedMotion, useSight, useStable } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useState } from 'react';

export interface AutoSwitchProps {
  readonly root: HTMLElement;
  readonly isOn: boolean;
  /** Milliseconds. */
  readonly every: number;
  readonly next: () => void;
  /** The visitor's own button. */
  readonly turn: (isOn: boolean) => void;
}

/**
 * Goes to the next tab again and again, until the visitor says otherwise: while the tabs are in the window, and neither the pointer nor
 * the focus is in them. Never for visitors who want less motion.
 */
export function AutoSwitch({ root, isOn, every, next, turn }: AutoSwitchProps): ReactNode {
  const { text } = useIsland();
  const isStill = useReducedMotion();
  const [isSeen, setSeen] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useSight(root, setSeen);
  const isRunning = isOn && isSeen && !isPointed && !isFocused && !isStill;
  const step = useStable(() => document.hidden || next());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(step, every);
    return () => clearInterval(timer);
  }, [isRunning, every, step]);

  if (isStill) return null;
  return (
    <>
      <Enhance
        of={root}
        onMouseEnter={() => setPointed(true)}
        onMouseLeave={() => setPointed(false)}
        onFocusIn={() => setFocused(true)}
        onFocusOut={(event) => setFocused(root.contains(event.relatedTarget as Node | null))}
      />
      <Slot
        of={root}
        as="button"
        type="button"
        classes={{ 'iyim-button iyim-tabs-stop': true }}
        aria-label={text(isOn ? 'stop' : 'go')}
        text={isOn ? '❚❚' : '▶'}
        onClick={() => turn(!isOn)}
      />
    </>
  );
}
