import type { Island } from '@iyim/runtime/widget';
import { hide } from './hide.ts';
import { type AttributeGroup, LIMIT_CLASSES } from './read.ts';

/** Makes a list the group that stands for its select. Returns the list: the server's, or a new one to draw in. */
export function prepareList({ changes }: Island, group: AttributeGroup): HTMLElement {
  const { select, anchor, labelText, limit } = group;
  const list = group.list ?? changes.slot(anchor, 'after', 'ul');
  if (!group.list) {
    list.className = 'iyim-swatches-list';
    if (limit > 0) list.classList.add(...LIMIT_CLASSES);
  }
  changes.attribute(list, 'role', 'radiogroup');
  if (!list.hasAttribute('aria-label') && !list.hasAttribute('aria-labelledby')) {
    changes.attribute(list, 'aria-label', labelText || group.name);
  }
  const hadFocus = select.ownerDocument.activeElement === select;
  hide(changes, select, true);
  if (hadFocus) queueMicrotask(() => list.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  return list;
}
