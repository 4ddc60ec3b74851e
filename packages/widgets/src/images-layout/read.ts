import { findMarkup } from '../../shared/define-parts.ts';

export type LayoutInput = ReturnType<typeof readLayout>;

/** The parts of an item. */
export interface ItemParts {
  readonly item: HTMLElement;
  readonly image: HTMLImageElement;
  readonly loader: HTMLElement | null;
}

/** Selectors of the list and its items. */
const MARKUP = {
  plugin: { root: '.jet-images-layout__list', items: ':scope > .jet-images-layout__item' },
  plain: { root: ':scope :is(ul, ol)', items: ':scope > li' },
} as const;

/** Reads the host's list. Throws if it has no picture. */
export function readLayout(host: HTMLElement) {
  const hasTaken = (list: HTMLElement) => list.querySelector('.salvattore-column') !== null;
  const expected = 'a list with pictures (<ul> with <img>)';
  const { kind, root: list } = findMarkup(
    expected,
    MARKUP,
    host,
    ({ kind, root }) => hasTaken(root) || readItems(root, MARKUP[kind].items).length > 0,
  );
  const count = (device: string) =>
    Number(new RegExp(`(?:^|\\s)column-${device}-(\\d{1,2})(?:\\s|$)`).exec(list.className)?.[1] ?? 0);
  return {
    /** The list around the pictures. */
    list,
    /** Whether the original's script has already split the items into columns. */
    isTaken: hasTaken(list),
    /** Selector of the items in the list. */
    items: MARKUP[kind].items,
    /** Number of columns by device, from the list's classes; 0 if no class sets it. */
    columns: { desktop: count('desktop'), tablet: count('tablet'), mobile: count('mobile') },
  };
}

/** Returns the current items that contain a picture. */
export function readItems(list: HTMLElement, selector: string): readonly ItemParts[] {
  return [...list.querySelectorAll<HTMLElement>(selector)].flatMap((item) => {
    const image = item.querySelector('img');
    return image
      ? { item, image, loader: item.querySelector<HTMLElement>('.jet-images-layout__image-loader') }
      : [];
  });
}

/**
 * Returns the picture's width divided by its height: of the loaded file, otherwise of the attributes, otherwise the plugin's
 * default of 1200 / 800. A file one pixel wide is a lazy loader's placeholder and is ignored.
 */
export function ratioOf(image: HTMLImageElement): number {
  const printed = (name: string) => Number(image.dataset[name] ?? image.getAttribute(name)) || 0;
  const { naturalWidth: width, naturalHeight: height } = image;
  const ratio = (width > 1 && width / height) || printed('width') / printed('height');
  return Number.isFinite(ratio) && ratio > 0 ? Number(ratio.toFixed(4)) : 1.5;
}
