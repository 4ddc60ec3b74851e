import { announce, Enhance, Slot, useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { stepQuantity } from './quantity.ts';
import type { Quantity } from './read.ts';

/** Buttons for one less and one more. They type into the server's field, so that everyone who listens to it hears. */
export function Stepper({ quantity }: { quantity: Quantity }): ReactNode {
  const { handler, text } = useIsland();
  const { field, limits, productName: name } = quantity;
  const step = (direction: 1 | -1) => {
    const value = String(stepQuantity(field.value, direction, limits));
    if (value === field.value) return;
    field.value = value; // the visitor's, which no drawing owns
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    announce(`${name}: ${value}`);
  };
  const button = (direction: 1 | -1, sign: string, label: string) => (
    <Slot of={field} place={direction === 1 ? 'after' : 'before'} as="span">
      <button
        type="button"
        className="iyim-cart-step"
        data-iyim-step={`${direction} ${field.name}`}
        aria-label={text(label, { name })}
        onClick={handler(() => step(direction))}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    </Slot>
  );
  return (
    <>
      <Enhance of={field.parentElement} classes={{ 'iyim-cart-quantity': true }} />
      {button(-1, '−', 'less')}
      {button(1, '+', 'more')}
    </>
  );
}
