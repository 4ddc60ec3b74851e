import { destination, isPlainKey, isVisible, moveOf, useMeasured } from '@iyim/runtime/page';
import { DEVICES, editMode, useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  directionOf,
  dispatchLegacy,
  Each,
  Enhance,
  EnhanceAll,
  useChange,
  useDismissal,
  useIsland,
  useLegacyEvent,
  useLifetime,
  useMedia,
  useReducedMotion,
  useServerParts,
  useStable,
  type ViewProps,
} from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { sectionFollowed } from '../../shared/anchors/section-of.ts';
import { useCurrentAnchor } from '../../shared/anchors/use-current-section.ts';
import { disclosureNames as names } from '../../shared/disclosure/names.ts';
import { useHoverIntent } from '../../shared/menu/use-hover-intent.ts';
import { useSpaceBelow, useStretch } from '../../shared/menu/use-space.ts';
import { isTouchDevice } from '../../shared/site/touch-devices.ts';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import host from './host.css?inline';
import { Item } from './Item.tsx';
import styles from './mega-menu.css?inline';
import { type MenuInput, type MenuItem, readItems, readMenu, stateClasses } from './read.ts';
import { type MegaMenuSettings, settings } from './settings.ts';
import { usePlace } from './use-place.ts';

/** Bindings that remove the roles and tab stops of an ARIA menu. */
const UNNAMED = { role: null, tabIndex: null };

type Parts = Pick<ViewProps<MegaMenuSettings, MenuInput>, 'settings' | 'input'>;

/** A menu whose titles open panels (MM-1). For screen readers it is a list of disclosures, and each title is a tab stop. */
export function MegaMenu({ settings, input }: Parts): ReactNode {
  const items = useServerParts(input.root, () => readItems(input));
  const isDropdown = useDropdownLayout(input, settings, items[0]);
  // The layout is the key of the menu, so that all panels are closed when it changes.
  const layout = isDropdown ? 'dropdown' : 'horizontal';
  return useLeftAlone(input.isTaken, input.root) ? (
    <Enhance of={input.root} />
  ) : (
    <Menu key={layout} layout={layout} items={items} settings={settings} input={input} />
  );
}

interface MenuProps extends Parts {
  readonly layout: 'horizontal' | 'dropdown';
  readonly items: readonly MenuItem[];
}

