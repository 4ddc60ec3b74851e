import type { Island } from '@iyim/runtime/widget';
import type { Item } from './items.ts';
import { findPart, partClass, SHOWN, type SuggestionsForm } from './read.ts';

export interface Popup {
  /** An element of ours that holds the suggestions. */
  readonly list: HTMLElement;
  isOpen(): boolean;
  /** Shows that suggestions are on their way. */
  wait(): void;
  /** Shows suggestions; none close it. */
  show(items: readonly Item[]): void;
  close(): void;
}

/** What opens under the field. */
export function createPopup({ host, changes }: Island, { form }: SuggestionsForm): Popup {
  const find = (part: string, anchor: Element, place: 'after' | 'last') => {
    const found = findPart(host, part);
    const element = found ?? changes.slot(anchor, place);
    if (!found) element.className = partClass(part);
    changes.toggleClass(element, `iyim-search-suggestions-${part}`, true);
    return element;
  };
  const area = find('focus-area', form, 'after');
  const list = changes.slot(find('focus-results-holder', area, 'last'), 'last');
  const spinner = find('spinner-holder', area, 'last');
  list.className = 'iyim-search-suggestions-list';

  const set = (open: boolean, waits: boolean) => {
    changes.toggleClass(area, SHOWN, open);
    changes.toggleClass(spinner, SHOWN, waits);
    changes.attribute(area, 'aria-busy', waits ? 'true' : null);
  };
  return {
    list,
    isOpen: () => area.classList.contains(SHOWN),
    wait: () => {
      list.replaceChildren();
      set(true, true);
    },
    show: (items) => {
      list.replaceChildren(...items.map(({ element }) => element));
      set(items.length > 0, false);
    },
    close: () => set(false, false),
  };
}
