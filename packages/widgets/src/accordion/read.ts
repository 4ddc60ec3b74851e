import { type FoundMarkup, findMarkup } from '../../shared/define-parts.ts';
import type { Section, SectionLook } from '../../shared/disclosure/Sections.tsx';

/** Whose markup it is: the page builder's accordion of nested elements, its classic accordion or toggle, the tabs plugin's, or ours. */
export type AccordionKind = 'nested' | 'classic' | 'toggle' | 'plugin' | 'plain';

export type AccordionInput = FoundMarkup<AccordionKind>;

interface Markup {
  /** Selectors: of the root, and, from there, of the items; from an item, of its header and its panel. */
  readonly root: string;
  readonly item: string;
  readonly control: string;
  readonly panel: string;
  readonly look?: SectionLook;
}

/** Links without an address in the headers of the classic kinds. */
export const TITLES = '.elementor-accordion-title, .elementor-toggle-title';

const classic = (name: string): Markup => ({
  root: `.elementor-${name}`,
  item: `:scope > .elementor-${name}-item`,
  control: ':scope > .elementor-tab-title',
  panel: ':scope > .elementor-tab-content',
  look: { name: 'elementor-active', on: ['control', 'panel'], shown: { display: 'block' } },
});

const MARKUP: Readonly<Record<AccordionKind, Markup>> = {
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
    look: { name: 'active-toggle', on: ['box'], shown: { height: 'auto' } },
  },
  plain: {
    root: '[data-widget~=accordion]',
    item: ':scope > details',
    control: ':scope > summary',
    panel: ':scope > summary + *',
  },
};

/** Which markup a host has, and what is around its items. Throws when it has no item with a header and a panel. */
export const readAccordion = (host: HTMLElement): AccordionInput =>
  findMarkup(
    'items with a header and an element after it (<details> with <summary>)',
    MARKUP,
    host,
    (found) => readSections(found).length > 0,
  );

/** In a panel of the plugin's, around its content. */
export const CONTENT = ':scope > .jet-toggle__content-inner';

/** The items, as the page has them now. Those without a header or a panel are left alone. */
export function readSections({ kind, root }: AccordionInput): readonly Section[] {
  const { item, control: header, panel: content, look } = MARKUP[kind];
  return [...root.querySelectorAll<HTMLElement>(item)].flatMap((box) => {
    const control = box.querySelector<HTMLElement>(header);
    const panel = box.querySelector<HTMLElement>(content);
    if (!control || !panel) return [];
    const startsOpen =
      box instanceof HTMLDetailsElement ? box.open : isMarkedOpen({ control, panel, box }, look);
    return { control, panel, box, look, startsOpen };
  });
}

const isMarkedOpen = (parts: Pick<Section, 'control' | 'panel' | 'box'>, look?: SectionLook): boolean =>
  look?.on.some((part) => parts[part]?.classList.contains(look.name)) ?? false;
