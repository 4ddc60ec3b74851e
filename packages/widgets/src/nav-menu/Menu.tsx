import { isModifiedClick, useMeasured } from '@iyim/runtime/page';
import { useDevice } from '@iyim/runtime/shop';
import { Each, Enhance, type Icon, useDismissal, useServerParts } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCurrentAnchor } from '../../shared/anchors/use-current-section.ts';
import { useHoverIntent } from '../../shared/menu/use-hover-intent.ts';
import { isTouchDevice } from '../../shared/site/touch-devices.ts';
import { useFetched } from '../../shared/use-fetched.ts';
import type { Across, FlyoutView } from './Flyout.tsx';
import { Item } from './Item.tsx';
import { findItems, type Kind, type MenuItem, type Nav, type Single, STATES } from './read.ts';
import type { NavMenuSettings } from './settings.ts';

export interface MenuProps extends Nav {
  readonly icon: Icon | null;
  /** Whether the items are below each other, so that submenus open next to them. */
  readonly isVertical: boolean;
  readonly kind: Kind;
  /** Changes when the page's style sheet may lay out the list in another way. */
  readonly layout: string;
  readonly settings: NavMenuSettings;
  /** The parts of a markup with a single list; null in other markup. */
  readonly single: Single | null;
  /** Called when an item without a submenu is clicked. */
  readonly onFollow?: (() => unknown) | undefined;
}

/** A list with submenus, which open over the page or fold out in the list, depending on the page's style sheet. */
export function Menu({ list, icon, isVertical, kind, settings, onFollow, ...props }: MenuProps): ReactNode {
  const items = useServerParts(list, () => findItems(list, kind));
  const isTouch = isTouchDevice(useDevice());
  const folds = useFolds(items, props.layout);
  const across = useAcross(list, settings, props.single);
  const [requested, setOpened] = useState<readonly HTMLElement[]>([]);
  const opened = requested.filter((submenu) => items.some((item) => item.submenu === submenu));
  const innermost = opened.at(-1) ?? null;

  const pathTo = (submenu: HTMLElement | null): readonly HTMLElement[] =>
    items.flatMap((item) => (item.submenu?.contains(submenu) ? [item.submenu] : []));
  const openOnly = (submenu: HTMLElement | null) => setOpened(pathTo(submenu));
  const set = (submenu: HTMLElement, isOpen: boolean) => {
    const others = opened.filter((each) => !submenu.contains(each));
    if (!isOpen) setOpened(others);
    else if (folds) setOpened([...others, submenu]);
    else openOnly(submenu);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: submenus close when the way they open changes
  useLayoutEffect(() => setOpened((current) => (current.length > 0 ? [] : current)), [folds]);

  const hovers = settings.opensByHover && !isTouch && !folds;
  useHoverIntent({
    root: list,
    isOn: hovers,
    opened: innermost,
    itemAt: (element) => itemAround(items, element)?.submenu ?? null,
    panelOf: (submenu) => submenu,
    onChange: openOnly,
  });
  useDismissal(!folds && innermost !== null, {
    inside: [list],
    onDismiss(by) {
      if (by !== 'escape' || !innermost) return openOnly(null);
      const { activeElement } = list.ownerDocument;
      set(innermost, false);
      if (innermost.contains(activeElement))
        innermost.parentElement?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    },
  });

  const links = useMemo(
    () => items.map(({ control }) => control).filter((control) => control instanceof HTMLAnchorElement),
    [items],
  );
  const isCurrent = useCurrentAnchor(links);
  /** Pointer type of the last press, because the click events of some browsers have no pointer type. */
  const pointer = useRef('');
  const [isNear, setNear] = useState(false);
  const Flyout = useFlyout(!folds && (isNear || innermost !== null));

  return (
    <>
      <Enhance
        of={list}
        onPointerEnter={() => setNear(true)}
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onFocusIn={({ target }) => {
          setNear(true);
          if (!folds && target instanceof Element)
            setOpened((current) => current.filter((submenu) => submenu.parentElement?.contains(target)));
        }}
        onClick={(event) => {
          const item = event.target instanceof Element && itemAround(items, event.target, true);
          if (!item || item.submenu || isModifiedClick(event)) return;
          if (!folds) openOnly(null);
          onFollow?.();
        }}
      />
      <Each of={links}>
        {(link) => {
          const is = isCurrent(link);
          return (
            <Enhance
              of={link}
              tabIndex={link.hasAttribute('href') ? null : undefined}
              aria-current={is === undefined ? undefined : is ? 'location' : null}
              classes={STATES[kind].current(is)}
            />
          );
        }}
      </Each>
      {STATES[kind].currentItem && (
        <Each of={items}>
          {({ element, control }) => (
            <Enhance
              of={element}
              classes={{
                [STATES[kind].currentItem ?? '']:
                  control instanceof HTMLAnchorElement ? isCurrent(control) : undefined,
              }}
            />
          )}
        </Each>
      )}
      <Each of={items}>
        {(item) =>
          item.submenu && (
            <Item
              {...item}
              submenu={item.submenu}
              icon={icon}
              isOpen={opened.includes(item.submenu)}
              set={set}
              folds={folds}
              hovers={hovers}
              isTap={() =>
                settings.linkOpens &&
                (isTouch || folds || !settings.opensByHover || /touch|pen/.test(pointer.current))
              }
              isBeside={isVertical || item.element.parentElement !== list}
              side={props.single?.side}
              across={item.isMega && !isVertical ? across : null}
              kind={kind}
              Flyout={Flyout}
            />
          )
        }
      </Each>
    </>
  );
}

/** Returns the innermost item around an element. Only items with a submenu count, unless `countsAll` is true. */
function itemAround(items: readonly MenuItem[], element: Element, countsAll = false): MenuItem | undefined {
  return items.findLast((item) => (countsAll || item.submenu) && item.element.contains(element));
}

/** Whether the page's style sheet lays out submenus in the list instead of over the page. */
function useFolds(items: readonly MenuItem[], layout: string): boolean {
  const submenu = items.find((item) => item.submenu)?.submenu;
  return useMeasured(
    submenu ? [document.documentElement, submenu] : [],
    () => submenu != null && getComputedStyle(submenu).position === 'static',
    layout,
  );
}

/** Returns a function that measures how far mega submenus reach (`megaWidthType`); null in markup without mega submenus. */
function useAcross(
  list: HTMLElement,
  { megaWidth, megaSelector }: NavMenuSettings,
  single: Single | null,
): Across | null {
  return useMemo(() => {
    if (single?.kind !== 'mega') return null;
    return () => {
      const { left, right } = single.around.getBoundingClientRect();
      if (megaWidth === 'items') {
        const boxes = [...list.children]
          .map((item) => item.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        if (boxes.length > 0)
          return {
            left: Math.min(...boxes.map((box) => box.left)),
            right: Math.max(...boxes.map((box) => box.right)),
          };
      }
      const chosen = megaWidth === 'selector' ? elementBy(megaSelector) : null;
      return chosen?.getBoundingClientRect() ?? { left, right };
    };
  }, [list, megaWidth, megaSelector, single]);
}

/** Returns the first element of the page that a selector from the settings matches; null for an invalid selector. */
function elementBy(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}

const load = async () => (await import('./Flyout.tsx')).Flyout;

/** Loads the code that places submenus next to their items when a submenu may open soon. Returns null until it has loaded. */
export const useFlyout = (isWanted: boolean): FlyoutView | null =>
  useFetched(isWanted, load, 'the code that places submenus');
