import { destination, isVisible, moveOf } from '@iyim/runtime/page';
import { directionOf, Enhance, Part, pressable, useIsland } from '@iyim/runtime/widget';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Variation } from '../../shared/cart/variation.ts';
import {
  ATTRIBUTE,
  type AttributeGroup,
  CHOSEN_TITLE,
  itemElements,
  LIMIT_CLASSES,
  MORE_CLASS,
  STATE,
  STOCK_INFO,
  type SwatchItem,
  stateClasses,
} from './read.ts';
import type { SwatchesSettings } from './settings.ts';
import { focusStop, type VariationControl } from './use-variation.ts';
import { type Availability, availabilityOf, isDisabled, stockHint, tabStop } from './variations.ts';

interface AttributeControlProps extends Pick<VariationControl, 'choices' | 'choose' | 'retry'> {
  readonly group: AttributeGroup;
  readonly variations: readonly Variation[] | null;
  readonly settings: SwatchesSettings;
  readonly listRef: RefObject<HTMLElement | null>;
}

/** Replaces one select with a radio group of server-rendered or generated items. The group is a single tab stop (SW-3). */
export const AttributeControl = memo((props: AttributeControlProps): ReactNode => {
  const { group, choices, choose, retry, variations, settings, listRef } = props;
  const { name, select, label, list, items, limit } = group;
  const { text } = useIsland();
  const [isExpanded, setExpanded] = useState(false);
  const chosen = choices.get(name) ?? '';
  const states = items.map(({ value }) =>
    availabilityOf(variations, choices, name, value, settings.clickableOutOfStock),
  );
  const disabled = states.map(isDisabled);
  const stop = tabStop(
    items.map(({ value }, index) => ({ value, disabled: disabled[index] ?? false })),
    chosen,
  );

  const elements = () => itemElements(listRef.current);
  const indexOf = ({ target }: Event) =>
    elements().findIndex((element) => target instanceof Node && element.contains(target));
  const expand = () => flushSync(() => setExpanded(true));

  const chooseAt = (index: number, mayClear: boolean) => {
    const element = elements()[index];
    const value = items[index]?.value ?? '';
    if (!element || disabled[index]) return;
    const isSame = select.value === value;
    if (isSame && !(mayClear && settings.clearOnReselect)) retry();
    else choose(group, isSame ? '' : value, element);
  };
  const onClick = (event: MouseEvent) => {
    const index = indexOf(event);
    if (index < 0) return;
    // A click on a label fires a second click on its radio button, whose default action must not be prevented.
    if (event.target !== items[index]?.radio) event.preventDefault();
    chooseAt(index, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOf(event);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      chooseAt(index, true);
      return;
    }
    const move = listRef.current && moveOf(event.key, directionOf(listRef.current));
    if (!move) return;
    event.preventDefault();
    const next = destination(disabled, index, move);
    const element = elements()[next];
    if (!element) return;
    if (!isVisible(element)) expand();
    chooseAt(next, false);
    element.focus();
  };
  const showMore = (event: Event) => {
    event.preventDefault();
    const firstHidden = elements().find((element) => !isVisible(element));
    expand();
    firstHidden?.focus();
  };

  // Reserves the height of the select, so that the content below does not move up when a list of smaller swatches replaces a tall select.
  const [reserved] = useState(() => (select.offsetHeight > 0 ? `${select.offsetHeight}px` : undefined));
  const hidden = limit > 0 ? items.length - limit : 0;
  const isLimited = isExpanded ? false : limit > 0 || undefined;
  const title = chosen === '' ? '' : (items.find(({ value }) => value === chosen)?.title ?? '');
  return (
    <>
      {/* A label cannot focus a hidden select, so a click on it focuses the group. */}
      <Enhance of={label} onClick={() => focusStop(listRef.current)} />
      {settings.showLabel && <ChosenTitle group={group} text={titleText(settings.labelSeparator, title)} />}
      <HiddenSelect select={select} listRef={listRef} />
      <Part
        of={list}
        at={group.anchor}
        place="after"
        ref={listRef}
        role="radiogroup"
        aria-label={group.isNamed ? undefined : group.labelText || name}
        classes={{ 'iyim-swatches-list': list ? undefined : true, [LIMIT_CLASSES]: isLimited }}
        styles={{ minBlockSize: reserved }}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <Item
            key={item.value}
            item={item}
            isSelected={item.value === chosen}
            state={states[index] ?? 'available'}
            isStop={index === stop}
            isOver={limit > 0 && index >= limit}
            left={
              settings.showStock
                ? stockHint(variations, choices, name, item.value, settings.stockThreshold)
                : undefined
            }
            settings={settings}
          />
        ))}
        {group.more && <More {...group.more} isDone={isExpanded} show={showMore} />}
        {hidden > 0 && (
          <Part
            of={null}
            role="none"
            classes={{ 'iyim-swatches-more': true, [MORE_CLASS]: true }}
            styles={{ display: isExpanded ? 'none !important' : undefined }}
          >
            <Part
              of={null}
              as="button"
              type="button"
              classes={{ 'iyim-swatches-more-button': true }}
              onClick={showMore}
              text={text('more', { count: hidden })}
            />
          </Part>
        )}
      </Part>
    </>
  );
});

