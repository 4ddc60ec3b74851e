import { onLegacy } from '@iyim/runtime/widget';
import { columnsOf } from './columns.ts';
import { masonry } from './masonry.ts';
import type { Listing } from './read.ts';

/** Space between the items of a masonry listing, in px. */
const SPACING = 30;

/** Lays a listing's items out in masonry until `signal` is aborted, and again whenever a script of the page asks. */
export function startMasonry({ items, masonry: options }: Listing, signal: AbortSignal): void {
  if (!items || !options) return;
  const gap = typeof options.gap === 'object' ? (options.gap as Record<string, unknown> | null) : null;
  const recalculate = masonry(
    items,
    {
      columns: columnsOf(options.columns),
      rowGap: pixels(gap?.vertical) ?? SPACING,
      columnGap: pixels(gap?.horizontal) ?? SPACING,
    },
    signal,
  );
  onLegacy(document, 'jet-engine/listing/recalculate-masonry', recalculate, signal);
  onLegacy(items, 'jet-engine/listing/recalculate-masonry-listing', recalculate, signal);
}

function pixels(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number < 1000 ? number : undefined;
}
