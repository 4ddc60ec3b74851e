import { Enhance, Slot, useIsland, useReducedMotion, useSight, useStable } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useState } from 'react';

export interface AutoSwitchProps {
  readonly root: HTMLElement;
  readonly isOn: boolean;
  /** How long each tab stays open, in ms. */
  readonly every: number;
  readonly next: () => void;
  /** Turns automatic switching on or off. Called when the visitor presses the button. */
  readonly turn: (isOn: boolean) => void;
}

/**
 * Opens the next tab repeatedly while the tabs are in view and neither the pointer nor the focus is in them, until the visitor
 * stops the switching. Does nothing for visitors who prefer reduced motion.
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
