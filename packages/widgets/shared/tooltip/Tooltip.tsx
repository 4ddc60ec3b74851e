import { FOCUSABLE } from '@iyim/runtime/page';
import { Enhance, pressable, Slot, useIsland } from '@iyim/runtime/widget';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useFetchedNear } from '../use-fetched.ts';
import { sayLeftAlone } from '../use-left-alone.ts';
import { useTooltip } from './use-tooltip.ts';
import type { WordsProps } from './Words.tsx';

export interface TooltipProps extends Pick<WordsProps, 'of' | 'html' | 'options'> {
  /** Tells the tooltips of an island apart. */
  readonly name: string;
  /** What shows it, once it has come; until then a title is the browser's to show. */
  readonly words: ComponentType<WordsProps> | null;
}

const load = async () => (await import('./Words.tsx')).Words;
/** What shows the tooltips of an island, fetched when the pointer or the focus comes to it. */
export const useWords = (): ComponentType<WordsProps> | null => useFetchedNear(load, 'what shows tooltips');

/**
 * A few words about an element, for the mouse, the keyboard and touch. A trigger that is no control becomes a button, unless there
 * is one inside.
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

/** Whether the original's library shows a tooltip there, which is left alone then. */
function isTaken(element: Element, widget: string): boolean {
  if (!('_tippy' in element)) return false;
  sayLeftAlone(widget, element);
  return true;
}
