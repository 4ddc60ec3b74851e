import { coerceNumber, own, type PlainObject, useLegacyEvent } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { Masonry } from '../../shared/masonry/Masonry.tsx';
import { columnsOf, useColumns, useItems } from './layout.ts';

/** Space between the items of a masonry listing, in px (§9, vertical spacing). */
const SPACING = 30;

interface MasonryListProps {
  readonly list: HTMLElement;
  /** As the server wrote them. */
  readonly options: PlainObject;
}

/** A listing in columns (LG-7), arranged anew when the original's events ask for it. */
export function MasonryList({ list, options }: MasonryListProps): ReactNode {
  const { wanted, ...gaps } = useMemo(() => readOptions(options), [options]);
  const { columns } = useColumns(wanted);
  const [round, setRound] = useState(0);
  const arrangeAnew = () => setRound((before) => before + 1);
  useLegacyEvent(document, 'jet-engine/listing/recalculate-masonry', arrangeAnew);
  useLegacyEvent(list, 'jet-engine/listing/recalculate-masonry-listing', arrangeAnew);
  return <Masonry list={list} items={useItems(list)} columns={columns} round={round} {...gaps} />;
}

function readOptions({ columns, gap }: PlainObject) {
  return {
    wanted: columnsOf(columns),
    rowGap: pixels(own(gap, 'vertical')),
    columnGap: pixels(own(gap, 'horizontal')),
  };
}

function pixels(value: unknown): number {
  const number = coerceNumber(value) ?? -1;
  return number >= 0 && number < 1000 ? number : SPACING;
}
