import { findMarkup } from '../../shared/define-parts.ts';

export type LayoutInput = ReturnType<typeof readLayout>;

/** Of one item. */
export interface ItemParts {
  readonly item: HTMLElement;
  readonly image: HTMLImageElement;
  readonly loader: HTMLElement | null;
}

/** Selectors of the list, and of the items in it. */
const MARKUP = {
  plugin: { root: '.jet-images-layout__list', items: ':scope > .jet-images-layout__item' },
  plain: { root: ':scope :is(ul, ol)', items: ':scope > li' },
} as const;

/** Throws when there is no picture. */
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
    /** Around the pictures. */
    list,
    /** The original's script has dealt the items into columns already. */
    isTaken: hasTaken(list),
    /** Selector of the items in it. */
    items: MARKUP[kind].items,
    /** How many stand side by side, as the list's classes say; 0: they say nothing. */
    columns: { desktop: count('desktop'), tablet: count('tablet'), mobile: count('mobile') },
  };
}

/** The items as the page has them now. Those without a picture are left alone. */
export function readItems(list: HTMLElement, selector: string): readonly ItemParts[] {
  return [...list.querySelectorAll<HTMLElement>(selector)].flatMap((item) => {
    const image = item.querySelector('img');
    return image
      ? { item, image, loader: item.querySelector<HTMLElement>('.jet-images-layout__image-loader') }
      : [];
  });
}

/**
 * Width divided by height: of the file once it has loaded, else as printed by the server, else 1200 × 800 as in the plugin. One
 * pixel is a lazy loader's placeholder.
 */
export function ratioOf(image: HTMLImageElement): number {
  const said = (name: string) => Number(image.dataset[name] ?? image.getAttribute(name)) || 0;
  const { naturalWidth: width, naturalHeight: height } = image;
  const ratio = (width > 1 && width / height) || said('width') / said('height');
  return Number.isFinite(ratio) && ratio > 0 ? Number(ratio.toFixed(4)) : 1.5;
}
