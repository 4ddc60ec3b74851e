import type { Island } from '@iyim/runtime/widget';
import { NO_MATCH, type SwatchForm } from './read.ts';

/** The one line under the variation that says why it can not be bought; heard when it comes. */
export interface Notice {
  show(text: string, noMatch?: boolean): void;
  clear(): void;
  end(): void;
}

export function createNotice({ changes }: Island, { details, buttonBox, button }: SwatchForm): Notice {
  const anchor = details ?? buttonBox ?? button;
  const slot = changes.slot(anchor, details ? 'after' : 'before', 'p');
  slot.setAttribute('role', 'alert');
  slot.className = 'iyim-swatches-notice';
  return {
    show(text, noMatch = false) {
      for (const name of NO_MATCH) slot.classList.toggle(name, noMatch);
      slot.textContent = text;
    },
    clear() {
      if (slot.textContent !== '') this.show('');
    },
    end: () => slot.remove(),
  };
}
