import { NothingToEnhance } from '@iyim/runtime/widget';
import { controlled } from '../../shared/disclosure/address.ts';

/** Whose markup it is: the page builder's, with a button in each title that opens; its first experiment, without; or ours. */
export type MenuKind = 'builder' | 'experiment' | 'plain';

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

interface Markup {
  /** Selectors of the parts, from the root. */
  readonly root: string;
  readonly heading: string;
  readonly wrapper: string;
  readonly toggle: string;
  readonly row: string;
  readonly panel: string;
  /** From a title's row, or what is around it. */
  readonly control: string;
}

const MARKUP: Readonly<Record<MenuKind, Markup>> = {
  builder: {
    root: '.e-n-menu:has(.e-n-menu-heading)',
    heading: '.e-n-menu-heading',
    wrapper: '.e-n-menu-wrapper',
    toggle: '.e-n-menu-toggle',
    row: '.e-n-menu-title',
    panel: '.e-n-menu-content > .e-con',
    control: '.e-n-menu-dropdown-icon',
  },
  experiment: {
    root: '.e-n-menu:has(.e-n-menu-items-heading)',
    heading: '.e-n-menu-items-heading',
    wrapper: '.e-n-menu-items-content',
    toggle: '',
    row: '.e-n-menu-items-heading > .e-n-menu-item-title',
    panel: '.e-n-menu-items-content > .e-con',
    control: '',
  },
  plain: {
    root: '[data-widget~=mega-menu]',
    heading: ':scope > ul',
    wrapper: ':scope > ul',
    toggle: ':scope > button',
    row: ':scope > ul > li',
    panel: ':scope > ul > li > div',
    control: ':scope > button',
  },
};

const TWIN = '.e-n-menu-items-content > .e-n-menu-item-title';

/** The class of a title whose part of the page is seen; a panel, what is around it, and a menu whose panel stands above it. */
export const looks = { current: 'e-current', active: 'e-active', above: 'content-above' } as const;

/** Which markup a host has. Throws when it has no titles. */
export function readMenu(host: HTMLElement) {
  for (const [name, markup] of Object.entries(MARKUP)) {
    const root = host.matches(markup.root) ? host : host.querySelector<HTMLElement>(markup.root);
    const find = (part: string) => (root && part ? root.querySelector<HTMLElement>(part) : null);
    const heading = find(markup.heading);
    const wrapper = find(markup.wrapper);
    if (!root || !heading || !wrapper) continue;
    return {
      kind: name as MenuKind,
      /** Around all of it. */
      root,
      /** Around the titles. */
      heading,
      /** What the toggle opens, in a dropdown layout. */
      wrapper,
      toggle: find(markup.toggle),
      /** Parts whose roles say that it is a menu of commands, which has other keys. */
      misnamed: [...root.querySelectorAll<HTMLElement>('[role^=menu], .e-n-menu-title[role]')],
      /** The page builder's own script runs this menu. */
      isTaken: root.matches('[data-layout]') || find('[data-focus-index]') !== null,
    };
  }
  throw new NothingToEnhance('expected a list of titles (.e-n-menu-heading, or <ul> of links), found none');
}

/** The titles, as the page has them now. Those of menus in the panels are others. */
export function readItems({ kind, root }: MenuInput): readonly MenuItem[] {
  const { row, panel, control } = MARKUP[kind];
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
