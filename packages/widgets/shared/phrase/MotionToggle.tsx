import { translate } from '@iyim/runtime/page';
import { Slot, useDocumentHidden, useIsland, useReducedMotion, useSight } from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';

export const messages = {
  he: { stop: 'עצירת התנועה', start: 'הפעלת התנועה' },
  en: { stop: 'Stop the motion', start: 'Start the motion' },
};

interface MotionToggleProps {
  readonly isStopped: boolean;
  readonly onPress: () => void;
}

/** The button that stops and restarts motion. It is in a corner of the host, or after a host that is a heading or a link. */
export function MotionToggle({ isStopped, onPress }: MotionToggleProps): ReactNode {
  const { host, name, handler } = useIsland();
  const isInside = /^(div|section|article|header)$/.test(host.localName);
  return (
    <Slot
      of={host}
      place={isInside ? 'last' : 'after'}
      classes={{ 'iyim-motion': true, 'iyim-motion-inside': isInside }}
    >
      <button
        type="button"
        className="iyim-motion-toggle"
        aria-label={translate(host, name, messages, isStopped ? 'start' : 'stop')}
        data-stopped={isStopped || undefined}
        onClick={handler(onPress)}
      />
    </Slot>
  );
}

/** Margin at the bottom of the window: motion begins once the element has passed it (§9). */
const SEEN = '0px 0px -100px';

/**
 * Returns whether automatic motion may run: while the element is visible, and until the visitor stops it (WCAG 2.2.2). It never
 * runs for visitors who prefer reduced motion (`isStill`).
 */
export function useMotion(element: Element) {
  const isStill = useReducedMotion();
  const [isStopped, setStopped] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const isPageHidden = useDocumentHidden();
  useSight(isStill ? null : element, setSeen, { margin: SEEN });
  return { isStill, isStopped, isMoving: isSeen && !isStill && !isStopped && !isPageHidden, setStopped };
}
