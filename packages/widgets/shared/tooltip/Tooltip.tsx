import { FOCUSABLE } from '@iyim/runtime/page';
import { Enhance, pressable, Slot, useIsland } from '@iyim/runtime/widget';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useFetchedNear } from '../use-fetched.ts';
import { reportLeftAlone } from '../use-left-alone.ts';
import { useTooltip } from './use-tooltip.ts';
import type { WordsProps } from './Words.tsx';

export interface TooltipProps extends Pick<WordsProps, 'of' | 'html' | 'options'> {
  /** Part of the tooltip's id, which distinguishes the tooltips of an island. */
  readonly name: string;
  /** The component that renders the tooltip; null until it has loaded. Until then, the browser shows the title. */
  readonly words: ComponentType<WordsProps> | null;
}

const load = async () => (await import('./Words.tsx')).Words;
/** Returns the component for an island's tooltips, which is fetched when the pointer or the focus reaches the island. */
export const useWords = (): ComponentType<WordsProps> | null => useFetchedNear(load, 'the tooltips');

/**
 * A tooltip with a text about an element, for mouse, keyboard and touch. A trigger that is not focusable becomes a button, unless
 * it contains a control.
 */
export function Tooltip({ of, html, name, options, words: Words }: TooltipProps): ReactNode {
  const island = useIsland();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isControl] = useState(() => of.matches(FOCUSABLE) || of.querySelector(FOCUSABLE) !== null);
  const [hasTitle] = useState(() => of.hasAttribute('title'));
  const { tooltipTrigger: trigger, tooltipDelay } = options;
  const { set, pointer, ...tooltip } = useTooltip({
    of,
    box,
    byHover: trigger.includes('mouseenter'),
    byFocus: trigger !== 'click',
    delay: tooltipDelay,
  });
  const isOpen = Words !== null && tooltip.isOpen && !isTaken(of, island.name);
  const press = () => set(trigger !== 'click' || !isOpen);
  const id = island.id(name);
  return (
    <>
      <Enhance
        of={of}
        {...(isControl ? undefined : pressable(of, press))}
        title={hasTitle && Words ? null : undefined}
        aria-describedby={isOpen ? id : undefined}
        {...pointer}
        onFocusIn={tooltip.onFocusIn}
      />
      {isOpen && (
        <Slot of={island.host} ref={setBox} classes={{ 'iyim-tooltip-layer': true }} {...pointer}>
          <Words id={id} of={of} html={html} options={options} onGone={() => set(false)} />
        </Slot>
      )}
    </>
  );
}

/** Whether the original's library shows a tooltip on the element. The element is then left alone, which is logged. */
function isTaken(element: Element, widget: string): boolean {
  if (!('_tippy' in element)) return false;
  reportLeftAlone(widget, element);
  return true;
}
