import { type FoundMarkup, findMarkup } from '../../shared/define-parts.ts';
import type { OpenStyle, Section } from '../../shared/disclosure/Sections.tsx';

/**
 * Source of the markup: the page builder's nested accordion, its classic accordion or toggle, the tabs plugin's accordion
 * or image accordion, or our minimal markup.
 */
export type AccordionKind = SectionKind | 'images';

type SectionKind = 'nested' | 'classic' | 'toggle' | 'plugin' | 'plain';

export type AccordionInput = FoundMarkup<AccordionKind>;

interface Markup {
  /** Selector of the root. `item` is relative to it; `control` (the header) and `panel` are relative to an item. */
  readonly root: string;
  readonly item: string;
  readonly control: string;
  readonly panel: string;
  readonly openStyle?: OpenStyle;
}

/** Selector of the titles in the headers of the classic kinds: links that lead nowhere. */
export const TITLES = '.elementor-accordion-title, .elementor-toggle-title';

const classic = (name: string): Markup => ({
  root: `.elementor-${name}`,
  item: `:scope > .elementor-${name}-item`,
  control: ':scope > .elementor-tab-title',
  panel: ':scope > .elementor-tab-content',
  openStyle: { name: 'elementor-active', on: ['control', 'panel'], shown: { display: 'block' } },
});

const MARKUP: Readonly<Record<SectionKind, Markup>> = {
  nested: {
    root: '.e-n-accordion',
    item: ':scope > details',
    control: ':scope > summary',
    panel: ':scope > summary + *',
  },
  classic: classic('accordion'),
  toggle: classic('toggle'),
  plugin: {
    root: '.jet-accordion',
    item: ':scope > .jet-accordion__inner > .jet-toggle, :scope > .jet-toggle',
    control: ':scope > .jet-toggle__control',
    panel: ':scope > .jet-toggle__content',
    openStyle: { name: 'active-toggle', on: ['box'], shown: { height: 'auto' } },
  },
  plain: {
    root: '[data-widget~=accordion]',
    item: ':scope > details',
    control: ':scope > summary',
    panel: ':scope > summary + *',
  },
};

/** Selector of the items of an image accordion. */
export const IMAGE_ITEMS = '.jet-image-accordion__item';
/** Class of the active item; the plugin's style sheet shows this item's text. */
export const ACTIVE_IMAGE = 'active-accordion';

/** Reads the parts of an image accordion's item. */
export const readImageItem = (item: HTMLElement) => ({
  image: item.querySelector<HTMLImageElement>(
    'img.jet-image-accordion__image-instance, .jet-image-accordion__image-instance img',
  ),
  /** Indicator that covers the item until its image has loaded. */
  loader: item.querySelector<HTMLElement>('.jet-image-accordion__item-loader'),
  /** Links to other addresses. Links to `#…` are left out, because they may open something on the page, as buttons do. */
  links: [...item.querySelectorAll<HTMLElement>('a.jet-image-accordion__button[href]:not([href^="#"])')],
});

/**
 * Returns the kind of a host's markup and the element around its items. Throws if no item has a header and a panel, or if an
 * image accordion has no items.
 */
export const readAccordion = (host: HTMLElement): AccordionInput =>
  findMarkup<AccordionKind>(
    'items with a header and an element after it (<details> with <summary>)',
    { images: { root: '.jet-image-accordion' }, ...MARKUP },
    host,
    (found) =>
      found.kind === 'images'
        ? found.root.querySelector(IMAGE_ITEMS) !== null
        : readSections(found).length > 0,
  );

/** Selector of the element around a panel's content in the tabs plugin's markup. */
export const CONTENT = ':scope > .jet-toggle__content-inner';

/** Reads the accordion's current items. Skips items without a header or a panel. */
export function readSections({ kind, root }: AccordionInput): readonly Section[] {
  if (kind === 'images') return [];
  const { item, control: header, panel: content, openStyle } = MARKUP[kind];
  return [...root.querySelectorAll<HTMLElement>(item)].flatMap((box) => {
    const control = box.querySelector<HTMLElement>(header);
    const panel = box.querySelector<HTMLElement>(content);
    if (!control || !panel) return [];
    const startsOpen =
      box instanceof HTMLDetailsElement ? box.open : isMarkedOpen({ control, panel, box }, openStyle);
    return { control, panel, box, openStyle, startsOpen };
  });
}

const isMarkedOpen = (parts: Pick<Section, 'control' | 'panel' | 'box'>, openStyle?: OpenStyle): boolean =>
  openStyle?.on.some((part) => parts[part]?.classList.contains(openStyle.name)) ?? false;
