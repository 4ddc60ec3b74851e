import type { Island } from '@iyim/runtime/widget';
import { readParts } from './read.ts';

/** Where our own elements stand in a mini-cart; null where the server has one of its own. */
export interface Slots {
  readonly close: HTMLElement | null;
  readonly word: HTMLElement | null;
  readonly count: HTMLElement | null;
}

/** Makes slots, or makes those anew that went with what a fragment replaced. Returns `now` when all are there. */
export function placeSlots({ host, changes }: Island, now?: Slots): Slots {
  const parts = readParts(host);
  if (!parts) return now ?? { close: null, word: null, count: null };
  const { container, content, close, count, toggle } = parts;
  const keep = (slot: HTMLElement | null | undefined, make: () => HTMLElement) =>
    slot?.isConnected ? slot : make();
  const slots: Slots = {
    close: close ? null : keep(now?.close, () => changes.slot(container, 'first')),
    word: keep(now?.word, () => changes.slot(content, 'before')),
    count: count ? null : keep(now?.count, () => changes.slot(toggle, 'last', 'span')),
  };
  const isSame = now && slots.close === now.close && slots.word === now.word && slots.count === now.count;
  return isSame ? now : slots;
}
