import { isModifiedClick } from '@iyim/runtime/page';
import { type Bindings, Enhance, pressable, useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useRef } from 'react';
import { ownId } from '../../shared/disclosure/address.ts';
import { type MenuItem, stateClasses } from './read.ts';

export interface ItemProps {
  readonly item: MenuItem;
  /** Index of the item, used in the ids that the widget adds. */
  readonly index: number;
  readonly isOpen: boolean;
  /** Whether the section that the title links to is in view; null or undefined if the title links to no section of this page. */
  readonly isCurrent: boolean | null | undefined;
  readonly isDropdown: boolean;
  /** Whether hovering with a mouse opens the panel. */
  readonly hovers: boolean;
  /** Class of the page builder's entrance animation. If it is empty, the panel fades in; `none` disables the animation. */
  readonly animation: string;
  /** Styles of the panel. */
  readonly styles: NonNullable<Bindings['styles']>;
  readonly onShow: (isOpen: boolean) => void;
}

/** Duration of a panel's animation: the value in the page builder's style sheet, or 400 ms (§9, mega menu show animation). */
const SHOW_DURATION = 'var(--n-menu-open-animation-duration, 400ms)';

/** A title of a menu, with its panel if it has one. */
export function Item({ item, index, isOpen, isDropdown, hovers, ...props }: ItemProps): ReactNode {
  const { id } = useIsland();
  const { row, link, panel, isAnchor } = item;
  const control = (isDropdown && item.twin) || item.control;
  const pointer = useRef('');
  const moves = props.animation !== 'none';
  const panelId = panel ? ownId(panel, id(`panel-${index}`)) : undefined;

  const press = (event: MouseEvent | KeyboardEvent): void => {
    const by = pointerOf(event, pointer.current);
    // Touch cannot hover, so the first tap on the link opens the panel; any other click on the link follows it. A click elsewhere on
    // the title toggles the panel.
    if (leads(link) && link.contains(event.target as Node) && (by !== 'touch' || isOpen)) return;
    event.preventDefault();
    props.onShow(!isOpen || (hovers && by === 'mouse'));
  };
  const isOwnControl = control && control !== row && !row.contains(control);

  return (
    <>
      <Enhance of={isAnchor ? row : null} classes={{ [stateClasses.current]: props.isCurrent === true }} />
      <Enhance of={isAnchor ? link : null} aria-current={props.isCurrent ? 'location' : null} />
      <Enhance
        of={panel && row}
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
        }}
        onClick={
          control === row
            ? undefined
            : (event) => event.defaultPrevented || isModifiedClick(event) || press(event)
        }
      />
      <Enhance
        of={control}
        id={control ? ownId(control, id(`title-${index}`)) : undefined}
        aria-haspopup={false}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={control && nameOf(control) ? undefined : row.textContent?.trim()}
        {...(control && (control === row || isOwnControl) ? pressable(control, press) : undefined)}
      />
      <Enhance
        of={panel}
        id={panelId}
        hidden={!isOpen}
        classes={{
          'iyim-mega-menu-panel': true,
          [stateClasses.active]: isOpen,
          'iyim-mega-menu-shows': isOpen && moves,
          ...(moves && props.animation && { [`animated ${props.animation}`]: isOpen }),
        }}
        styles={{ ...props.styles, animationDuration: isOpen && moves ? SHOW_DURATION : undefined }}
        onFocusOut={({ relatedTarget }) => {
          if (isDropdown || !(relatedTarget instanceof Node)) return;
          if (![panel, row, control].some((part) => part?.contains(relatedTarget))) props.onShow(false);
        }}
      />
    </>
  );
}

/** Returns the pointer type of a click, or '' for a click by keyboard or assistive technology. */
const pointerOf = (event: MouseEvent | KeyboardEvent, last: string): string =>
  event.detail === 0 ? '' : (event as PointerEvent).pointerType || last;

/** Whether a link exists and has an address other than `#`. */
const leads = (link: HTMLAnchorElement | null): link is HTMLAnchorElement =>
  !/^#?$/.test(link?.getAttribute('href')?.trim() ?? '');

const nameOf = (control: HTMLElement): string => control.ariaLabel ?? control.textContent?.trim() ?? '';
