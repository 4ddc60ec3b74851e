import { announce, type Island } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { stepQuantity } from './quantity.ts';
import { type Quantity, readQuantities } from './read.ts';

export interface PlacedStepper extends Quantity {
  readonly key: string;
  readonly less: HTMLElement;
  readonly more: HTMLElement;
}

let placed = 0;

/** Makes room for the buttons around every quantity of the form that is on the page now. */
export function placeSteppers({ host, changes }: Island): PlacedStepper[] {
  placed += 1;
  return readQuantities(host).map((quantity) => {
    const { field } = quantity;
    if (field.parentElement) changes.toggleClass(field.parentElement, 'iyim-cart-quantity', true);
    return {
      ...quantity,
      key: `${placed} ${field.name}`,
      less: changes.slot(field, 'before', 'span'),
      more: changes.slot(field, 'after', 'span'),
    };
  });
}

/** Buttons for one less and one more. They type into the server's field, so that everyone who listens to it hears. */
export function Stepper({ island, stepper }: { island: Island; stepper: PlacedStepper }): ReactNode {
  const { field, limits, productName: name } = stepper;
  const step = (direction: 1 | -1) => {
    const value = String(stepQuantity(field.value, direction, limits));
    if (value === field.value) return;
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    announce(`${name}: ${value}`);
  };
  const button = (direction: 1 | -1, sign: string, label: string) => (
    <button
      type="button"
      className="iyim-cart-step"
      data-iyim-step={`${direction} ${field.name}`}
      aria-label={island.text(label, { name })}
      onClick={island.handler(() => step(direction))}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <>
      {createPortal(button(-1, '−', 'less'), stepper.less)}
      {createPortal(button(1, '+', 'more'), stepper.more)}
    </>
  );
}
