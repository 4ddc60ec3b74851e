import { dispatchLegacy, type Island } from '@iyim/runtime/widget';
import type { Variation } from '../../shared/cart/variation.ts';
import { availabilityOf, isDisabled, tabStop } from './item-states.ts';
import type { Choices } from './matching.ts';
import { ATTRIBUTE, type AttributeGroup, STATE, STOCK_INFO, type SwatchItem } from './read.ts';
import type { SwatchesSettings } from './settings.ts';
import { stockHint } from './stock-hints.ts';
import type { Swap } from './swap.ts';

export interface PaintedGroup {
  readonly group: AttributeGroup;
  readonly list: HTMLElement;
  readonly items: readonly SwatchItem[];
}

interface PaintContext {
  readonly island: Island;
  readonly settings: SwatchesSettings;
  readonly variations: readonly Variation[] | null;
  readonly swap: Swap;
}

/** Shows the states of a group's items for what is chosen, and returns which of them can not be chosen. */
export function paintItems(context: PaintContext, painted: PaintedGroup, choices: Choices): boolean[] {
  const { settings, variations } = context;
  const { name } = painted.group;
  const chosen = choices.get(name) ?? '';
  const states = painted.items.map(({ value }) =>
    availabilityOf(variations, choices, name, value, settings.clickableOutOfStock),
  );
  const disabled = states.map(isDisabled);
  const stop = tabStop(
    painted.items.map(({ value }, index) => ({ value, disabled: disabled[index] ?? false })),
    chosen,
  );
  painted.items.forEach((item, index) => {
    const hint = settings.showStock
      ? stockHint(variations, choices, name, item.value, settings.stockThreshold)
      : undefined;
    const state = states[index] ?? 'available';
    paintItem(context, item, {
      selected: item.value === chosen,
      disabled: disabled[index] ?? false,
      noStock: state === 'no-stock',
      tabbable: index === stop,
      reason: reasonOf(context, state),
      hint: hintText(context, hint),
    });
  });
  return disabled;
}

function reasonOf({ island, settings }: PaintContext, state: ReturnType<typeof availabilityOf>): string {
  if (state === 'available') return '';
  if (state === 'unavailable') return settings.unavailableText || island.text('unavailable');
  return settings.outOfStockText || island.text('outOfStock');
}

function hintText({ island }: PaintContext, left: number | undefined): string {
  return left === undefined ? '' : island.text('stockLeft', { count: left });
}

interface ItemLook {
  readonly selected: boolean;
  readonly disabled: boolean;
  readonly noStock: boolean;
  readonly tabbable: boolean;
  /** Why it can not be had, or empty. */
  readonly reason: string;
  /** What is left of it, or empty. */
  readonly hint: string;
}

function paintItem({ island, swap }: PaintContext, item: SwatchItem, look: ItemLook): void {
  const { element, title, radio } = item;
  const { changes } = island;
  const before = element.className;
  changes.toggleClass(element, STATE.selected, look.selected);
  changes.toggleClass(element, STATE.disabled, look.disabled);
  changes.toggleClass(element, STATE.noStock, look.noStock);
  changes.toggleClass(element, STATE.stockHint, look.hint !== '');
  changes.attribute(element, 'role', 'radio');
  changes.attribute(element, 'aria-checked', String(look.selected));
  changes.attribute(element, 'aria-disabled', look.disabled ? 'true' : null);
  changes.attribute(element, 'tabindex', look.tabbable ? '0' : '-1');
  // The reason is part of the name, so that it is not for the mouse alone.
  const name = [title, look.hint, look.reason].filter((part) => part !== '').join(', ');
  swap.attribute(element, 'aria-label', name === title ? undefined : name);
  swap.attribute(element, ATTRIBUTE.outOfStock, look.reason === '' ? undefined : look.reason);
  paintHint(island, item, look.hint);
  if (radio) {
    radio.checked = look.selected;
    changes.attribute(radio, 'disabled', look.disabled ? '' : null);
    changes.attribute(radio, 'tabindex', '-1');
    changes.attribute(radio, 'aria-hidden', 'true');
  }
  if (element.className !== before) {
    dispatchLegacy(element, 'wvs-item-updated', [look.selected, item.value]);
  }
}

const drawnHints = new WeakMap<Element, HTMLElement>();

/** The original shows the hint from an attribute of an element the server may have left out. */
function paintHint({ changes }: Island, { element, stockInfo }: SwatchItem, hint: string): void {
  let place = stockInfo ?? drawnHints.get(element);
  if (!place?.isConnected) {
    if (hint === '') return;
    place = changes.slot(element, 'last', 'span');
    place.className = STOCK_INFO;
    drawnHints.set(element, place);
  }
  changes.attribute(place, ATTRIBUTE.stockHint, hint);
}
