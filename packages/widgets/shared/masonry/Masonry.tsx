import { Each, Enhance, useSize, useStable } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface MasonryProps {
  readonly list: HTMLElement;
  /** Visible items, in order. */
  readonly items: readonly HTMLElement[];
  readonly columns: number;
  /** Gaps, in px. */
  readonly rowGap: number;
  readonly columnGap: number;
  /** Changing this value arranges all items again, as changing a gap does. @default 0 */
  readonly round?: number | undefined;
  /**
   * Maximum height, in px, by which the next column (round robin) may exceed the shortest one and still get the next item. 0 puts
   * each item into the shortest column. @default 0
   */
  readonly slack?: number | undefined;
}

/** Position of an item: its column, and its distance from the start of the list, in px. */
export interface Place {
  readonly column: number;
  readonly start: number;
}

interface Layout {
  readonly columns: number;
  readonly items: readonly HTMLElement[];
  readonly heights: readonly number[];
}

const NOTHING: Layout & { readonly places: readonly Place[] } = {
  columns: 0,
  items: [],
  heights: [],
  places: [],
};

/**
 * Lays a list out in columns of equal width with items of any height (LG-7). The items keep their order in the document; only
 * their positions and widths are set. Added items do not move existing ones, and an item that grows (when a picture loads) moves
 * only those below it.
 */
export function Masonry(props: MasonryProps): ReactNode {
  const { list, items, columns, rowGap, columnGap, round = 0, slack } = props;
  const [layout, setLayout] = useState(NOTHING);
  // The list keeps this height until all items are measured, because the page would scroll if it became shorter.
  const [height] = useState(() => list.offsetHeight);

  const arranged = useRef('');
  const arrangement = `${rowGap} ${columnGap} ${round}`;
  const measure = useStable(() => {
    const isNew = arranged.current !== arrangement;
    arranged.current = arrangement;
    const now: Layout = { columns, items, heights: items.map(({ offsetHeight }) => offsetHeight) };
    // In a closed tab, all heights are 0. The columns are chosen when the tab opens.
    const isHidden = items.length > 0 && !now.heights.some(Boolean);
    setLayout((before) => {
      if (isHidden || (!isNew && isSame(before, now))) return before;
      const stay = !isNew && isOnlyMore(before, now) ? before.places : [];
      return { ...now, places: arrange(now.heights, columns, rowGap, stay, slack) };
    });
  });

  useSize(items, measure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new columns change the heights
  useLayoutEffect(measure, [columns, arrangement, measure]);

  const { heights, places } = layout;
  const end = Math.max(0, ...places.map(({ start }, index) => start + (heights[index] ?? 0)));
  const blockSize = `${layout.columns > 0 ? end : height}px`;
  const width = `calc((100% - ${columnGap * (columns - 1)}px) / ${columns})`;
  return (
    <>
      <Enhance of={list} styles={{ position: 'relative', blockSize }} />
      <Each of={items}>
        {(item, index) => {
          const place = layout.items[index] === item ? places[index] : undefined;
          return (
            <Enhance
              of={item}
              styles={{
                position: 'absolute',
                inlineSize: width,
                insetInlineStart:
                  place && `calc((100% + ${columnGap}px) * ${place.column} / ${layout.columns})`,
                insetBlockStart: place && `${place.start}px`,
              }}
            />
          );
        }}
      </Each>
    </>
  );
}

/**
 * Returns the places of items with these heights. Puts each item into the shortest column, so that the items stay close to their
 * order; for `slack`, see `MasonryProps`. `stay` contains the places of the first items, which keep their columns.
 */
export function arrange(
  heights: readonly number[],
  columns: number,
  gap: number,
  stay: readonly Place[] = [],
  slack = 0,
): Place[] {
  const ends = Array.from({ length: columns }, () => 0);
  return heights.map((height, index) => {
    const least = Math.min(...ends);
    const turn = index % columns;
    const next = slack > 0 && (ends[turn] ?? 0) - least <= slack ? turn : ends.indexOf(least);
    const column = stay[index]?.column ?? next;
    const start = ends[column] ?? 0;
    ends[column] = start + height + gap;
    return { column, start };
  });
}

const isOnlyMore = (before: Layout, now: Layout): boolean =>
  before.columns === now.columns && before.items.every((item, index) => item === now.items[index]);

const isSame = (before: Layout, now: Layout): boolean =>
  isOnlyMore(before, now) &&
  before.heights.length === now.heights.length &&
  before.heights.every((height, index) => height === now.heights[index]);
