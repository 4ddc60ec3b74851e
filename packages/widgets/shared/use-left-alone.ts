import { pageSlot } from '@iyim/runtime/page';
import { attempt, useIsland, type ViewProps } from '@iyim/runtime/widget';
import { type ComponentType, createElement, type ReactNode, useEffect, useRef } from 'react';

/** Returns the names of the widgets whose message has been logged. */
const logged = (): Set<string> => pageSlot('left-alone', () => new Set());

/** Returns the elements that widgets leave alone, for the inspector. */
const leftAlone = (): WeakSet<Element> => pageSlot('left-alone-elements', () => new WeakSet());

/** Logs, once per widget, that a page script has initialised `element`, which the widget therefore leaves alone. */
export function reportLeftAlone(widget: string, element: Element): void {
  leftAlone().add(element);
  if (logged().has(widget)) return;
  logged().add(widget);
  console.info(`[iyim] widget "${widget}" leaves alone what the page's own script has initialised:`, element);
}

/**
 * Handles an element that a page script has initialised (`isTaken`): logs once per widget that the widget leaves it alone, and
 * calls `restore` if the widget has already enhanced it. Returns `isTaken`.
 */
export function useLeftAlone<T extends Element>(
  isTaken: boolean,
  element: T,
  restore?: (element: T) => void,
): boolean {
  const { name } = useIsland();
  const wasMounted = useRef(false);
  useEffect(() => {
    if (!isTaken) {
      wasMounted.current = true;
      return;
    }
    if (wasMounted.current) attempt(() => restore?.(element));
    reportLeftAlone(name, element);
  }, [isTaken, name, element, restore]);
  return isTaken;
}

/**
 * Returns a component that renders `View`, unless the hook `useIsTaken` returns true because a page script has initialised the
 * host.
 */
export function unlessTaken<Settings, Input>(
  useIsTaken: (input: Input) => boolean,
  View: ComponentType<ViewProps<Settings, Input>>,
): (props: ViewProps<Settings, Input>) => ReactNode {
  return (props) => {
    const { host } = useIsland();
    return useLeftAlone(useIsTaken(props.input), host) ? null : createElement(View, props);
  };
}
