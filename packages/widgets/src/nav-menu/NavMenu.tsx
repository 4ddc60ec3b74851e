import { useMeasured } from '@iyim/runtime/page';
import {
  defineWidget,
  Enhance,
  pressable,
  useDismissal,
  useIsland,
  useLifetime,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useSpaceBelow, useStretch } from '../../shared/menu/use-space.ts';
import { unlessTaken } from '../../shared/use-left-alone.ts';
import { Menu } from './Menu.tsx';
import styles from './nav-menu.css?inline';
import { INITIALISED, type NavMenuInput, OLD_ICON, readNavMenu, toggleClass } from './read.ts';
import { type NavMenuSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** `--menu-height` without a limit: larger than any menu, but a length, because the builder's style sheet animates it. */
const ANY_HEIGHT = '1000vmax';

/** A navigation whose submenus open by pointer, click and keyboard, and its copy below a toggle for narrow windows (NM-1). */
export const NavMenu = unlessTaken(useTaken, Menus);

function Menus({ settings, input }: ViewProps<NavMenuSettings, NavMenuInput>): ReactNode {
  const { id, text, host } = useIsland();
  const { isPlain, main, toggle, dropdown } = input;
  const { isMainShown, toggleHeight } = useShown(input);
  const [isRequested, setOpen] = useState(false);
  const hasToggle = toggleHeight > 0;
  const isOpen = isRequested && hasToggle;
  const isInUse = toggle ? isOpen : !isMainShown;
  useLayoutEffect(() => {
    if (!hasToggle) setOpen(false);
  }, [hasToggle]);

  const panel = dropdown?.nav ?? null;
  const space = useSpaceBelow(panel, isOpen);
  const stretch = useStretch(settings.isFullWidth && hasToggle ? panel : null, isOpen);
  useDismissal(isOpen, {
    inside: [toggle, panel],
    by: ['escape', 'focus'],
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
  return (
    <>
      {isPlain && <Enhance of={host} data-layout={settings.isVertical ? 'vertical' : undefined} />}
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
          classes={toggleClass(isOpen)}
        />
      )}
      <Enhance
        of={panel}
        id={panelId}
        aria-label={input.isDropdownNamed ? undefined : (main?.nav.ariaLabel ?? text('menu'))}
        inert={!isInUse}
        aria-hidden={isInUse ? null : true}
        classes={isPlain ? { 'iyim-menu-closed': !isInUse } : undefined}
        styles={{
          '--menu-height': toggle ? (isOpen ? (space ?? ANY_HEIGHT) : '0') : undefined,
          ...(stretch && {
            width: stretch.width,
            [stretch.side]: stretch.inset,
            top: `${toggleHeight}px`,
          }),
        }}
      />
      {main && <Menu {...main} icon={icon} isVertical={settings.isVertical} isPlain={isPlain} />}
      {dropdown && (
        <Menu
          {...dropdown}
          icon={icon}
          isVertical
          isPlain={isPlain}
          onFollow={settings.isFullWidth ? () => setOpen(false) : undefined}
        />
      )}
    </>
  );
}

/** Returns whether the original's library has initialised the menu, and re-renders if this happens later. */
function useTaken(): boolean {
  const { host } = useIsland();
  const isInitialised = () => host.querySelector(`[${INITIALISED}]`) !== null;
  const [isTaken, setTaken] = useState(isInitialised);
  useLifetime(
    (signal) => {
      const observer = new MutationObserver(() => setTaken(isInitialised()));
      observer.observe(host, { subtree: true, attributeFilter: [INITIALISED] });
      signal.addEventListener('abort', () => observer.disconnect());
    },
    [host],
  );
  return isTaken;
}

/** Measures whether the page's style sheet shows the main navigation, and the height of the toggle, in px. */
function useShown({ main, toggle }: NavMenuInput) {
  const shown = [main?.nav, toggle].filter((element) => element != null);
  return useMeasured(shown, () => ({
    isMainShown: main !== null && main.nav.getClientRects().length > 0,
    toggleHeight: toggle?.offsetHeight ?? 0,
  }));
}

export default defineWidget({
  name: 'nav-menu',
  settings,
  read: readNavMenu,
  View: NavMenu,
  styles,
  messages: texts,
});
