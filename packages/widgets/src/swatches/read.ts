import { parseVariations, type Variation } from '../../shared/cart/variation.ts';
import { type DrawnItem, itemsToDraw } from './drawn-items.ts';

/** One attribute of the product: its select, which is the form's truth, and what stands for it on the screen. */
export interface AttributeGroup {
  /** `attribute_pa_color` */
  readonly name: string;
  readonly select: HTMLSelectElement;
  readonly label: HTMLElement | null;
  readonly labelText: string;
  /** Where the server wants the chosen title. */
  readonly chosenTitle: HTMLElement | null;
  /** The server's own list; null: the widget draws one of `drawn`, after `anchor`. */
  readonly list: HTMLElement | null;
  readonly anchor: Element;
  readonly drawn: readonly DrawnItem[];
  /** A drawn list shows this many until "more" is chosen; 0: all. */
  readonly limit: number;
}

/** The main picture of the product, as the gallery marks it up. */
export interface Picture {
  readonly gallery: Element | null;
  readonly frame: Element | null;
  readonly link: Element | null;
  readonly image: Element;
  readonly thumbnail: Element | null;
}

export interface SwatchForm {
  readonly form: HTMLFormElement;
  readonly productId: string;
  /** null: the server is asked for each complete choice. */
  readonly variations: readonly Variation[] | null;
  readonly groups: readonly AttributeGroup[];
  readonly variationIds: readonly HTMLInputElement[];
  readonly quantity: HTMLInputElement | null;
  readonly quantityBox: HTMLElement | null;
  readonly button: HTMLElement;
  readonly buttonBox: Element | null;
  readonly reset: HTMLElement | null;
  /** Where price, availability and description of the chosen variation go; null: before the button. */
  readonly details: Element | null;
  readonly sku: Element | null;
  readonly weight: Element | null;
  readonly dimensions: Element | null;
  readonly picture: Picture | null;
}

export interface SwatchItem {
  readonly element: HTMLElement;
  readonly value: string;
  readonly title: string;
  /** Where the original shows what is left. */
  readonly stockInfo: HTMLElement | null;
  readonly radio: HTMLInputElement | null;
}

/** State classes of the original, which themes style. */
export const STATE = {
  selected: 'selected',
  disabled: 'disabled',
  noStock: 'no-stock',
  stockHint: 'wvs-show-stock-left-info',
  loaded: 'wvs-loaded',
} as const;

/** Attributes of the original, which its styles show with `attr()`. */
export const ATTRIBUTE = {
  stockHint: 'data-wvs-stock-info',
  outOfStock: 'data-wvstooltip-out-of-stock',
  currentImage: 'current-image',
} as const;

export const STOCK_INFO = 'wvs-stock-left-info';
export const CHOSEN_TITLE = 'woo-selected-variation-item-name';
export const NO_MATCH = ['wc-no-matching-variations', 'woocommerce-info'] as const;
export const DETAIL = {
  description: 'woocommerce-variation-description',
  price: 'woocommerce-variation-price',
  availability: 'woocommerce-variation-availability',
} as const;
export const BUTTON_BOX = {
  on: 'woocommerce-variation-add-to-cart-enabled',
  off: 'woocommerce-variation-add-to-cart-disabled',
} as const;

export const MORE_CLASS = 'woo-variation-swatches-variable-item-more';
export const LIMIT_CLASSES = ['enabled-display-limit-mode', 'enabled-catalog-display-limit-mode'];
const SELECT = 'select[name^="attribute_"], select[data-attribute_name]';

export interface SwatchesInput {
  readonly parts: SwatchForm;
  /** Reads the form anew. */
  read(): SwatchForm;
}

export function readSwatches(host: HTMLElement): SwatchesInput {
  return { parts: readForm(host), read: () => readForm(host) };
}

