import { FOCUSABLE, isPlainClick } from '@iyim/runtime/page';
import { Enhance, pressable, Slot, useChange, useIsland } from '@iyim/runtime/widget';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useFetchedNear } from '../use-fetched.ts';
import { reportLeftAlone } from '../use-left-alone.ts';
import { useTooltip } from './use-tooltip.ts';
import type { WordsProps } from './Words.tsx';

export interface TooltipProps extends Pick<WordsProps, 'of' | 'html' | 'options' | 'width'> {
  /** Part of the tooltip's id, which distinguishes the tooltips of an island. */
  readonly name: string;
  /** The component that renders the tooltip; null until it has loaded. Until then, the browser shows the title. */
  readonly words: ComponentType<WordsProps> | null;
  /** Called when the tooltip has opened or closed. */
  readonly onChange?: (isOpen: boolean) => unknown;
}

const load = async () => (await import('./Words.tsx')).Words;
/**
 * Returns the component for an island's tooltips, which is fetched when the pointer or the focus reaches the island, or once
 * `isWanted` is true.
 */
export const useWords = (isWanted = false): ComponentType<WordsProps> | null =>
  useFetchedNear(load, 'the tooltips', isWanted);

/**
 * A tooltip with a text about an element, for mouse, keyboard and touch. A trigger that is not focusable becomes a button, unless
 * it contains a control.
 */
export function Tooltip(props: TooltipProps): ReactNode {
  const { of, html, name, options, words: Words, width, onChange } = props;
  const island = useIsland();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isControl] = useState(() => of.matches(FOCUSABLE) || of.querySelector(FOCUSABLE) !== null);
  const [isLink] = useState(() => of.matches('a[href]'));
  const [hasTitle] = useState(() => of.hasAttribute('title'));
  const { tooltipTrigger: trigger, tooltipDelay } = options;
  const {
    set,
    pointer: hover,
    ...tooltip
  } = useTooltip({
    of,
    box,
    byHover: trigger.includes('mouseenter'),
    byFocus: trigger !== 'click',
    delay: tooltipDelay,
  });
  const isOpen = Words !== null && tooltip.isOpen && !isTaken(of, island.name);
  useChange(isOpen, () => onChange?.(isOpen));
  const pointer = useRef('');
  const press = () => set(trigger !== 'click' || !isOpen);
  /** Opens the tooltip of a link on the first tap, because touch has no other way to open it. */
  const follow = (event: MouseEvent) => {
    if (isOpen || pointer.current !== 'touch' || !isPlainClick(event)) return;
    event.preventDefault();
    set(true);
  };
  const id = island.id(name);
  return (
    <>
      <Enhance
        of={of}
        {...(isControl ? undefined : pressable(of, press))}
        {...(isLink && {
          onPointerDown: ({ pointerType }: PointerEvent) => {
            pointer.current = pointerType;
          },
          onClick: follow,
        })}
        title={hasTitle && Words ? null : undefined}
        aria-describedby={isOpen ? id : undefined}
        {...hover}
        onFocusIn={tooltip.onFocusIn}
      />
      {isOpen && (
        <Slot of={island.host} ref={setBox} classes={{ 'iyim-tooltip-layer': true }} {...hover}>
          <Words id={id} of={of} html={html} options={options} width={width} onGone={() => set(false)} />
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
