import { useIsland } from '@iyim/runtime/widget';
import { useEffect } from 'react';

/** The panel's hold on the page: controls of the panel mark elements of the page, and scroll to them. */
export interface PagePointer {
  /** Marks an element while a control has the pointer or the focus; `isOn` is false when it no longer has. */
  readonly mark: (by: 'pointer' | 'focus', element: Element, isOn: boolean) => void;
  /** Scrolls to an element. */
  readonly show: (element: Element) => void;
}

/** Returns the handlers of a control that marks an element while it has the pointer or the focus. */
export function useMarking({ mark }: PagePointer, element: Element) {
  const { handler } = useIsland();
  useEffect(
    () => () => {
      // A control that is removed gets no event.
      mark('pointer', element, false);
      mark('focus', element, false);
    },
    [mark, element],
  );
  return {
    onPointerEnter: handler(() => mark('pointer', element, true)),
    onPointerLeave: handler(() => mark('pointer', element, false)),
    onFocus: handler(() => mark('focus', element, true)),
    onBlur: handler(() => mark('focus', element, false)),
  };
}