/** Returns the text next to an attribute's label: the separator and the title; empty if the title is empty (SW-5). */
export function titleText(separator: string, title: string): string {
  return title === '' ? '' : `${separator} ${title}`;
}

function ChosenTitle({ group, text }: { readonly group: AttributeGroup; readonly text: string }): ReactNode {
  const place = group.chosenTitle;
  if (!place && (!group.label || text === '')) return null;
  return (
    <Part of={place} at={group.label ?? undefined} as="span" classes={{ [CHOSEN_TITLE]: true }} text={text} />
  );
}

interface HiddenSelectProps {
  readonly select: HTMLSelectElement;
  readonly listRef: RefObject<HTMLElement | null>;
}

/** Hides the select with an inline style, because a theme's `select { display: block }` would override the `hidden` attribute. */
function HiddenSelect({ select, listRef }: HiddenSelectProps): ReactNode {
  const [hadFocus] = useState(() => select.ownerDocument.activeElement === select);
  useLayoutEffect(() => {
    // Focuses the list in a microtask, because with preact it does not exist yet when this effect runs.
    if (hadFocus) queueMicrotask(() => focusStop(listRef.current));
  }, [hadFocus, listRef]);
  return <Enhance of={select} styles={{ display: 'none !important' }} />;
}

interface MoreProps {
  readonly item: HTMLElement;
  readonly control: HTMLElement;
  readonly isDone: boolean;
  readonly show: (event: Event) => void;
}

/** Binds the server's "more" control, which is an item of the list, or a link or button in an item. */
function More({ item, control, isDone, show }: MoreProps): ReactNode {
  return (
    <>
      <Enhance
        of={item}
        role={control === item ? undefined : 'none'}
        styles={{ display: isDone ? 'none !important' : undefined }}
      />
      <Enhance of={control} {...pressable(control, show)} />
    </>
  );
}

interface ItemProps {
  readonly item: SwatchItem;
  readonly isSelected: boolean;
  readonly state: Availability;
  readonly isStop: boolean;
  /** Whether the item exceeds the list's limit. */
  readonly isOver: boolean;
  /** Units left in stock; undefined to show no hint. */
  readonly left: number | undefined;
  readonly settings: SwatchesSettings;
}

const Item = memo(({ item, isSelected, state, isStop, isOver, left, settings }: ItemProps): ReactNode => {
  const { element, value, title, stockInfo, radio } = item;
  const { text } = useIsland();
  const isOff = isDisabled(state);
  const shown = stateClasses(element);
  const hint = left === undefined ? '' : text('stockLeft', { count: left });
  const reason =
    state === 'available'
      ? ''
      : state === 'unavailable'
        ? settings.unavailableText || text('unavailable')
        : settings.outOfStockText || text('outOfStock');
  // Adds the hint and the reason to the accessible name, because the page shows them only visually, the reason only on hover or focus.
  const name = [title, hint, reason].filter((part) => part !== '').join(', ');
  useLayoutEffect(() => {
    if (radio) radio.checked = isSelected; // set as a property, because the `checked` attribute is only the initial state
  }, [radio, isSelected]);
  return (
    <Part
      of={element}
      role="radio"
      aria-checked={isSelected}
      aria-disabled={isOff || null}
      aria-label={name === title ? undefined : name}
      tabIndex={isStop ? 0 : -1}
      classes={{
        'iyim-swatch': element ? undefined : true,
        'iyim-swatch-over': element ? undefined : isOver,
        [shown.selected]: isSelected,
        [shown.disabled]: isOff,
        [shown.noStock]: state === 'no-stock',
        [STATE.stockHint]: hint !== '',
      }}
      data-value={element ? undefined : value}
      data-title={element ? undefined : title}
      {...{ [ATTRIBUTE.outOfStock]: reason || undefined }}
    >
      {radio && <Enhance of={radio} disabled={isOff} tabIndex={-1} aria-hidden />}
      {!element && <Face item={item} />}
      {(stockInfo || hint !== '') && (
        <Part
          of={stockInfo}
          as="span"
          classes={{ [STOCK_INFO]: true }}
          {...{ [ATTRIBUTE.stockHint]: hint }}
        />
      )}
    </Part>
  );
});

/** Shows a generated item: its colour, its picture, or its title. */
const Face = ({ item: { title, color, image } }: { readonly item: SwatchItem }): ReactNode => (
  <>
    {color !== '' && <span className="iyim-swatch-color" style={{ backgroundColor: color }} />}
    {image !== '' && <img className="iyim-swatch-image" src={image} alt="" width={40} height={40} />}
    <span className={color || image ? 'iyim-visually-hidden' : 'iyim-swatch-title'}>{title}</span>
  </>
);
