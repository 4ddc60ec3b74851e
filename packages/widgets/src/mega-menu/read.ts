import { defineParts } from '../../shared/define-parts.ts';
import { controlled } from '../../shared/disclosure/address.ts';

export type MenuInput = ReturnType<typeof readMenu>;

export interface MenuItem {
  /** Around the title: a press on it is one on the title. */
  readonly row: HTMLElement;
  /** Where the title leads. */
  readonly link: HTMLAnchorElement | null;
  /** Leads to a part of a page. */
  readonly isAnchor: boolean;
  /** What opens the panel for everybody; null without one. */
  readonly control: HTMLElement | null;
  /** The same title once more, before its panel, for narrow windows. */
  readonly twin: HTMLElement | null;
  readonly panel: HTMLElement | null;
  /** Around the panel, or around all of them. */
  readonly content: HTMLElement | null;
}

/** The page builder's markup, with a button in each title that opens; its first experiment, without; and ours. */
const findParts = defineParts('a list of titles (.e-n-menu-heading, or <ul> of links)', {
  builder: {
    root: '.e-n-menu',
    /** Around the titles. */
    heading: '.e-n-menu-heading',
    /** What the toggle opens, in a dropdown layout. */
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

/** Selectors from the root, of titles' rows and of panels; from a row, or what is around it, of the control. */
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

/** The class of a title whose part of the page is seen; a panel, what is around it, and a menu whose panel stands above it. */
export const looks = { current: 'e-current', active: 'e-active', above: 'content-above' } as const;

/** Which markup a host has. Throws when it has no titles. */
export function readMenu(host: HTMLElement) {
  const parts = findParts(host);
  const { root } = parts;
  return {
    ...parts,
    /** Parts whose roles say that it is a menu of commands, which has other keys. */
    misnamed: [...root.querySelectorAll<HTMLElement>('[role^=menu], .e-n-menu-title[role]')],
    /** The page builder's own script runs this menu. */
    isTaken: root.matches('[data-layout]') || root.querySelector('[data-focus-index]') !== null,
  };
}

/** The titles, as the page has them now. Those of menus in the panels are others. */
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
    const own = (button && found) ?? null;
    const link = row.querySelector<HTMLAnchorElement>(kind === 'plain' ? ':scope > a' : 'a');
    return {
      row,
      link,
      isAnchor: row.matches('.e-anchor') || (kind === 'plain' && /#./.test(link?.getAttribute('href') ?? '')),
      control: own && button,
      twin: twins[index] ?? null,
      panel: own,
      content: kind === 'builder' ? (own?.parentElement ?? null) : null,
    };
  });
}

const ROOT = '.e-n-menu, [data-widget~=mega-menu]:not(:has(.e-n-menu))';
