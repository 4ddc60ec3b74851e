import { useLayoutEffect, useState } from 'react';
import { isPlainKey } from '../../host-page/dom/presses.ts';
import type { Bindings } from '../bindings.ts';
import { useIsland } from '../island-context.ts';
import { useStable } from './effects.ts';
import { useDismissal } from './use-dismissal.ts';

/** What a key of the field means for its list; a number is the option that it leads to. Null: nothing of the list's. */
export type ComboboxKey = number | 'open' | 'close' | 'choose' | 'clear' | 'leave' | null;

export interface ComboboxState {
  /** How many options can be seen. */
  readonly count: number;
  /** The option that the arrows are on; -1 for none. */
  readonly active: number;
  /** Where Down begins while it is on none. @default 0 */
  readonly first?: number | undefined;
  /** Anything is open under the field, a message or a spinner too. */
  readonly isOpen: boolean;
}

/**
 * The keys of a combobox as of the ARIA Authoring Practices: arrows move through the options, Enter takes one, Escape closes and then
 * empties. Keys that belong to an input method (IME), and those with a modifier, are left alone.
 */
export function comboboxKey(
  event: KeyboardEvent,
  { count, active, first = 0, isOpen }: ComboboxState,
): ComboboxKey {
  const { key } = event;
  if (!isPlainKey(event) || event.isComposing || event.keyCode === 229) return null;
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
  if (isArrow && !isOpen) return 'open';
  if (isArrow && count > 0) {
    if (key === 'ArrowUp') return (active <= 0 ? count : active) - 1;
    return active < 0 ? first : (active + 1) % count;
  }
  if (key === 'Escape') return isOpen ? 'close' : 'clear';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return 'leave';
  if (active < 0 || count === 0) return null;
  if (key === 'Enter') return 'choose';
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : null;
}

export interface ComboboxOptions extends Omit<ComboboxState, 'active'> {
  readonly field: HTMLInputElement;
  /** The list's name for screen readers. */
  readonly label: string;
  /** The visitor wants to see the list. */
  readonly onOpen: () => unknown;
  /** The visitor is done with it: Escape, a press outside, or the focus went elsewhere. */
  readonly onClose: () => unknown;
  /** Escape while nothing was open has emptied the field. */
  readonly onClear: () => unknown;
  /** Arrows came to an option. */
  readonly onMove?: ((index: number) => unknown) | undefined;
  /** Enter on an option. A click reaches the option itself. */
  readonly onChoose: (index: number) => unknown;
}

export interface Combobox {
  /** The option that the arrows are on; -1 for none. */
  readonly active: number;
  /** Leaves it. */
  leave(): void;
  /** For `<Enhance of={field}>`. */
  readonly fieldProps: Bindings;
  /** For the element of ours that holds the options. */
  readonly listProps: { readonly id: string; readonly role: 'listbox'; readonly 'aria-label': string };
  /** For an option, by its index: an element of ours, or one that is enhanced. */
  optionProps(index: number): {
    readonly id: string;
    readonly role: 'option';
    readonly 'aria-selected': boolean;
    readonly tabIndex: -1;
  };
}

/** Makes a text field and a list of options a combobox: the focus stays in the field; see `comboboxKey`. */
export function useCombobox({
  field,
  label,
  onOpen,
  onClose,
  onClear,
  onMove,
  onChoose,
  ...list
}: ComboboxOptions): Combobox {
  const { host, id } = useIsland();
  const [wanted, setActive] = useState(-1);
  const active = wanted < list.count ? wanted : -1;
  if (wanted !== active) setActive(-1); // other options, or none: it begins anew
  const idOf = (index: number) => id(`option-${index}`);

  useDismissal(list.isOpen, { inside: [host], by: ['press', 'focus'], onDismiss: onClose });
  const show = useStable(() =>
    host.ownerDocument.getElementById(idOf(active))?.scrollIntoView({ block: 'nearest' }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each option that the arrows come to
  useLayoutEffect(show, [active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const wish = comboboxKey(event, { ...list, active });
    if (wish === null || (wish === 'clear' && (field.value === '' || field.readOnly))) return;
    if (wish === 'leave') {
      setActive(-1);
      return;
    }
    event.preventDefault();
    event.stopPropagation(); // a popup around this one has an Escape of its own
    if (typeof wish === 'number') {
      setActive(wish);
      onMove?.(wish);
    } else if (wish === 'open') onOpen();
    else if (wish === 'choose') onChoose(active);
    else if (wish === 'close') onClose();
    else {
      field.value = ''; // the visitor's text, which no drawing owns
      onClear();
    }
  };

  return {
    active,
    leave: () => setActive(-1),
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': id('list'),
      'aria-expanded': list.count > 0,
      'aria-activedescendant': active < 0 ? null : idOf(active),
      autoComplete: 'off',
      onKeyDown,
    },
    listProps: { id: id('list'), role: 'listbox', 'aria-label': label },
    optionProps: (index) => ({
      id: idOf(index),
      role: 'option',
      'aria-selected': index === active,
      tabIndex: -1,
    }),
  };
}