function Menu({ layout, items, settings, input }: MenuProps): ReactNode {
  useSignals();
  const { host } = useIsland();
  const { root, toggle, wrapper, heading } = input;
  const isDropdown = layout === 'dropdown';
  const hasTouch = useMedia('(hover: none)');
  const isStill = useReducedMotion();
  const isWide = !isTouchDevice(useDevice());
  const hovers = settings.opensByHover && isWide && !isDropdown && !editMode().value;

  const [shown, setShown] = useState<HTMLElement | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const open = items.find(({ panel }) => panel !== null && panel === shown) ?? null;
  const panel = open?.panel ?? null;
  const focusOf = (item: MenuItem | null) => (isDropdown && item?.twin) || item?.control;

  const show = (next: HTMLElement | null): void => {
    // Closing the panel would lose the focus inside it, so the focus moves to the title. The page does not scroll to the title,
    // because a link in the panel may have scrolled to another section.
    if (next !== panel && panel?.contains(document.activeElement))
      focusOf(open)?.focus({ preventScroll: true });
    setShown(next);
  };
  const showMenu = (isShown: boolean): void => {
    setMenuOpen(isShown);
    setShown(null);
  };

  useHoverIntent({
    root,
    isOn: hovers,
    opened: panel,
    itemAt: (element) => itemAround(items, element)?.panel ?? null,
    panelOf: (each) => each,
    onChange: show,
    // Opens the panel of a title that the pointer is already over when the code loads.
    isEager: true,
  });
  useDismissal(panel !== null || (isDropdown && isMenuOpen), {
    inside: [root],
    onDismiss(by) {
      if (by === 'escape' && root.contains(document.activeElement))
        (isDropdown && isMenuOpen ? toggle : focusOf(open))?.focus();
      showMenu(false);
    },
  });
  useLegacyEvent(window, names.byKeyboard, ([request]) => {
    if (!isFor(host, request)) return;
    const stop = focusables(items)[Number(request.titleIndex) - 1];
    const next = (stop && itemAround(items, stop)?.panel) ?? null;
    show(next === panel ? null : next);
  });
  useLegacyEvent(window, names.toggleMenu, ([request]) => {
    if (isFor(host, request)) showMenu(typeof request.show === 'boolean' ? request.show : !isMenuOpen);
  });
  useLifetime((signal) => takeOver('megaMenu', { toggle, items }, signal), [toggle, items]);

  const notifyOpened = useStable((opened: HTMLElement) => {
    dispatchLegacy(window, names.motion);
    dispatchLegacy(window, names.activate, [opened], {}, { isBare: true });
    dispatchLegacy(window, names.background);
    // Makes scripts lay out the content again, because they could not measure it while the panel was hidden.
    dispatchLegacy(document, names.measure);
  });
  useLayoutEffect(() => {
    if (panel) notifyOpened(panel);
  }, [panel, notifyOpened]);
  useChange(isMenuOpen, () => window.dispatchEvent(new CustomEvent(names.menuToggled)));

  const stretch = useStretch(wrapper, `${isMenuOpen}`);
  const place = usePlace(isDropdown ? null : open, heading, settings.align);
  const panelRoom = useSpaceBelow(isDropdown ? null : panel, panel !== null);
  const menuRoom = useSpaceBelow(isDropdown ? wrapper : null, isMenuOpen);
  const contents = useMemo(() => [...new Set(items.map(({ content }) => content))], [items]);
  const anchors = useMemo(
    () => items.flatMap(({ link, isAnchor }) => (link && isAnchor ? [link] : [])),
    [items],
  );
  const isCurrent = useCurrentAnchor(anchors);

  return (
    <>
      <Enhance
        of={root}
        data-layout={layout}
        data-touch-mode={hasTouch}
        classes={{
          [stateClasses.above]: place.isAbove,
          'iyim-mega-menu': true,
        }}
        onClick={(event) => sectionFollowed(event) && showMenu(false)}
      />
      <EnhanceAll of={input.misnamed} {...UNNAMED} />
      <Enhance
        of={toggle}
        aria-haspopup={false}
        aria-expanded={isMenuOpen}
        onClick={() => showMenu(!isMenuOpen)}
      />
      <Enhance
        of={wrapper}
        hidden={isDropdown && toggle !== null && !isMenuOpen}
        styles={{
          '--stretch-width': stretch?.width,
          [`--stretch-${stretch?.side ?? 'left'}`]: stretch?.inset,
          '--n-menu-dropdown-content-box-height': isDropdown
            ? ((isMenuOpen || !toggle) && menuRoom) || (isMenuOpen ? 'auto' : '0')
            : undefined,
        }}
      />
      <Enhance of={heading} onKeyDown={(event) => moveFocus(event, focusables(items))} />
      <Each of={contents}>
        {(content) => (
          <Enhance
            of={content}
            classes={{ [stateClasses.active]: panel !== null && open?.content === content }}
            // A click next to the panel closes it, even inside the container, which may be invisible and as wide as the viewport.
            onClick={(event) => event.target === content && show(null)}
          />
        )}
      </Each>
      <Each of={items}>
        {(item, index) => (
          <Item
            index={index}
            item={item}
            isOpen={item === open}
            isCurrent={item.link && isCurrent(item.link)}
            isDropdown={isDropdown}
            hovers={hovers}
            animation={isStill ? 'none' : settings.animation}
            styles={{
              ...(item === open && place.styles),
              ...(item === open && panelRoom && { maxHeight: panelRoom, overflowY: 'auto' }),
            }}
            onShow={(isShown) => show(isShown ? item.panel : null)}
          />
        )}
      </Each>
    </>
  );
}

/**
 * Returns whether the titles are behind the toggle (§3 `item_layout`, `breakpoint_selector`). The experimental markup has
 * no toggle; for it, returns whether the page's style sheet hides the first copy of the titles.
 */
function useDropdownLayout(
  { kind, root }: MenuInput,
  { isDropdown, breakpoint }: MegaMenuSettings,
  first: MenuItem | undefined,
): boolean {
  const device = useDevice();
  const isNarrow = breakpoint !== 'none' && DEVICES.indexOf(device) <= DEVICES.indexOf(breakpoint);
  const isFolded = useMeasured(
    kind === 'experiment' ? [root] : [],
    () => first?.twin != null && getComputedStyle(first.row).display === 'none',
  );
  return kind === 'experiment' ? isFolded : isDropdown || isNarrow;
}

const itemAround = (items: readonly MenuItem[], element: Element): MenuItem | undefined =>
  items.find((item) => [item.row, item.control, item.panel].some((part) => part?.contains(element)));

/** Returns the tab stops in the titles, in document order. The page builder's scripts count them from 1. */
const focusables = (items: readonly MenuItem[]): readonly HTMLElement[] =>
  items.flatMap(({ link, control }) => [link, control].filter((part) => part !== null));

const isFor = (host: HTMLElement, request: unknown): request is Record<string, unknown> =>
  host.dataset.id !== undefined && String(Object(request).widgetId) === host.dataset.id;

/** Moves the focus between titles with the arrow keys, Home and End; each title stays a tab stop. */
export function moveFocus(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const { key, target } = event;
  if (!isPlainKey(event)) return;
  const from = stops.indexOf(target as HTMLElement);
  const move = from < 0 ? undefined : moveOf(key, directionOf(target as Element));
  if (!move) return;
  event.preventDefault();
  const hidden = stops.map((stop) => !isVisible(stop));
  stops[destination(hidden, from, move)]?.focus();
}

export default defineWidget({
  name: 'mega-menu',
  settings,
  read: readMenu,
  View: MegaMenu,
  prepare: prepareTakeOver,
  // Includes `host.css`, the styles of our minimal markup, for pages that do not link our style sheet.
  styles: host + styles,
});
