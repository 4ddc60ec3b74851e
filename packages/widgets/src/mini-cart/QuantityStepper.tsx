import { editMode } from '@iyim/runtime/shop';
import { announce, ServerHtml, Slot, useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Line } from './read-line.ts';

interface QuantityStepperProps {
  readonly line: Line;
  /** What is shown: the server's, or what it is asked for. */
  readonly quantity: number;
  readonly change: (line: Line, quantity: number) => unknown;
}

/** Buttons for one less and one more around a line's number; taking the line out is the bin's. */
export function QuantityStepper({ line, quantity, change }: QuantityStepperProps): ReactNode {
  const { handler, text } = useIsland();
  /** The button that has the focus, or had it when the server's answer replaced the line. */
  const focused = useRef<HTMLElement | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in each new line of the server's
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (focused.current && (!activeElement || activeElement === body))
      focused.current.focus({ preventScroll: true });
  }, [line]);

  const step = (by: 1 | -1, sign: string, label: string) => {
    const next = quantity + by;
    return (
      <button
        type="button"
        className="iyim-mini-cart-step"
        aria-label={text(label, { name: line.name })}
        aria-disabled={next < 1 || undefined}
        onFocus={({ currentTarget }) => {
          focused.current = currentTarget;
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) focused.current = null; // and not gone with the line
        }}
        onClick={handler(() => {
          if (editMode().peek()) announce(text('editMode'));
          else if (next >= 1) change(line, next);
        })}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
  };
  return (
    <Slot of={line.quantity} place="first" as="span" classes={{ 'iyim-mini-cart-quantity': true }}>
      {step(-1, '−', 'less')}
      <span className="iyim-mini-cart-number">{quantity}</span>
      {step(1, '+', 'more')}
      <span aria-hidden="true">×</span>
      {/* Moved, because the number in it is said above, and the server's words must come back. */}
      <ServerHtml as="span" hidden nodes={line.quantityNodes} />
    </Slot>
  );
}
