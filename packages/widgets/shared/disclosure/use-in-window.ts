import { useSize } from '@iyim/runtime/widget';
import { useLayoutEffect, useRef } from 'react';

export const showInWindow = (element: Element): void =>
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** Keeps a header in the window after its press, until the panels around it have stopped moving. */
export function useInWindow(header: HTMLElement | null, panels: readonly HTMLElement[]): void {
  const isOn = useRef(false);
  useLayoutEffect(() => {
    isOn.current = header !== null;
  }, [header]);
  useSize(panels, () => {
    if (!header || !isOn.current) return;
    showInWindow(header);
    isOn.current = panels.some((panel) => panel.getAnimations().length > 0);
  });
}
