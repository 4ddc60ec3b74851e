import { nameElement } from '@iyim/runtime/page';
import { useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';

interface ShowButtonProps {
  readonly element: Element;
  readonly onMark: (element: Element | undefined) => void;
}

/** A button with an element's name that marks an element of the page while it has the pointer or the focus, and scrolls to it. */
export function ShowButton({ element, onMark }: ShowButtonProps): ReactNode {
  const { text, handler } = useIsland();
  const mark = () => onMark(element);
  const unmark = () => onMark(undefined);
  return (
    <button
      type="button"
      onPointerEnter={handler(mark)}
      onPointerLeave={handler(unmark)}
      onFocus={handler(mark)}
      onBlur={handler(unmark)}
      onClick={handler(() => element.scrollIntoView({ block: 'center' }))}
    >
      {text('show')}: <code dir="ltr">{nameElement(element)}</code>
    </button>
  );
}
