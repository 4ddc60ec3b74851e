import { attempt, isPlainObject, jsonAttribute, parseJson } from '@iyim/runtime/widget';
import { findMarkup } from '../../shared/define-parts.ts';

/** Source of the markup: the page builder, the elements plugin, or plain HTML. */
export type PortfolioKind = 'builder' | 'plugin' | 'plain';

export type PortfolioInput = ReturnType<typeof readPortfolio>;

/** An item and its parts. */
export interface PortfolioItem {
  readonly item: HTMLElement;
  readonly link: HTMLAnchorElement | null;
  /** The box around the item's picture, or the `<img>` itself. */
  readonly picture: HTMLElement | null;
  readonly loader: HTMLElement | null;
  /** Tags of the filters that show the item. */
  readonly tags: readonly string[];
}

interface Markup {
  /**
   * Selectors of the list and of the filters, inside the host; of the items, inside the list; and of the picture, inside an item.
   */
  readonly root: string;
  readonly filters: string;
  readonly item: string;
  readonly picture: string;
  /** Value of the filter that shows all items. */
  readonly all: string;
  /** Attribute that contains a filter's tag. */
  readonly shows: string;
  readonly tags: (item: HTMLElement) => readonly string[];
  /** Selector that matches the list once the original's script has laid it out. */
  readonly taken: string;
  /** Classes of the active filter, of visible items and of hidden items. */
  readonly active: string;
  readonly visible?: string;
  readonly hidden?: string;
}

const MARKUP: Readonly<Record<PortfolioKind, Markup>> = {
  builder: {
    root: '.elementor-portfolio',
    filters: '.elementor-portfolio__filter',
    item: ':scope > .elementor-portfolio-item:not(.elementor-portfolio-ghost-item)',
    picture: '.elementor-portfolio-item__img',
    all: '__all',
    shows: 'data-filter',
    tags: (item) => [...item.classList].flatMap((name) => /^elementor-filter-(.+)/.exec(name)?.[1] ?? []),
    taken: '.elementor-has-item-ratio, :has(> .elementor-portfolio-item.elementor-active)',
    active: 'elementor-active',
    visible: 'elementor-active',
  },
  plugin: {
    root: '.jet-portfolio__list',
    filters: '.jet-portfolio__filter-item',
    item: ':scope > .jet-portfolio__item',
    picture: '.jet-portfolio__image',
    all: 'all',
    shows: 'data-slug',
    tags: (item) => slugsIn(item.dataset.slug),
    taken: ':has(> .jet-portfolio__item.item-loaded)',
    active: 'active',
    visible: 'visible-status',
    hidden: 'hidden-status',
  },
  plain: {
    root: ':scope :is(ul, ol):not(:has([data-filter]))',
    filters: '[data-filter]',
    item: ':scope > li',
    picture: 'img',
    all: 'all',
    shows: 'data-filter',
    tags: (item) => (item.dataset.tags ?? '').split(/[\s,]+/),
    taken: '.iyim-none',
    active: 'iyim-filter-active',
  },
};

export const hooks = {
  more: '.jet-portfolio__view-more',
  moreButton: '.jet-portfolio__view-more-button',
} as const;

export const classesOf = (kind: PortfolioKind) => MARKUP[kind];

/** Reads the parts of a portfolio. Throws if the host contains no list of items. */
export function readPortfolio(host: HTMLElement) {
  const expected = 'items (.elementor-portfolio, .jet-portfolio__list or a list in the host)';
  const found = findMarkup(expected, MARKUP, host);
  return {
    ...found,
    host,
    /** Id used in the name of the lightbox's slideshow; may be empty. */
    id: host.closest<HTMLElement>('.elementor-element')?.dataset.id || host.id,
    /** Whether the original's script has already laid out the portfolio. */
    isTaken: found.root.matches(MARKUP[found.kind].taken),
  };
}

/** Returns the items that are in the list now. */
export function readItems({ kind, root }: PortfolioInput): readonly PortfolioItem[] {
  const { item: selector, picture, tags } = MARKUP[kind];
  return [...root.querySelectorAll<HTMLElement>(selector)].map((item) => ({
    item,
    link: item.querySelector('a[href]'),
    picture: item.querySelector(picture),
    loader: item.querySelector('.jet-portfolio__image-loader'),
    tags: tags(item).map(decoded),
  }));
}

/** Returns the tag whose items a filter shows; null for all items. */
export function shownBy({ kind }: PortfolioInput, filter: Element | undefined): string | null {
  const { all, shows } = MARKUP[kind];
  const tag = filter?.getAttribute(shows)?.trim() || all;
  return tag === all ? null : decoded(tag);
}

/** Decodes a slug, because non-Latin slugs are percent-encoded, with hex digits in upper or lower case. */
const decoded = (slug: string): string => attempt(() => decodeURIComponent(slug)) ?? slug;

/** Reads slugs from an object such as `{"0":"all","1":"jugs"}`, or from a list. */
function slugsIn(json = ''): string[] {
  const found = parseJson(json);
  const slugs = isPlainObject(found) ? Object.values(found) : Array.isArray(found) ? found : [];
  return slugs.flatMap((slug) => (typeof slug === 'string' || typeof slug === 'number' ? `${slug}` : []));
}

/** Reads the plugin's number of columns from its classes, or, in newer releases, from the builder's element around it. */
export function printedColumns(host: HTMLElement): Record<string, unknown> {
  if (!host.matches('.jet-portfolio')) return {};
  const outer = jsonAttribute(host.closest('.elementor-element[data-settings]'), 'data-settings');
  const inClass = (device: string) =>
    new RegExp(`(?:^|\\s)layout-${device}-column-(\\d{1,2})(?:\\s|$)`).exec(host.className)?.[1];
  return {
    columns: inClass('desktop'),
    columns_tablet: inClass('tablet'),
    columns_mobile: inClass('mobile'),
    ...Object.fromEntries(Object.entries(outer).filter(([name]) => /^columns(_|$)/.test(name))),
  };
}
