import { useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface LongListProps<Item> {
  readonly items: readonly Item[];
  /** Number of items that are rendered at first, and with each press of the button. */
  readonly part?: number;
  readonly className?: string;
  /** Renders an item as `<li>`. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/** A list that renders only its beginning until a button is pressed, because a page may have thousands of hosts. */
export function LongList<Item>({ items, part = 50, className, children }: LongListProps<Item>): ReactNode {
  const { text, handler } = useIsland();
  const [most, setMost] = useState(part);
  const list = useRef<HTMLUListElement>(null);
  const rest = items.length - most;
  const isComplete = rest <= 0;
  const lastPart = useRef<number>(undefined);
  useLayoutEffect(() => {
    // The button is removed with the last part, so the focus moves to the first new item.
    if (lastPart.current !== undefined && isComplete)
      list.current?.children[lastPart.current]?.querySelector('button')?.focus();
    lastPart.current = undefined;
  }, [isComplete]);
  return (
    <>
      <ul ref={list} className={className}>
        {items.slice(0, most).map(children)}
      </ul>
      {!isComplete && (
        <button
          type="button"
          className="more"
          onClick={handler(() => {
            lastPart.current = most;
            setMost(most + part);
          })}
        >
          {text('more', { number: Math.min(rest, part), rest })}
        </button>
      )}
    </>
  );
}
