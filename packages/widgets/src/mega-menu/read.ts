import { defineParts } from '../../shared/define-parts.ts';
import { controlled } from '../../shared/disclosure/address.ts';

export type MenuInput = ReturnType<typeof readMenu>;

export interface MenuItem {
  /** Element around the title; a click on it counts as a click on the title. */
  readonly row: HTMLElement;
  /** The title's link. */
  readonly link: HTMLAnchorElement | null;
  /** Whether the title links to a section of this page or of another page. */
  readonly isAnchor: boolean;
  /** Control that opens the panel with any input device; null if the title has no panel. */
  readonly control: HTMLElement | null;
  /** Second copy of the title before its panel, for narrow windows; null if the markup has no second copies. */
  readonly twin: HTMLElement | null;
  readonly panel: HTMLElement | null;
  /** The builder's container around this panel, or around all panels; null in other markup. */
  readonly content: HTMLElement | null;
}

/**
 * Finds the parts of a menu in the page builder's markup, which has a button in each title with a panel; in the markup of the
 * builder's first, experimental menu, which has no buttons; or in our minimal markup.
 */
const findParts = defineParts('a list of titles (.e-n-menu-heading, or <ul> of links)', {
  builder: {
    root: '.e-n-menu',
    /** Container of the titles. */
    heading: '.e-n-menu-heading',
    /** Element that the toggle opens in the dropdown layout. */
    wrapper: '.e-n-menu-wrapper',
    toggle: '?.e-n-menu-toggle',
  },
  experiment: { root: '.e-n-menu', heading: '.e-n-menu-items-heading', wrapper: '.e-n-menu-items-content' },
  plain: {
    root: '[data-widget~=mega-menu]',
    heading: ':scope > ul',
    wrapper: ':scope > ul',
    toggle: '?:scope > button',
  },
});

/** Selectors of rows and panels inside the root, and of a panel's control inside a row or the row's container. */
const ITEMS = {
  builder: {
    row: '.e-n-menu-title',
    panel: '.e-n-menu-content > .e-con',
    control: '.e-n-menu-dropdown-icon',
  },
  experiment: {
    row: '.e-n-menu-items-heading > .e-n-menu-item-title',
    panel: '.e-n-menu-items-content > .e-con',
    control: '',
  },
  plain: { row: ':scope > ul > li', panel: ':scope > ul > li > div', control: ':scope > button' },
};

const TWIN = '.e-n-menu-items-content > .e-n-menu-item-title';

/**
 * Classes of states: `current` for a title whose section is in view, `active` for an open panel and its container, and `above` for
 * a menu whose panel opens above the titles.
 */
export const stateClasses = { current: 'e-current', active: 'e-active', above: 'content-above' } as const;

/** Reads the markup of a host. Throws if the host has no titles. */
export function readMenu(host: HTMLElement) {
  const parts = findParts(host);
  const { root } = parts;
  return {
    ...parts,
    /** Parts with the roles of an ARIA menu, which would require other keyboard behaviour. */
    misnamed: [...root.querySelectorAll<HTMLElement>('[role^=menu], .e-n-menu-title[role]')],
    /** Whether the page builder's own script has initialised this menu. */
    isTaken: root.matches('[data-layout]') || root.querySelector('[data-focus-index]') !== null,
  };
}

/** Returns the titles that are in the menu now, except titles of other menus inside its panels. */
export function readItems({ kind, root }: MenuInput): readonly MenuItem[] {
  const { row, panel, control } = ITEMS[kind];
  const all = (selector: string): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((part) => part.closest(ROOT) === root);
  const panels = all(panel);
  const twins = kind === 'experiment' ? all(TWIN) : [];
  let opening = -1;
  return all(row).map((row, index): MenuItem => {
    const around = (kind === 'builder' && row.closest<HTMLElement>('li')) || row;
    const button = control ? around.querySelector<HTMLElement>(control) : row;
    if (button) opening += 1;
    const found =
      controlled(button, panels) ??
      panels.find((each) => around.contains(each)) ??
      (kind === 'experiment' ? panels[opening] : undefined);
    const ownPanel = (button && found) ?? null;
    const link = row.querySelector<HTMLAnchorElement>(kind === 'plain' ? ':scope > a' : 'a');
    return {
      row,
      link,
      isAnchor: row.matches('.e-anchor') || (kind === 'plain' && /#./.test(link?.getAttribute('href') ?? '')),
      control: ownPanel && button,
      twin: twins[index] ?? null,
      panel: ownPanel,
      content: kind === 'builder' ? (ownPanel?.parentElement ?? null) : null,
    };
  });
}

const ROOT = '.e-n-menu, [data-widget~=mega-menu]:not(:has(.e-n-menu))';
