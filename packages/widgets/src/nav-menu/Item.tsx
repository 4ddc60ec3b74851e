import { isPlainClick } from '@iyim/runtime/page';
import {
  type Bindings,
  Enhance,
  EnhanceAll,
  type Icon,
  pressable,
  Slot,
  useHeightMotion,
  useIsland,
} from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { harmlessHtml } from '../../shared/detached/harmless-html.ts';
import type { Across, FlyoutView } from './Flyout.tsx';
import { ARROW, ARROWS, type Kind, leads, type MenuItem, STATES } from './read.ts';

export interface ItemProps extends MenuItem {
  readonly submenu: HTMLElement;
  readonly icon: Icon | null;
  readonly isOpen: boolean;
  readonly set: (submenu: HTMLElement, isOpen: boolean) => void;
  /** Whether the submenu folds out in the list instead of opening over the page. */
  readonly folds: boolean;
  /** Whether hovering with a mouse opens the submenu. */
  readonly hovers: boolean;
  /** Returns whether the current click opens a closed submenu instead of following the link. */
  readonly isTap: () => boolean;
  readonly isBeside: boolean;
  /** Side where the submenu opens if it opens beside its item. @default the inline end */
  readonly side: 'left' | 'right' | undefined;
  /** Measures how far the submenu reaches if it is as wide as another element; null if it has its own width. */
  readonly across: Across | null;
  readonly kind: Kind;
  /** Component that places the submenu; null until its code has loaded. Until then the page's style sheet places the submenu. */
  readonly Flyout: FlyoutView | null;
}

/** Duration of the animation that folds or unfolds a submenu, in ms (§9, menu fade). */
const FOLD = 200;
const VISIBLE = { visibility: 'visible' };
/**
 * Styles of a submenu that opens over the page. Its width (§9) is at least 10em; at most 1000 px in the builder's markup and 20em in
 * plain markup. In other markup the page's style sheet defines the width, and would hide the submenu while it fades.
 */
const SIZE: Readonly<Record<Kind, NonNullable<Bindings['styles']>>> = {
  builder: { width: 'max-content', minWidth: '10em', maxWidth: 'min(1000px, 100vw)' },
  plain: { width: 'max-content', minWidth: '10em', maxWidth: 'min(20em, 100vw)' },
  blocks: VISIBLE,
  mega: VISIBLE,
};

/** Bindings that remove the role, tab stop, states and name of a button. */
const UNNAMED = {
  role: null,
  tabIndex: null,
  'aria-haspopup': null,
  'aria-expanded': null,
  'aria-label': null,
};

/** An item with a submenu. Its link stays a link; a button after it, visible while focused, opens the submenu by keyboard. */
export function Item(props: ItemProps): ReactNode {
  const { element, control, row, submenu, icon, isOpen, folds, hovers, isTap, kind, Flyout } = props;
  const { text } = useIsland();
  const isMoving = useHeightMotion(folds ? submenu : null, isOpen, { duration: FOLD });
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const set = (open: boolean) => props.set(submenu, open);
  const isLink = leads(control);
  const [name] = useState(() => control.textContent.trim());

  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    // A click does not close a submenu that the mouse has opened by hovering.
    set(!isOpen || (hovers && event.detail > 0 && !isTap()));
  };
  /**
   * Handles a tap on the link. It opens a closed submenu, and a tap on the arrow closes a submenu that folds out. Any other tap on
   * the link of an open submenu follows the link. A click by keyboard always follows the link, because the button opens the submenu.
   */
  const pressLink = (event: MouseEvent) => {
    if (!isPlainClick(event) || event.detail === 0 || !isTap()) return;
    const isOnArrow = event.target instanceof Element && event.target.closest(ARROWS) !== null;
    if (!isOpen || (folds && isOnArrow)) press(event);
  };
  return (
    <>
      <Enhance of={element} classes={STATES[kind].item(isOpen || isMoving)} />
      <EnhanceAll of={props.misnamed} {...UNNAMED} />
      <Enhance
        of={row}
        onClick={(event) => {
          const isBeside = event.target instanceof Element && !event.target.closest('a, button');
          if (isBeside && isPlainClick(event)) press(event);
        }}
      />
      <Enhance
        of={control}
        classes={STATES[kind].control(isOpen)}
        {...(isLink ? { onClick: pressLink } : { ...pressable(control, press), 'aria-expanded': isOpen })}
      />
      {icon && <Arrow of={control} icon={icon} />}
      {isLink && (
        <Slot
          of={control}
          place="after"
          as="button"
          type="button"
          classes={{ 'iyim-menu-opener': true }}
          aria-expanded={isOpen}
          aria-label={text('submenu', { name })}
          onClick={() => set(!isOpen)}
        />
      )}
      <Enhance
        of={submenu}
        classes={{
          'iyim-submenu': true,
          'iyim-submenu-open': isOpen || isMoving,
          'iyim-submenu-fades': !folds,
        }}
        styles={folds || !wasOpen ? undefined : SIZE[kind]}
      />
      {Flyout && wasOpen && !folds && (
        <Flyout
          panel={submenu}
          beside={element}
          isBeside={props.isBeside}
          side={props.side}
          across={props.across}
          isOpen={isOpen}
        />
      )}
    </>
  );
}

function Arrow({ of, icon }: { readonly of: HTMLElement; readonly icon: Icon }): ReactNode {
  const nodes = useMemo(() => ('html' in icon ? harmlessHtml(icon.html) : undefined), [icon]);
  return (
    <Slot of={of} as="span" classes={{ [ARROW]: true }} aria-hidden nodes={nodes}>
      {'classes' in icon && <i className={icon.classes} />}
      {'url' in icon && <img src={icon.url} alt="" />}
    </Slot>
  );
}
