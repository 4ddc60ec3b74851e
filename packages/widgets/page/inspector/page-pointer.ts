import { useEffect } from 'react';

/** Functions with which controls of the panel mark elements of the page and scroll to them. */
export interface PagePointer {
  /** Marks an element while a control has the pointer or the focus; `isOn` is false when the control has lost it. */
  readonly mark: (by: 'pointer' | 'focus', element: Element, isOn: boolean) => void;
  /** Scrolls to an element. */
  readonly show: (element: Element) => void;
}

/** Functions of a control that mark an element while the control has the pointer or the focus. */
interface Marking {
  readonly enter: () => void;
  readonly leave: () => void;
  readonly focus: () => void;
  readonly blur: () => void;
}

/** Returns the functions with which a control marks an element. Unmounting the control removes the mark. */
export function useMarking({ mark }: PagePointer, element: Element): Marking {
  useEffect(
    () => () => {
      // A control that is removed gets no event.
      mark('pointer', element, false);
      mark('focus', element, false);
    },
    [mark, element],
  );
  return {
    enter: () => mark('pointer', element, true),
    leave: () => mark('pointer', element, false),
    focus: () => mark('focus', element, true),
    blur: () => mark('focus', element, false),
  };
}
