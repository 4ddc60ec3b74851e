import { useLayoutEffect, useState } from 'react';
import { isPlainKey } from '../../host-page/dom/presses.ts';
import type { Bindings } from '../bindings.ts';
import { useIsland } from '../island-context.ts';
import { useStable } from './effects.ts';
import { useDismissal } from './use-dismissal.ts';

/** Effect of a key on the list; a number is the index of the option that it moves to. Null: the key does not concern the list. */
export type ComboboxKey = number | 'open' | 'close' | 'choose' | 'clear' | 'leave' | null;

export interface ComboboxState {
  /** Number of visible options. */
  readonly count: number;
  /** Index of the active option; -1 if there is none. */
  readonly active: number;
  /** Index of the option that ArrowDown moves to while no option is active. @default 0 */
  readonly first?: number | undefined;
  /** Whether anything is open under the field, including a message or a spinner. */
  readonly isOpen: boolean;
}

/**
 * Maps keys as in the combobox pattern of the ARIA Authoring Practices: the arrow keys move through the options, Enter chooses
 * one, Escape closes the open list, and otherwise empties the field. Keys of an input method (IME), and those with a modifier,
 * are ignored.
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
  /** The list's accessible name. */
  readonly label: string;
  /** Called when the visitor opens the list. */
  readonly onOpen: () => unknown;
  /** Called when the visitor closes the list: by Escape, by a press outside, or by moving the focus elsewhere. */
  readonly onClose: () => unknown;
  /** Called after Escape has emptied the field while the list was closed. */
  readonly onClear: () => unknown;
  /** Called when an arrow key, Home or End moves to an option. */
  readonly onMove?: ((index: number) => unknown) | undefined;
  /** Called for Enter on an option. The view handles clicks on options itself. */
  readonly onChoose: (index: number) => unknown;
}

export interface Combobox {
  /** Index of the active option; -1 if there is none. */
  readonly active: number;
  /** Clears the active option. */
  leave(): void;
  /** Bindings for `<Enhance of={field}>`. */
  readonly fieldProps: Bindings;
  /** Props for the element that contains the options. */
  readonly listProps: { readonly id: string; readonly role: 'listbox'; readonly 'aria-label': string };
  /** Returns the props for an option, by its index: an element that the view renders or enhances. */
  optionProps(index: number): {
    readonly id: string;
    readonly role: 'option';
    readonly 'aria-selected': boolean;
    readonly tabIndex: -1;
  };
}

/** Makes a text field and a list of options a combobox. The focus stays in the field; see `comboboxKey` for the keys. */
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
  const [requested, setActive] = useState(-1);
  const active = requested < list.count ? requested : -1;
  if (requested !== active) setActive(-1); // the options changed or disappeared: start without an active one
  const idOf = (index: number) => id(`option-${index}`);

  useDismissal(list.isOpen, { inside: [host], by: ['press', 'focus'], onDismiss: onClose });
  const show = useStable(() =>
    host.ownerDocument.getElementById(idOf(active))?.scrollIntoView({ block: 'nearest' }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each newly active option
  useLayoutEffect(show, [active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const action = comboboxKey(event, { ...list, active });
    if (action === null || (action === 'clear' && (field.value === '' || field.readOnly))) return;
    if (action === 'leave') {
      setActive(-1);
      return;
    }
    event.preventDefault();
    event.stopPropagation(); // otherwise an enclosing popup would close on Escape
    if (typeof action === 'number') {
      setActive(action);
      onMove?.(action);
    } else if (action === 'open') onOpen();
    else if (action === 'choose') onChoose(active);
    else if (action === 'close') onClose();
    else {
      field.value = ''; // the field is uncontrolled: no render would empty it
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
