import type { Island } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import type { DrawnItem } from './drawn-items.ts';
import { type AttributeGroup, MORE_CLASS } from './read.ts';

interface DrawnListProps {
  readonly island: Island;
  readonly group: AttributeGroup;
}

/** Items for a select whose page has none. Their states are set like those of the server's items. */
export function DrawnList({ island, group: { drawn, limit } }: DrawnListProps): ReactNode {
  const hidden = limit > 0 ? drawn.length - limit : 0;
  return (
    <>
      {drawn.map((item, index) => (
        <Item key={item.value} item={item} over={limit > 0 && index >= limit} />
      ))}
      {hidden > 0 && (
        <li className={`${MORE_CLASS} iyim-swatches-more`}>
          <button type="button">{island.text('more', { count: hidden })}</button>
        </li>
      )}
    </>
  );
}

interface ItemProps {
  readonly item: DrawnItem;
  /** Beyond the list's limit. */
  readonly over: boolean;
}

function Item({ item: { value, title, color, image }, over }: ItemProps): ReactNode {
  return (
    <li
      className={over ? 'iyim-swatch iyim-swatch-over' : 'iyim-swatch'}
      data-value={value}
      data-title={title}
    >
      {color !== '' && <span className="iyim-swatch-color" style={{ backgroundColor: color }} />}
      {image !== '' && <img className="iyim-swatch-image" src={image} alt="" width="40" height="40" />}
      <span className={color === '' && image === '' ? 'iyim-swatch-title' : 'iyim-swatch-hidden-title'}>
        {title}
      </span>
    </li>
  );
}
