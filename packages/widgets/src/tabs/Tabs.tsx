import { useMeasured } from '@iyim/runtime/page';
import { forDevice, useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  dispatchLegacy,
  Each,
  Enhance,
  EnhanceAll,
  pressable,
  useChange,
  useIsland,
  useLegacyEvent,
  useLifetime,
  useMedia,
  useRovingFocus,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useRef, useState } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { atAddress, ownId, useAddress } from '../../shared/disclosure/address.ts';
import { disclosureNames as names } from '../../shared/disclosure/names.ts';
import sections from '../../shared/disclosure/sections.css?inline';
import { Template } from '../../shared/disclosure/Template.tsx';
import { showInWindow, useScrollTo } from '../../shared/disclosure/use-in-window.ts';
import { AutoSwitch } from './AutoSwitch.tsx';
import {
  findTabs,
  positionClasses,
  readTabs,
  reviewsTab,
  type Tab,
  type TabsInput,
  type TabsKind,
} from './read.ts';
import { settings, type TabsSettings } from './settings.ts';
import styles from './tabs.css?inline';
import texts from './texts.json' with { type: 'json' };

/** Classes of an open tab that the originals' style sheets use. */
const OPEN_CLASSES: Readonly<Record<TabsKind, { title?: string; item?: string; panel?: string }>> = {
  nested: { title: 'e-active', panel: 'e-active' },
  classic: { title: 'elementor-active', panel: 'elementor-active' },
  plugin: { title: 'active-tab', panel: 'active-content' },
  shop: { item: 'active' },
  plain: {},
};

/** Bindings that remove the role `tablist` from the element around the panels, where some originals set it. */
const NO_LIST = { role: null, 'aria-orientation': null };

/** Shows one panel at a time (TB-1). */
export function Tabs({ settings, input }: ViewProps<TabsSettings, TabsInput>): ReactNode {
  const { host, id } = useIsland();
  const { kind, root, list, positions } = input;
  const tabs = useServerParts(root, () => findTabs(input));
  const layout = useLayout(input, tabs);
  const isStack = layout === 'stack';
  const hasTouch = useMedia('(hover: none)');
  const device = useDevice();
  const position = positions && forDevice(positions, device);

  const [requested, setRequested] = useState(() => initialTab(tabs, settings.activeIndex));
  const found = tabs.findIndex(({ panel }) => panel === requested.panel);
  const current = found < 0 ? nearest(tabs, requested.index) : found;
  const { panel: shown = null } = tabs[current] ?? {};
  const [isSwitching, setSwitching] = useState(true);
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  useScrollTo(settings.scroll && opened, settings.scroll);

  const notify = (tabIndex: number, isDone: boolean): void => {
    if (kind === 'plugin')
      dispatchLegacy(window, isDone ? names.switched : names.switching, [{ target: root, tabIndex }]);
    else if (isDone && kind !== 'plain' && kind !== 'shop') dispatchLegacy(window, names.motion);
    if (isDone && kind === 'nested') {
      dispatchLegacy(window, names.activate, [tabs[tabIndex]?.panel], {}, { isBare: true });
      dispatchLegacy(window, names.background);
    }
    // Lets scripts in the panel measure their content, which they could not do while the panel was hidden.
    if (isDone) dispatchLegacy(document, names.measure);
  };
  const open = (index: number): void => {
    const { panel } = tabs[index] ?? {};
    if (!panel || panel === shown) return;
    notify(index, false);
    setRequested({ panel, index });
  };
  const choose = (index: number): void => {
    setSwitching(false);
    open(index);
  };

  const pressed = useRef<Element>(null);
  useChange(shown, () => {
    if (!shown) return;
    // The pressed title moves up when the panel above it closes, so it is scrolled back into the window.
    if (isStack && pressed.current) showInWindow(pressed.current);
    pressed.current = null;
    notify(current, true);
    setOpened(shown);
  });

  useAddress(tabs, partsOf, (tab) => choose(tabs.indexOf(tab)));
  useLegacyEvent(kind === 'nested' ? window : null, names.byKeyboard, ([request]) => {
    const { widgetId, titleIndex } = Object(request) as Record<string, unknown>;
    if (host.dataset.id && String(widgetId) === host.dataset.id)
      choose(nearest(tabs, Number(titleIndex) - 1));
  });
  useLifetime((signal) => takeOver('tabs', tabs, signal), [tabs]);

  const controls = tabs.map(({ title, twin }) => (isStack && twin) || title);
  const roving = useRovingFocus(
    controls.map((element) => ({ element })),
    { stop: current, onMove: (index) => isStack || choose(index), axis: layout === 'row' ? 'row' : 'column' },
  );
  const content = tabs[0]?.panel.parentElement ?? root;

  return (
    <>
      <Enhance
        of={root}
        role={kind === 'plugin' ? null : undefined}
        data-touch-mode={kind === 'nested' ? hasTouch : undefined}
        classes={{
          'e-activated': kind === 'nested' || undefined,
          'iyim-tabs-stack': isStack || undefined,
          ...(position && positionClasses(position)),
        }}
      />
      <Enhance
        of={list}
        role={isStack ? null : 'tablist'}
        aria-orientation={layout === 'column' ? 'vertical' : null}
        // The builder's label is on the element around the list.
        aria-label={
          isStack
            ? undefined
            : (list.getAttribute('aria-label') ?? root.getAttribute('aria-label') ?? undefined)
        }
      />
      <Enhance of={content === root ? null : content} {...NO_LIST} />
      <EnhanceAll of={[...list.querySelectorAll(':scope > li')]} role={isStack ? undefined : 'none'} />
      <Each of={tabs}>
        {({ panel }, index) => {
          const control = controls[index] as HTMLElement;
          const isOpen = index === current;
          const titleId = ownId(control, id(`tab-${index}`));
          const panelId = ownId(panel, id(`panel-${index}`));
          const openClasses = OPEN_CLASSES[kind];
          const press = pressable(control, (event) => {
            event.preventDefault();
            pressed.current = control;
            choose(index);
          });
          const { tabIndex, onKeyDown } = roving(index);
          return (
            <>
              <Enhance
                of={control}
                id={titleId}
                role={isStack ? (press.role ?? null) : 'tab'}
                tabIndex={isStack ? 0 : tabIndex}
                aria-controls={panelId}
                aria-selected={isStack ? null : isOpen}
                aria-expanded={isStack ? isOpen : null}
                aria-disabled={isStack && isOpen ? true : undefined}
                classes={{ 'iyim-tab': true, ...(openClasses.title && { [openClasses.title]: isOpen }) }}
                onClick={press.onClick}
                onMouseEnter={settings.opensByHover && !isStack ? () => choose(index) : undefined}
                onKeyDown={(event) => {
                  press.onKeyDown?.(event);
                  onKeyDown?.(event);
                }}
              />
              <Enhance
                of={openClasses.item ? control.parentElement : null}
                classes={openClasses.item ? { [openClasses.item]: isOpen } : undefined}
              />
              <EnhanceAll
                of={kind === 'classic' ? [...control.querySelectorAll(':scope > a')] : []}
                href={null}
              />
              <Enhance
                of={panel}
                id={panelId}
                role={isStack ? 'region' : 'tabpanel'}
                // A closed panel must not be a tab stop, although the browser's search can find it.
                tabIndex={isOpen ? (isStack ? undefined : 0) : null}
                aria-labelledby={titleId}
                // With `until-found`, a closed panel keeps its box, which assistive technology would expose as an empty panel.
                aria-hidden={isOpen ? null : true}
                hidden={isOpen ? false : 'until-found'}
                classes={{
                  'iyim-section iyim-tab-panel': true,
                  ...(openClasses.panel ? { [openClasses.panel]: isOpen } : undefined),
                }}
                styles={isOpen ? { display: kind === 'classic' ? 'block' : null } : undefined}
                onBeforeMatch={() => choose(index)}
              />
              {kind === 'plugin' && <Template panel={panel} root={root} index={index} isWanted={isOpen} />}
            </>
          );
        }}
      </Each>
      {settings.switchEvery && tabs.length > 1 && (
        <AutoSwitch
          root={root}
          isOn={isSwitching}
          every={settings.switchEvery}
          next={() => open((current + 1) % tabs.length)}
          turn={setSwitching}
        />
      )}
    </>
  );
}

