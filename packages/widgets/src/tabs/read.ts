import {
  attempt,
  byDevice,
  choice,
  defineSettings,
  jsonAttribute,
  NothingToEnhance,
} from '@iyim/runtime/widget';
import { controlled } from '../../shared/disclosure/address.ts';

/**
 * Kind of markup: the page builder's tabs with nested elements, its classic tabs, the plugin's tabs, the tabs of the shop's product
 * page, or a plain list.
 */
export type TabsKind = 'nested' | 'classic' | 'plugin' | 'shop' | 'plain';

export interface TabsInput {
  readonly kind: TabsKind;
  /** Element around the titles and the panels. */
  readonly root: HTMLElement;
  /** Element around the titles. */
  readonly list: HTMLElement;
  /** Position of the titles relative to the panels, by device; null if the page's style sheet sets it. */
  readonly positions: Positions | null;
}

export interface Tab {
  readonly title: HTMLElement;
  /** Copy of the title before its panel, shown in narrow windows, where the list is hidden; null if there is no copy. */
  readonly twin: HTMLElement | null;
  readonly panel: HTMLElement;
  /** Whether the server shows the panel. */
  readonly startsOpen: boolean;
}

interface Markup {
  /** Selectors. `list`, `panel` and `twin` apply inside the root, `title` inside the list. */
  readonly root: string;
  readonly list: string;
  readonly title: string;
  readonly panel: string;
  readonly twin?: string;
  /** Selector that matches a title whose panel the server shows. */
  readonly open: string;
}

/** Selector of hosts. Distinguishes the root of a host from the roots of tabs nested in its panels. */
const HOST = '.elementor-element, [data-widget], .jet-tabs, .woocommerce-tabs';

const MARKUP: Readonly<Record<TabsKind, Markup>> = {
  nested: {
    root: '.e-n-tabs',
    list: ':scope > .e-n-tabs-heading',
    title: ':scope > .e-n-tab-title',
    panel: ':scope > .e-n-tabs-content > .e-con',
    twin: ':scope > .e-n-tabs-content > .e-n-tab-title',
    open: '[aria-selected=true]',
  },
  classic: {
    root: '.elementor-tabs',
    list: ':scope > .elementor-tabs-wrapper',
    title: ':scope > .elementor-tab-title',
    panel: ':scope > .elementor-tabs-content-wrapper > .elementor-tab-content',
    twin: ':scope > .elementor-tabs-content-wrapper > .elementor-tab-title',
    open: '.elementor-active',
  },
  plugin: {
    root: '.jet-tabs',
    list: ':scope > .jet-tabs__control-wrapper',
    title: '.jet-tabs__control',
    panel: ':scope > .jet-tabs__content-wrapper > .jet-tabs__content',
    open: '.active-tab',
  },
  shop: {
    root: '.woocommerce-tabs, .wc-tabs-wrapper',
    list: '.wc-tabs, ul.tabs',
    title: ':scope > li > a[href*="#"]',
    panel: '',
    open: '.active > a',
  },
  plain: {
    root: '[data-widget~=tabs]',
    list: ':scope > :is(ul, ol)',
    title: ':scope > li > a[href*="#"]',
    panel: '',
    open: '[aria-current]',
  },
};

/** Detects the kind of a host's markup and reads its parts. Throws if the host has no title with a panel. */
export function readTabs(host: HTMLElement): TabsInput {
  for (const [name, { root: rootOf, list: listOf }] of Object.entries(MARKUP)) {
    const kind = name as TabsKind;
    const root = [host, ...host.querySelectorAll<HTMLElement>(rootOf)].find(
      (found) => found.matches(rootOf) && found.closest(HOST) === host,
    );
    const list = root?.querySelector<HTMLElement>(listOf);
    if (!root || !list) continue;
    const input = { kind, root, list, positions: kind === 'plugin' ? readPositions(host) : null };
    if (findTabs(input).length > 0) return input;
  }
  throw new NothingToEnhance(
    'expected a list of titles and a panel for each (<ul> of links to elements of the host), found none',
  );
}

/** Returns the tabs that are currently on the page. Ignores titles without a panel. */
export function findTabs({ kind, root, list }: TabsInput): readonly Tab[] {
  const { title, panel: panelOf, twin, open } = MARKUP[kind];
  const all = (selector?: string) => (selector ? [...root.querySelectorAll<HTMLElement>(selector)] : []);
  const panels = all(panelOf);
  const twins = all(twin);
  const titles = [...list.querySelectorAll<HTMLElement>(title)];
  const named = titles.map((title) => controlled(title, panels));
  return titles.flatMap((title, index): Tab[] => {
    const inOrder = named.includes(panels[index]) ? undefined : panels[index];
    const panel =
      title instanceof HTMLAnchorElement && panelOf === ''
        ? target(root, title, kind)
        : (named[index] ?? inOrder);
    return panel ? [{ title, twin: twins[index] ?? null, panel, startsOpen: title.matches(open) }] : [];
  });
}

/** Matches addresses of a comment, and of a page of comments, which are in the shop's tab with the reviews. */
const COMMENTS = /comment-page-|[?&]cpage=|#.*comment-/i;

/** Returns the shop's tab with the reviews if the address needs it, although it may not lead to an element of the panel. */
export const reviewsTab = (tabs: readonly Tab[], { href } = location as { href: string }): Tab | undefined =>
  COMMENTS.test(href) ? tabs.find(({ title }) => title.closest('.reviews_tab')) : undefined;

/** Returns the panel that a title leads to: a child of the root, or any element in it in the shop's tabs, as themes wrap panels. */
function target(root: Element, { hash }: HTMLAnchorElement, kind: TabsKind): HTMLElement | undefined {
  const id = attempt(() => decodeURIComponent(hash.slice(1))) ?? '';
  const panels = root.querySelectorAll<HTMLElement>(kind === 'shop' ? '[id]' : ':scope > [id]');
  return [...panels].find((panel) => panel.id === id);
}

const POSITIONS = ['top', 'bottom', 'left', 'right'] as const;
/** Setting that the tabs plugin prints on the element around its tabs. */
const placement = defineSettings(
  { tabs_position: byDevice(choice(POSITIONS, 'top', 'Side of the panels on which the titles are.')) },
  (raw) => raw.tabs_position,
  { isTolerant: true },
);
type Positions = ReturnType<typeof placement.parse>;

export const positionClasses = (position: string): Record<string, boolean> =>
  Object.fromEntries(POSITIONS.map((each) => [`jet-tabs-position-${each}`, each === position]));

function readPositions(host: HTMLElement): Positions | null {
  const settings = jsonAttribute(host.closest('.elementor-element[data-settings]'), 'data-settings');
  return 'tabs_position' in settings ? placement.parse(settings) : null;
}
