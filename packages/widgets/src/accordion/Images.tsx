import { CONTROLS, destination, isPlainKey, isPressKey, moveOf } from '@iyim/runtime/page';
import {
  directionOf,
  Each,
  Enhance,
  EnhanceAll,
  useDismissal,
  useLifetime,
  useServerNodes,
} from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { takeOver } from '../../originals/original-scripts.ts';
import { ACTIVE_IMAGE, IMAGE_ITEMS, readImageItem } from './read.ts';
import type { AccordionSettings } from './settings.ts';

/** The item that the visitor has chosen. */
interface Chosen {
  /** Index of the item; -1 if the visitor has closed all items. */
  readonly index: number;
  readonly by: 'focus' | 'pointer';
}

export interface ImagesProps {
  readonly settings: AccordionSettings['images'];
  readonly root: HTMLElement;
}

/** Shows pictures next to or below each other. The active one is larger and shows its text (AX-2). */
export function Images({ settings, root }: ImagesProps): ReactNode {
  const items = useServerNodes(root, IMAGE_ITEMS);
  const [chosen, setChosen] = useState<Chosen | null>(() => chosenAtFirst(items));
  const active = chosen?.index ?? settings.first;
  const choose = (index: number, by: Chosen['by']) => setChosen({ index, by });
  const links = useMemo(() => items.flatMap((item) => readImageItem(item).links), [items]);
  const lists = useMemo(
    () => [...new Set(items.flatMap(({ parentElement }) => parentElement ?? []))],
    [items],
  );
  const isList = lists.includes(root);

  useLifetime((signal) => takeOver('imageAccordion', { root, items }, signal), [root, items]);
  useDismissal(chosen !== null && active >= 0 && active !== settings.first, {
    inside: [root],
    by: ['escape'],
    onDismiss: () => setChosen(null),
  });

  const leave = (): void => {
    const focused = items.findIndex((item) => item.matches(FOCUSED));
    setChosen(focused < 0 ? null : { index: focused, by: 'focus' });
  };
  const press = (event: KeyboardEvent, index: number): void => {
    if (event.target !== event.currentTarget || !isPlainKey(event)) return;
    const step = moveOf(event.key, directionOf(root));
    if (step) items[destination(Array(items.length).fill(false), index, step)]?.focus();
    else if (isPressKey(event, event.currentTarget as Element)) choose(index, 'focus');
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Enhance
        of={root}
        role={isList ? 'list' : null} // the plugin prints the roles of tabs
        classes={{ 'iyim-image-accordion': true, 'iyim-image-accordion-column': settings.isColumn }}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && leave()}
        onFocusOut={({ relatedTarget }) => {
          const isInside = relatedTarget instanceof Node && root.contains(relatedTarget);
          if (!isInside && chosen?.by === 'focus') setChosen(null);
        }}
      />
      <EnhanceAll of={isList ? [] : lists} role="list" />
      {/* The plugin prints them with the role `button`, although Space does nothing on them. */}
      <EnhanceAll of={links} {...NO_BUTTON} />
      <Each of={items}>
        {(item, index) => (
          <Item
            item={item}
            isActive={index === active}
            grow={growOf(index === active, settings.share, items.length)}
            duration={settings.duration}
            onHover={() => choose(index, 'pointer')}
            onFocus={() => choose(index, 'focus')}
            onTap={() => choose(index === active ? -1 : index, 'pointer')}
            onKeyDown={(event) => press(event, index)}
          />
        )}
      </Each>
    </>
  );
}

interface ItemProps {
  readonly item: HTMLElement;
  readonly isActive: boolean;
  /** `flex-grow` of the item. */
  readonly grow: number;
  /** Duration of the motion, in ms. */
  readonly duration: number;
  /** Called when a mouse enters the item, and for clicks that are not taps, such as those of assistive technology. */
  readonly onHover: () => void;
  /** Called when the focus enters the item by keyboard. */
  readonly onFocus: () => void;
  /** Called when a finger taps the item, outside its links and controls. */
  readonly onTap: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Item({ item, isActive, grow, duration, ...props }: ItemProps): ReactNode {
  const pointer = useRef('');
  const { image, loader } = useMemo(() => readImageItem(item), [item]);
  const [isLoaded, setLoaded] = useState(false);
  const finish = () => setLoaded(true);
  useLayoutEffect(() => setLoaded(image?.complete ?? true), [image]);

  return (
    <>
      <Enhance
        of={item}
        role="listitem"
        tabIndex={0}
        {...NO_SELECTED_TAB}
        classes={{ [ACTIVE_IMAGE]: isActive }}
        styles={{ flexGrow: String(grow), transitionDuration: `${duration}ms` }}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && props.onHover()}
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onClick={({ target }) => {
          const isTap = pointer.current === 'touch';
          pointer.current = '';
          if ((target as Element).closest(CONTROLS)) return;
          if (isTap) props.onTap();
          else props.onHover();
        }}
        onFocusIn={({ target }) => (target as Element).matches(':focus-visible') && props.onFocus()}
        onKeyDown={props.onKeyDown}
      />
      <Enhance of={image} classes={{ loaded: isLoaded }} onLoad={finish} onError={finish} />
      <Enhance of={loader} hidden={isLoaded} />
    </>
  );
}

/** Removes the role of a button, which the plugin prints on links. */
const NO_BUTTON = { role: null };
/** Removes the state of a tab, which the plugin prints. */
const NO_SELECTED_TAB = { 'aria-selected': null };

const FOCUSED = ':focus-visible, :has(:focus-visible)';

/** Returns the item that the pointer was on, or that had the focus, before the code loaded. */
function chosenAtFirst(items: readonly HTMLElement[]): Chosen | null {
  const focused = items.findIndex((item) => item.matches(FOCUSED));
  if (focused >= 0) return { index: focused, by: 'focus' };
  const hovered = matchMedia('(hover: hover)').matches
    ? items.findIndex((item) => item.matches(':hover'))
    : -1;
  return hovered < 0 ? null : { index: hovered, by: 'pointer' };
}

/** Returns an item's `flex-grow`, so that the active one of `count` items takes `share` per cent of the space. */
function growOf(isActive: boolean, share: number, count: number): number {
  if (count < 2 || share >= 100) return isActive || count < 2 ? 1 : 0;
  return isActive ? Number(((share * (count - 1)) / (100 - share)).toFixed(4)) : 1;
}
