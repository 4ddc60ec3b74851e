import { forDevice, useDevice } from '@iyim/runtime/shop';
import { defineWidget, Each, Enhance, useServerParts, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { Masonry } from '../../shared/masonry/Masonry.tsx';
import { unlessTaken } from '../../shared/use-left-alone.ts';
import styles from './images-layout.css?inline';
import { type ItemParts, type LayoutInput, ratioOf, readItems, readLayout } from './read.ts';
import { type LayoutSettings, settings } from './settings.ts';

/** Default number of columns by device. */
const USUAL = { desktop: 3, tablet: 2, mobile: 1 };

/** Lays out pictures in columns, in rows of one height, in a grid, or in a list (GA-2). */
export const ImagesLayout = unlessTaken(({ isTaken }) => isTaken, Layout);

function Layout({ settings, input }: ViewProps<LayoutSettings, LayoutInput>): ReactNode {
  const { list } = input;
  const { layout } = settings;
  const items = useServerParts(list, () => readItems(list, input.items));
  const device = useDevice();
  const defaults = input.columns.desktop > 0 ? input.columns : USUAL;
  const columns = Math.round(forDevice(settings.columns, device) || forDevice(defaults, device) || 1);
  const gap = forDevice(settings.gap, device);
  const boxes = useMemo(() => items.map(({ item }) => item), [items]);
  return (
    <>
      <Enhance
        of={list}
        classes={{ [`iyim-images-${layout}`]: true }}
        styles={{ '--iyim-images-columns': `${columns}`, '--iyim-images-gap': `${gap}px` }}
      />
      {layout === 'masonry' && (
        <Masonry list={list} items={boxes} columns={columns} rowGap={gap} columnGap={gap} />
      )}
      <Each of={items}>
        {(parts) => <Item parts={parts} rowHeight={layout === 'justify' ? settings.rowHeight : 0} />}
      </Each>
    </>
  );
}

interface ItemProps {
  readonly parts: ItemParts;
  /** Height of a row, in px; 0 for layouts without rows of one height. */
  readonly rowHeight: number;
}

/** Shows the item's loader until the picture has loaded or failed. */
function Item({ parts: { item, image, loader }, rowHeight }: ItemProps): ReactNode {
  const [settled, setSettled] = useState(() => ({ image: image.complete ? image : null }));
  // Creates a new object to force a render, because the picture that replaces a placeholder has another ratio.
  const settle = () => setSettled({ image });
  const ratio = ratioOf(image);
  const isSettled = settled.image === image;
  return (
    <>
      <Enhance
        of={item}
        classes={{ 'image-loaded': isSettled, 'iyim-images-waits': !isSettled }}
        styles={
          rowHeight > 0
            ? { flexGrow: `${Math.round(ratio * 100)}`, flexBasis: `${Math.round(rowHeight * ratio)}px` }
            : undefined
        }
      />
      <Enhance of={image} onLoad={settle} onError={settle} />
      {loader && <Enhance of={loader} aria-hidden classes={{ 'iyim-images-loader': true }} />}
    </>
  );
}

export default defineWidget({
  name: 'images-layout',
  settings,
  read: readLayout,
  View: ImagesLayout,
  styles,
});
