import { useMeasured } from '@iyim/runtime/page';
import { DEVICES, type Device, useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  Enhance,
  pressable,
  useDismissal,
  useIsland,
  useLifetime,
  useMedia,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { useSpaceBelow, useStretch } from '../../shared/menu/use-space.ts';
import { unlessTaken } from '../../shared/use-left-alone.ts';
import { Menu } from './Menu.tsx';
import styles from './nav-menu.css?inline';
import {
  hasBlocksMenu,
  INITIALISING,
  isInitialised,
  type NavMenuInput,
  OLD_ICON,
  readNavMenu,
  type Single,
  toggleClass,
} from './read.ts';
import { type NavMenuSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** `--menu-height` without a limit: larger than any menu, but a length, because the builder's style sheet animates it. */
const ANY_HEIGHT = '1000vmax';

/** A navigation whose submenus open by pointer, click and keyboard, and its copy below a toggle for narrow windows (NM-1). */
export const NavMenu = unlessTaken(useTaken, Menus);

function Menus({ settings, input }: ViewProps<NavMenuSettings, NavMenuInput>): ReactNode {
  const { id, text, host } = useIsland();
  const { kind, isPlain, single, main, toggle, dropdown } = input;
  const isNarrow = useIsNarrow(single, settings);
  const { isMainShown, toggleHeight } = useShown(input, isNarrow);
  const [isRequested, setOpen] = useState(false);
  const hasToggle = toggleHeight > 0;
  const isOpen = isRequested && hasToggle;
  const isInUse = single ? !hasToggle || isOpen : toggle ? isOpen : !isMainShown;
  const isFullWidth = single?.isFullWidth ?? settings.isFullWidth;
  useLayoutEffect(() => {
    if (!hasToggle) setOpen(false);
  }, [hasToggle]);
  useLifetime(
    (signal) => (single?.kind === 'blocks' ? takeOver('navMenu', single, signal) : undefined),
    [single],
  );

  const panel = single?.nav ?? dropdown?.nav ?? null;
  const space = useSpaceBelow(panel, isOpen);
  const stretch = useStretch(isFullWidth && hasToggle ? panel : null, isOpen);
  useDismissal(isOpen, {
    inside: [toggle, panel],
    // A panel at the side of the window covers the page, so a press next to it is not meant for the page.
    by: single?.isSide ? ['escape', 'focus', 'press'] : ['escape', 'focus'],
    onDismiss(by) {
      // Keeps the menu open if a press moved the focus, because closing it could move the pressed element, so that the click would
      // miss it.
      if (by === 'focus' && !document.activeElement?.matches(':focus-visible')) return;
      setOpen(false);
      if (by === 'escape') toggle?.focus();
    },
  });

  const icon = settings.icon ?? (input.hasOldIndicator ? OLD_ICON : null);
  const panelId = panel?.id || id('menu');
  const isVertical = settings.isVertical || single?.isVertical === true;
  return (
    <>
      {isPlain && <Enhance of={host} data-layout={settings.isVertical ? 'vertical' : undefined} />}
      {single && (
        <Frame single={single} settings={settings} isNarrow={isNarrow} isOpen={isOpen}>
          <Enhance
            of={single.close}
            {...(single.close &&
              pressable(single.close, (event) => {
                event.preventDefault();
                setOpen(false);
                toggle?.focus();
              }))}
            aria-label={text('close')}
          />
        </Frame>
      )}
      {toggle && (
        <Enhance
          of={toggle}
          {...pressable(toggle, (event) => {
            event.preventDefault();
            setOpen(!isOpen);
          })}
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={input.isToggleNamed ? undefined : text('menu')}
          classes={single ? undefined : toggleClass(isOpen)}
        />
      )}
      <Enhance
        of={panel}
        id={panelId}
        aria-label={input.isDropdownNamed ? undefined : (main?.nav.ariaLabel ?? text('menu'))}
        inert={!isInUse}
        aria-hidden={single ? (isInUse ? undefined : true) : isInUse ? null : true}
        classes={isPlain ? { 'iyim-menu-closed': !isInUse } : undefined}
        styles={{
          '--menu-height': toggle && !single ? (isOpen ? (space ?? ANY_HEIGHT) : '0') : undefined,
          ...(stretch && {
            width: stretch.width,
            [stretch.side]: stretch.inset,
            ...(single
              ? { [stretch.side === 'left' ? 'right' : 'left']: 'auto' }
              : { top: `${toggleHeight}px` }),
          }),
          ...(single && isOpen && space && { maxHeight: space, overflowY: 'auto' }),
        }}
      />
      {main && (
        <Menu
          {...main}
          kind={kind}
          icon={icon}
          isVertical={isVertical}
          layout={isNarrow ? 'narrow' : 'wide'}
          settings={settings}
          single={single}
          onFollow={single ? () => setOpen(false) : undefined}
        />
      )}
      {dropdown && (
        <Menu
          {...dropdown}
          kind={kind}
          icon={icon}
          isVertical
          layout="wide"
          settings={settings}
          single={null}
          onFollow={settings.isFullWidth ? () => setOpen(false) : undefined}
        />
      )}
    </>
  );
}

interface FrameProps {
  readonly single: Single;
  readonly settings: NavMenuSettings;
  readonly isNarrow: boolean;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Shows the states of a menu with a single list with the classes that its plugin's style sheet expects. */
function Frame({ single, settings, isNarrow, isOpen, children }: FrameProps): ReactNode {
  const { kind, around, list, device, isRolledUp } = single;
  const is = (layout: string) => ({ [`jet-mega-menu--layout-${layout}`]: layout === current });
  const current = isNarrow ? 'dropdown' : settings.isVertical ? 'vertical' : 'horizontal';
  const classes =
    kind === 'blocks'
      ? {
          'jet-mobile-menu-active': isOpen,
          'jet-mobile-menu-trigger-active': device === undefined ? undefined : isNarrow,
        }
      : {
          ...is('horizontal'),
          ...is('vertical'),
          ...is('dropdown'),
          'jet-mega-menu--dropdown-open': isOpen,
        };
  return (
    <>
      <Enhance of={around} classes={classes} />
      {/* Items that do not fit wrap to another line. */}
      <Enhance of={isRolledUp ? list : null} styles={{ flexWrap: 'wrap' }} />
      {children}
    </>
  );
}

/** Returns whether the window is so narrow that a menu with a single list is behind its toggle. */
function useIsNarrow(single: Single | null, { isDropdown, breakpoint }: NavMenuSettings): boolean {
  const device = useDevice();
  const isBelow = useMedia(
    single?.kind === 'mega' ? `(width < ${breakpoint}px)` : `(max-width: ${single?.width ?? 0}px)`,
  );
  if (!single) return false;
  if (single.kind === 'mega') return isDropdown || isBelow;
  if (single.device === 'custom') return isBelow;
  return DEVICES.indexOf(device) <= DEVICES.indexOf(single.device as Device);
}

/** Returns whether the original's script has initialised the menu, and re-renders if this happens later. */
function useTaken(input: NavMenuInput): boolean {
  const { host } = useIsland();
  const [isTaken, setTaken] = useState(() => isInitialised(host, input));
  useLifetime(
    (signal) => {
      const observer = new MutationObserver(() => setTaken(isInitialised(host, input)));
      observer.observe(input.single?.around ?? host, {
        subtree: !input.single,
        attributeFilter: INITIALISING,
      });
      signal.addEventListener('abort', () => observer.disconnect());
    },
    [host, input],
  );
  return isTaken;
}

/** Measures whether the page's style sheet shows the main navigation, and the height of the toggle, in px. */
function useShown({ main, toggle }: NavMenuInput, isNarrow: boolean) {
  const shown = [main?.nav, toggle].filter((element) => element != null);
  return useMeasured(
    shown,
    () => ({
      isMainShown: main !== null && main.nav.getClientRects().length > 0,
      toggleHeight: toggle?.offsetHeight ?? 0,
    }),
    isNarrow,
  );
}

export default defineWidget({
  name: 'nav-menu',
  settings,
  read: readNavMenu,
  View: NavMenu,
  // Only the blocks plugin's script has handlers that are taken over.
  prepare: () => (hasBlocksMenu() ? prepareTakeOver() : undefined),
  styles,
  messages: texts,
});
