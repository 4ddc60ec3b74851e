import { coerceNumber, ownValue, type PlainObject, useLegacyEvent } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { Masonry } from '../../shared/masonry/Masonry.tsx';
import { columnsOf, useColumns, useItems } from './layout.ts';

/** Default space between the items of a masonry listing, in px (§9, vertical spacing). */
const SPACING = 30;

interface MasonryListProps {
  readonly list: HTMLElement;
  /** The server's options, unparsed. */
  readonly options: PlainObject;
}

/** Lays out a listing in columns (LG-7), and repeats this whenever a script fires one of the original's events. */
export function MasonryList({ list, options }: MasonryListProps): ReactNode {
  const { requested, ...gaps } = useMemo(() => readOptions(options), [options]);
  const { columns } = useColumns(requested);
  const [round, setRound] = useState(0);
  const rearrange = () => setRound((before) => before + 1);
  useLegacyEvent(document, 'jet-engine/listing/recalculate-masonry', rearrange);
  useLegacyEvent(list, 'jet-engine/listing/recalculate-masonry-listing', rearrange);
  return <Masonry list={list} items={useItems(list)} columns={columns} round={round} {...gaps} />;
}

function readOptions({ columns, gap }: PlainObject) {
  return {
    requested: columnsOf(columns),
    rowGap: pixels(ownValue(gap, 'vertical')),
    columnGap: pixels(ownValue(gap, 'horizontal')),
  };
}

function pixels(value: unknown): number {
  const number = coerceNumber(value) ?? -1;
  return number >= 0 && number < 1000 ? number : SPACING;
}