/** Reads `form.variations_form` of the original, or a form of our own with a select for each attribute. */
function readForm(host: HTMLElement): SwatchForm {
  if (!(host instanceof HTMLFormElement)) {
    throw new Error(`expected a <form>, found <${host.localName}>`);
  }
  const selects = host.querySelectorAll<HTMLSelectElement>(SELECT);
  if (selects.length === 0)
    throw new Error('expected a <select name="attribute_…"> for each attribute, found none');
  const button = host.querySelector<HTMLElement>(
    '.single_add_to_cart_button, button:not([type="button"], [type="reset"]), input[type="submit"]',
  );
  if (!button) throw new Error('expected a submit button, found none');
  const product = host.closest('.product, [data-product]') ?? host.parentElement ?? host;
  const quantity = host.querySelector<HTMLInputElement>('input.qty, input[name="quantity"]');
  return {
    form: host,
    productId:
      host.dataset.product_id ?? host.querySelector<HTMLInputElement>('[name="product_id"]')?.value ?? '',
    variations: readVariations(host),
    groups: readGroups(host, [...selects]),
    variationIds: [
      ...host.querySelectorAll<HTMLInputElement>('input.variation_id, input[name="variation_id"]'),
    ],
    quantity,
    quantityBox: quantity?.closest<HTMLElement>('.quantity') ?? quantity,
    button,
    buttonBox: button.closest('.woocommerce-variation-add-to-cart'),
    reset: host.querySelector<HTMLElement>('.reset_variations, [data-swatches-reset]'),
    details: host.querySelector('.single_variation'),
    sku: product.querySelector('.product_meta .sku, [data-product-sku]'),
    weight: product.querySelector('.woocommerce-product-attributes-item--weight td, .product_weight'),
    dimensions: product.querySelector(
      '.woocommerce-product-attributes-item--dimensions td, .product_dimensions',
    ),
    picture: readPicture(product),
  };
}

/** An empty list means, as `false` does, that the server is to be asked (SW-8). */
function readVariations(form: HTMLFormElement): readonly Variation[] | null {
  const list = parseVariations(form.dataset.product_variations ?? '');
  return list && list.length > 0 ? list : null;
}

function readGroups(form: HTMLFormElement, selects: readonly HTMLSelectElement[]): AttributeGroup[] {
  const lists = [...form.querySelectorAll<HTMLElement>('ul.variable-items-wrapper')];
  const pictures = parse(form.dataset.swatches);
  return selects.map((select) => {
    const name = select.dataset.attribute_name ?? select.name;
    const label = select.labels?.[0] ?? null;
    const row = select.closest('tr') ?? label?.parentElement;
    return {
      name,
      select,
      label,
      labelText: ownText(label),
      chosenTitle: row?.querySelector<HTMLElement>(`.${CHOSEN_TITLE}`) ?? null,
      list: lists.find((list) => list.dataset.attribute_name === name) ?? null,
      anchor: select.closest('label') ?? select,
      drawn: itemsToDraw(select, pictures, name),
      limit: Number.parseInt(select.dataset.limit ?? '', 10) || 0,
    };
  });
}

/** Tells whether the form still offers what was read: its variations, selects and options. */
export function fingerprint(form: HTMLFormElement): string {
  const selects = [...form.querySelectorAll<HTMLSelectElement>(SELECT)];
  const options = selects.map((select) => [
    select.name,
    ...[...select.options].map(({ value, text }) => [value, text]),
  ]);
  return `${form.dataset.product_variations} ${JSON.stringify(options)}`;
}

/** A label's words without those of the select it may wrap. */
function ownText(label: Element | null): string {
  const words = [...(label?.childNodes ?? [])].map((node) => (node instanceof Text ? node.data.trim() : ''));
  return words.join(' ').trim();
}

function readPicture(product: Element): Picture | null {
  const gallery = product.querySelector('.woocommerce-product-gallery, .images');
  const frame =
    gallery?.querySelector(
      '.woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder',
    ) ?? null;
  const image =
    frame?.querySelector('.wp-post-image, img') ?? product.querySelector('img[data-variation-image]');
  if (!image) return null;
  return {
    gallery,
    frame,
    link: image.closest('a'),
    image,
    thumbnail: product.querySelector('.flex-control-nav li img'),
  };
}

/** The items of a list, the server's or a drawn one. */
export function itemsOf(list: Element): SwatchItem[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-value]')].map((element) => ({
    element,
    value: element.dataset.value ?? '',
    title: element.dataset.title || element.title || (element.textContent ?? '').trim(),
    stockInfo: element.querySelector<HTMLElement>(`.${STOCK_INFO}`),
    radio: element.querySelector<HTMLInputElement>('input[type="radio"]'),
  }));
}

/** The "more" control of a list with a display limit, and the classes that limit it (SW-7). */
export function moreOf(
  list: Element,
): { control: HTMLElement; item: HTMLElement; classes: readonly string[] } | null {
  const item = list.querySelector<HTMLElement>(`.${MORE_CLASS}`);
  if (!item) return null;
  return { item, control: item.querySelector<HTMLElement>('a, button') ?? item, classes: LIMIT_CLASSES };
}

function parse(json: string | undefined): unknown {
  if (!json) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`expected JSON in data-swatches, found ${json.slice(0, 60)}`);
  }
}
