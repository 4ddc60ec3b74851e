import { editMode } from '@iyim/runtime/shop';
import { announce, Enhance, isPlainClick, useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import type { Line } from './read-line.ts';

interface RemoveButtonProps {
  readonly line: Line;
  /** The server is asked to remove it. */
  readonly isBusy: boolean;
  readonly remove: (line: Line) => unknown;
}

/** The server's link that takes a line out of the cart, as a button with a bin on it. */
export function RemoveButton({ line, isBusy, remove }: RemoveButtonProps): ReactNode {
  const { text } = useIsland();
  const { link } = line;
  return (
    <Enhance
      of={link}
      classes={{ 'iyim-mini-cart-remove': true }}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (editMode().peek()) announce(text('editMode'));
        else remove(line);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault(); // newer shops call the link a button, and buttons answer Space
        link.click();
      }}
    >
      <svg className="iyim-mini-cart-bin" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7h16M10 7V4h4v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
      </svg>
    </Enhance>
  );
}
