import { destination, directionOf, dispatchLegacy, type Island, moveOf } from '@iyim/runtime/widget';

import { createMore } from './more.ts';
import type { PaintedGroup } from './paint-items.ts';
import { setSelect } from './select.ts';

interface GroupOptions {
  readonly island: Island;
  readonly form: HTMLFormElement;
  readonly clearOnReselect: boolean;
  /** Which items can not be chosen, as last painted. */
  readonly disabled: () => readonly boolean[];
  /** The chosen item was chosen again. */
  readonly onSame: () => void;
  readonly signal: AbortSignal;
}

/** Lets mouse and keys choose the items of a group: a radio group, one stop for Tab (SW-3). */
export function controlGroup({ group, list, items }: PaintedGroup, options: GroupOptions): void {
  const { island, form, signal } = options;
  const more = createMore(list, island, signal);

  const choose = (index: number, mayClear: boolean) => {
    const item = items[index];
    if (!item || options.disabled()[index]) return;
    const same = group.select.value === item.value;
    if (same && !(mayClear && options.clearOnReselect)) {
      options.onSame();
      return;
    }
    const event = same ? 'wvs-unselected-item' : 'wvs-selected-item';
    if (!setSelect(group.select, same ? '' : item.value)) {
      island.report(new Error(`the select ${group.name} has no option "${item.value}"`), 'choosing an item');
      return;
    }
    dispatchLegacy(item.element, event, [group.name, item.value, group.select, form]);
  };

  const indexOf = (target: EventTarget | null) =>
    items.findIndex(({ element }) => target instanceof Node && element.contains(target));

  const onClick = (event: Event) => {
    const index = indexOf(event.target);
    if (index < 0) return;
    // A label's click comes again as its radio's; the radio's own must keep its effect.
    if (event.target !== items[index]?.radio) event.preventDefault();
    choose(index, true);
  };
  const onKeydown = (event: KeyboardEvent) => {
    const index = indexOf(event.target);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      choose(index, true);
      return;
    }
    const move = moveOf(event.key, directionOf(list));
    if (!move) return;
    event.preventDefault();
    const next = destination(options.disabled(), index, move);
    const element = items[next]?.element;
    if (!element) return;
    if (!more.isVisible(element)) more.expand();
    choose(next, false);
    element.focus();
  };
  list.addEventListener('click', island.handler(onClick), { signal });
  list.addEventListener('keydown', island.handler(onKeydown), { signal });
  // The select a label belongs to is hidden: the label leads to the group instead.
  const toGroup = () => list.querySelector<HTMLElement>(':scope > [tabindex="0"]')?.focus();
  group.label?.addEventListener('click', toGroup, { signal });
}
