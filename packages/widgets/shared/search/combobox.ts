import { comboboxKey, listenForDismissal } from '@iyim/runtime/widget';

/** What a combobox needs of an island. */
export interface ComboboxHost {
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  readonly changes: { attribute(element: Element, name: string, value: string | null): void };
  id(part: string): string;
}

export interface ComboboxOptions {
  readonly field: HTMLInputElement;
  /** An element of ours that holds the options. */
  readonly list: HTMLElement;
  /** The list's name for screen readers. */
  readonly label: string;
  /** True while anything is open under the field, a message or a spinner too. */
  readonly isOpen: () => boolean;
  /** The visitor wants to see the list. */
  readonly onOpen: () => void;
  /** The visitor is done with it: Escape, a press outside, or the focus went elsewhere. */
  readonly onClose: () => void;
  /** Escape while nothing was open has emptied the field. */
  readonly onClear: () => void;
  /** Where Down begins while it is on no option; by default with the first. */
  readonly first?: () => HTMLElement | undefined;
  /** Arrows came to an option. */
  readonly onMove?: (option: HTMLElement) => void;
  /** Enter on an option. A click reaches the option itself. */
  readonly onChoose: (option: HTMLElement) => void;
}

export interface Combobox {
  /** The options that can be seen now, in order; none when the list is closed. */
  show(options: readonly HTMLElement[]): void;
  /** Leaves the option that the arrows are on. */
  leave(): void;
}

/** Class of the option that the arrows are on. */
const ACTIVE = 'iyim-active';

/**
 * Makes a text field and a list of options a combobox as of the ARIA Authoring Practices: the focus stays in the field,
 * arrows move through the options, Enter takes one, Escape closes and then empties. Keys that belong to an input method
 * (IME) are left to it.
 */
export function combobox(
  { host, signal, changes, id }: ComboboxHost,
  { field, list, label, isOpen, onOpen, onClose, onClear, first, onMove, onChoose }: ComboboxOptions,
): Combobox {
  let options: readonly HTMLElement[] = [];
  let active = -1;

  list.id = id('list');
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', label);
  changes.attribute(field, 'role', 'combobox');
  changes.attribute(field, 'aria-autocomplete', 'list');
  changes.attribute(field, 'aria-controls', list.id);
  changes.attribute(field, 'aria-expanded', 'false');
  changes.attribute(field, 'autocomplete', 'off');

  const setActive = (index: number) => {
    const [before, now] = [options[active], options[index]];
    if (before !== now) before?.classList.remove(ACTIVE);
    before?.setAttribute('aria-selected', 'false');
    active = now ? index : -1;
    changes.attribute(field, 'aria-activedescendant', now?.id ?? null);
    if (!now) return;
    now.classList.add(ACTIVE);
    now.setAttribute('aria-selected', 'true');
    onMove?.(now);
    now.scrollIntoView({ block: 'nearest' });
  };

  const onKey = (event: KeyboardEvent): void => {
    const start = first?.();
    const wish = comboboxKey(event, {
      count: options.length,
      active,
      first: start ? options.indexOf(start) : 0,
      isOpen: isOpen(),
    });
    const option = options[active];
    if (wish === null || (wish === 'clear' && (field.value === '' || field.readOnly))) return;
    if (wish === 'leave') {
      setActive(-1);
      return;
    }
    event.preventDefault();
    // A popup around this one has an Escape of its own.
    event.stopPropagation();
    if (typeof wish === 'number') setActive(wish);
    else if (wish === 'open') onOpen();
    else if (wish === 'close') onClose();
    else if (wish === 'clear') {
      field.value = '';
      onClear();
    } else if (option) onChoose(option);
  };

  field.addEventListener('keydown', onKey, { signal });
  listenForDismissal({ inside: [host], by: ['press', 'focus'], onDismiss: onClose }, signal);

  return {
    leave: () => setActive(-1),
    show(shown) {
      setActive(-1);
      options = shown;
      options.forEach((option, index) => {
        option.id = id(`option-${index}`);
        option.setAttribute('role', 'option');
        option.setAttribute('aria-selected', 'false');
        option.tabIndex = -1;
      });
      changes.attribute(field, 'aria-expanded', String(options.length > 0));
    },
  };
}
