import { nameElement } from '@iyim/runtime/page';
import { useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { type PagePointer, useMarking } from './page-pointer.ts';

interface ShowButtonProps {
  readonly element: Element;
  readonly page: PagePointer;
}

/** A button with an element's name that marks an element of the page while it has the pointer or the focus, and scrolls to it. */
export function ShowButton({ element, page }: ShowButtonProps): ReactNode {
  const { text, handler } = useIsland();
  const marking = useMarking(page, element);
  return (
    <button
      type="button"
      onPointerEnter={handler(marking.enter)}
      onPointerLeave={handler(marking.leave)}
      onFocus={handler(marking.focus)}
      onBlur={handler(marking.blur)}
      onClick={handler(() => page.show(element))}
    >
      {text('show')}: <code dir="ltr">{nameElement(element)}</code>
    </button>
  );
}
