import { Each, Enhance, useSize, useStable } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface MasonryProps {
  readonly list: HTMLElement;
  /** Those that show, in their order. */
  readonly items: readonly HTMLElement[];
  readonly columns: number;
  /** In px. */
  readonly rowGap: number;
  readonly columnGap: number;
  /** Another value arranges all anew, as other gaps do. @default 0 */
  readonly round?: number | undefined;
  /** An item stands in the column whose turn it is, unless another one is shorter by more than this, in px. @default 0 */
  readonly slack?: number | undefined;
}

/** Where an item stands: its column, and how far from the list's start it begins, in px. */
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
 * Lays a list out in columns of equal width and items of any height (LG-7). The items keep their order in the document;
 * only their positions are set. What arrives later does not move what is there, and an item that grows (a picture that
 * loads) moves only those below it.
 */
export function Masonry(props: MasonryProps): ReactNode {
  const { list, items, columns, rowGap, columnGap, round = 0, slack } = props;
  const [layout, setLayout] = useState(NOTHING);
  // Until all is measured the page must not become shorter: it would scroll.
  const [height] = useState(() => list.offsetHeight);

  const arranged = useRef('');
  const way = `${rowGap} ${columnGap} ${round}`;
  const measure = useStable(() => {
    const isAnew = arranged.current !== way;
    arranged.current = way;
    const now: Layout = { columns, items, heights: items.map(({ offsetHeight }) => offsetHeight) };
    // In a closed tab nothing has a height: the columns are chosen when it opens.
    const isHidden = items.length > 0 && !now.heights.some(Boolean);
    setLayout((before) => {
      if (isHidden || (!isAnew && isSame(before, now))) return before;
      const stay = !isAnew && isOnlyMore(before, now) ? before.places : [];
      return { ...now, places: arrange(now.heights, columns, rowGap, stay, slack) };
    });
  });

  useSize(items, measure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns make other heights
  useLayoutEffect(measure, [columns, way, measure]);

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
 * Places items of these heights one after another into the shortest column, so that they stay close to their order. The first
 * ones keep the columns that they have.
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