type Layout = 'row' | 'column' | 'stack';

/**
 * Returns how the page's style sheet lays out the titles; `stack` for titles between the panels. In narrow windows, the builder's
 * style sheet puts them there: it sets `display: contents` on the list, or hides the list and shows each `twin`.
 */
function useLayout({ root, list }: TabsInput, tabs: readonly Tab[]): Layout {
  return useMeasured([root, list], () => {
    const [first, second] = tabs.map(({ title }) => title);
    const isHidden = (element?: Element) =>
      !element || /none|contents/.test(getComputedStyle(element).display);
    if (isHidden(list) || isHidden(first)) return 'stack';
    const { height = 0, bottom = 0 } = first?.getBoundingClientRect() ?? {};
    const top = second?.getBoundingClientRect().top ?? 0;
    return height > 0 && top >= bottom ? 'column' : 'row';
  });
}

interface RequestedTab {
  readonly panel: HTMLElement | null;
  readonly index: number;
}

/** Returns the tab that the address leads to, otherwise the tab that the server shows, otherwise the requested tab. */
function initialTab(tabs: readonly Tab[], requested: number): RequestedTab {
  const given =
    atAddress(tabs, partsOf).at(-1) ?? reviewsTab(tabs) ?? tabs.find(({ startsOpen }) => startsOpen);
  const index = given ? tabs.indexOf(given) : nearest(tabs, requested);
  return { panel: tabs[index]?.panel ?? null, index };
}

/** Returns the index of an existing tab: `index`, otherwise the index before it, otherwise 0. Returns -1 for a negative index. */
const nearest = (tabs: readonly Tab[], index: number): number =>
  index < 0 ? -1 : ([index, index - 1].find((each) => each in tabs) ?? 0);

const partsOf = ({ title, twin, panel }: Tab): readonly (Element | null)[] => [title, twin, panel];

export default defineWidget({
  name: 'tabs',
  settings,
  read: readTabs,
  View: Tabs,
  prepare: prepareTakeOver,
  styles: sections + styles,
  messages: texts,
});
