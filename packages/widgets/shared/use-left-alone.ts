import { pageSlot } from '@iyim/runtime/page';
import { attempt, useIsland, type ViewProps } from '@iyim/runtime/widget';
import { type ComponentType, createElement, type ReactNode, useEffect, useRef } from 'react';

/** Widgets whose line has been logged. */
const logged = (): Set<string> => pageSlot('left-alone', () => new Set());

/** Says in the console, once a widget, that the page's own script runs `element`, which the widget leaves alone. */
export function sayLeftAlone(widget: string, element: Element): void {
  if (logged().has(widget)) return;
  logged().add(widget);
  console.info(`[iyim] widget "${widget}" leaves alone what the page's own script has initialised:`, element);
}

/**
 * Says once a widget that the page's own script runs what it is for, which is left alone then. `giveBack` is called for an
 * element that was ours until then. Returns `isTaken`.
 */
export function useLeftAlone<T extends Element>(
  isTaken: boolean,
  element: T,
  giveBack?: (element: T) => void,
): boolean {
  const { name } = useIsland();
  const wasOurs = useRef(false);
  useEffect(() => {
    if (!isTaken) {
      wasOurs.current = true;
      return;
    }
    if (wasOurs.current) attempt(() => giveBack?.(element));
    sayLeftAlone(name, element);
  }, [isTaken, name, element, giveBack]);
  return isTaken;
}

/** Draws `View` unless the page's own script runs the widget, which is left alone then: `useIsTaken` is a hook that says so. */
export function unlessTaken<Settings, Input>(
  useIsTaken: (input: Input) => boolean,
  View: ComponentType<ViewProps<Settings, Input>>,
): (props: ViewProps<Settings, Input>) => ReactNode {
  return (props) => {
    const { host } = useIsland();
    return useLeftAlone(useIsTaken(props.input), host) ? null : createElement(View, props);
  };
}
