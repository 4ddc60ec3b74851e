import { type Columns, columnsAt } from './columns.ts';
import { type Placed, place, settle } from './masonry-columns.ts';
import { itemsOf } from './read.ts';

export interface MasonryOptions {
  readonly columns: Columns;
  /** Space between rows, in px. */
  readonly rowGap: number;
  /** Space between columns, in px. */
  readonly columnGap: number;
}

/**
 * Lays a list out in columns of equal width and items of any height (LG-7). The items keep their order in the document;
 * only their positions are set. What arrives later is measured alone, and an item that grows (a picture that loads) moves
 * only those below it. Returns what measures everything anew; all styles go when `signal` is aborted.
 */
export function masonry(list: HTMLElement, options: MasonryOptions, signal: AbortSignal): () => void {
  const placed = new Map<HTMLElement, Placed>();
  let ends: number[] = [];
  const columns = () => columnsAt(window.innerWidth, options.columns);

  const add = (items: readonly HTMLElement[]) => {
    for (const item of items) item.style.inlineSize = widthOf(ends.length, options.columnGap);
    // All are read before any is moved: one layout, however many came.
    const heights = items.map(({ offsetHeight }) => offsetHeight);
    items.forEach((item, index) => {
      const position = place(ends, heights[index] ?? 0, options.rowGap);
      placed.set(item, position);
      item.style.position = 'absolute';
      item.style.insetInlineStart = startOf(position.column, ends.length, options.columnGap);
      item.style.insetBlockStart = `${position.start}px`;
      sizes.observe(item);
    });
    stretch();
  };
  const stretch = () => {
    list.style.blockSize = `${Math.max(0, ...ends) - (placed.size > 0 ? options.rowGap : 0)}px`;
  };
  const forget = () => {
    for (const item of placed.keys()) {
      sizes.unobserve(item);
      for (const property of PROPERTIES) item.style.removeProperty(property);
      if (item.getAttribute('style') === '') item.removeAttribute('style');
    }
    placed.clear();
  };
  const layOut = () => {
    forget();
    list.style.position = 'relative';
    ends = Array.from({ length: columns() }, () => 0);
    add(itemsOf(list));
  };

  const sizes = new ResizeObserver((entries) => {
    let isMoved = false;
    for (const { target } of entries) {
      const item = target as HTMLElement;
      const known = placed.get(item);
      const { offsetHeight } = item;
      if (!known || known.height === offsetHeight) continue;
      known.height = offsetHeight;
      isMoved = true;
    }
    if (!isMoved) return;
    const before = [...placed.values()].map(({ start }) => start);
    ends = settle(placed.values(), ends.length, options.rowGap);
    let index = 0;
    for (const [item, { start }] of placed) {
      if (before[index++] !== start) item.style.insetBlockStart = `${start}px`;
    }
    stretch();
  });
  const arrivals = new MutationObserver((changes) => {
    const isOnlyMore = changes.every(
      ({ removedNodes, nextSibling }) => removedNodes.length === 0 && !nextSibling,
    );
    if (!isOnlyMore) return layOut();
    add(itemsOf(list).slice(placed.size));
  });
  layOut();
  arrivals.observe(list, { childList: true });
  window.addEventListener('resize', () => columns() !== ends.length && layOut(), { signal });
  signal.addEventListener('abort', () => {
    arrivals.disconnect();
    sizes.disconnect();
    forget();
    for (const property of ['position', 'block-size']) list.style.removeProperty(property);
    if (list.getAttribute('style') === '') list.removeAttribute('style');
  });
  return layOut;
}

const PROPERTIES = ['position', 'inline-size', 'inset-inline-start', 'inset-block-start'];

function widthOf(columns: number, gap: number): string {
  return `calc((100% - ${gap * (columns - 1)}px) / ${columns})`;
}

function startOf(column: number, columns: number, gap: number): string {
  return `calc((100% + ${gap}px) * ${column} / ${columns})`;
}
