import { isTextOnly, oneSpelling, ownText, submitButtons } from '@iyim/runtime/page';
import { NothingToEnhance, ownValue, safeUrl } from '@iyim/runtime/widget';
import { parseVariations, type Variation } from '../../shared/cart/variation.ts';
import { imageAttributes, type PictureSource } from './variations.ts';

/** An attribute of the product: its select, which holds the form's value, and the items that replace the select. */
export type AttributeGroup = ReturnType<typeof readGroups>[number];

export interface SwatchItem {
  readonly value: string;
  readonly title: string;
  /** The server-rendered element; null for a generated item. */
  readonly element: HTMLElement | null;
  /** Element in which the original shows the stock left; null if the item has no such element. */
  readonly stockInfo: HTMLElement | null;
  readonly radio: HTMLInputElement | null;
  /** Colour of a generated item; empty if it has no colour. */
  readonly color: string;
  readonly image: string;
}

/** A picture of the product's gallery. */
export type Picture = ReturnType<typeof pictureOf>;
export type Gallery = NonNullable<ReturnType<typeof readGallery>>;
export type SwatchForm = ReturnType<typeof readSwatches>;

/** State classes of the original, which themes style. */
export const STATE = {
  selected: 'selected',
  disabled: 'disabled',
  noStock: 'no-stock',
  stockHint: 'wvs-show-stock-left-info',
} as const;

/** State classes of another swatches plugin (CartFlows). */
const OTHER_STATE = {
  selected: 'cfvsw-selected-swatch',
  disabled: 'cfvsw-swatches-disabled',
  noStock: 'cfvsw-swatches-out-of-stock',
} as const;

/** Selector of the lists of both swatches plugins. If both run, CartFlows hides the other plugin's list together with the select. */
const LIST = 'ul.variable-items-wrapper, .cfvsw-swatches-container';
const HIDDEN = '.cfvsw-hidden-select';

/** Attributes of the original, whose values its style sheet shows with `attr()`. */
export const ATTRIBUTE = {
  stockHint: 'data-wvs-stock-info',
  outOfStock: 'data-wvstooltip-out-of-stock',
} as const;

export const STOCK_INFO = 'wvs-stock-left-info';
export const CHOSEN_TITLE = 'woo-selected-variation-item-name';
export const NO_MATCH = 'wc-no-matching-variations woocommerce-info';
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
export const LIMIT_CLASSES = 'enabled-display-limit-mode enabled-catalog-display-limit-mode';
const FORM = ':is(form, div):is(.variations_form, [data-widget~="swatches"])';
/** Selector of the element around a product's form, gallery and price. */
export const PRODUCT = '.product, [data-product]';
const SELECT = 'select[name^="attribute_"], select[data-attribute_name]';

/**
 * Reads the original's `form.variations_form`, or a plain form with a select for each attribute. In lists of products, plugins print
 * `div.variations_form`, without a button: the product's link stays as it is.
 */
export function readSwatches(host: HTMLElement) {
  const form = host instanceof HTMLFormElement ? host : null;
  if (!form && !host.matches('div.variations_form')) {
    throw new Error(`expected a <form>, found <${host.localName}>`);
  }
  const selects = host.querySelectorAll<HTMLSelectElement>(SELECT);
  if (selects.length === 0)
    throw new NothingToEnhance('expected a <select name="attribute_…"> for each attribute, found none');
  const button =
    host.querySelector<HTMLElement>('.single_add_to_cart_button') ?? (form && submitButtons(form)[0]) ?? null;
  if (!button && form) throw new Error('expected a submit button, found none');
  const product = host.closest(PRODUCT) ?? host.parentElement ?? host;
  const quantity =
    host.querySelector<HTMLInputElement>('input[name="quantity"]') ??
    host.querySelector<HTMLInputElement>('.single_variation_wrap .quantity input.qty');
  const groups = readGroups(host, [...selects]);
  const variations = spelledAs(groups, parseVariations(host.dataset.product_variations ?? '') ?? []);
  /** Returns an element of the product whose text may be replaced; null if the element contains more than text. */
  const leaf = (selector: string) => {
    const element = product.querySelector(selector);
    return element && isTextOnly(element) ? element : null;
  };
  return {
    form: host,
    productId:
      host.dataset.product_id ?? host.querySelector<HTMLInputElement>('[name="product_id"]')?.value ?? '',
    /** Null if the server has written `false` or an empty list, so that each complete choice needs a request (SW-8). */
    variations: variations.length > 0 ? variations : null,
    groups,
    variationIds: [
      ...host.querySelectorAll<HTMLInputElement>('input.variation_id, input[name="variation_id"]'),
    ],
    quantity,
    quantityBox: quantity?.closest<HTMLElement>('.quantity') ?? quantity,
    button,
    buttonBox: button?.closest('.woocommerce-variation-add-to-cart') ?? null,
    reset: host.querySelector<HTMLElement>('.reset_variations, [data-swatches-reset]'),
    /** Container for the price, availability and description of the chosen variation; null to put them before the button. */
    details: host.querySelector('.single_variation'),
    /** Element with the product's price, which is a range if the prices of its variations differ. */
    price: readPrice(product, host),
    sku: leaf('.product_meta .sku, [data-product-sku]'),
    weight: leaf('.woocommerce-product-attributes-item--weight td, .product_weight'),
    dimensions: leaf('.woocommerce-product-attributes-item--dimensions td, .product_dimensions'),
    gallery: readGallery(product),
  } as const;
}

/**
 * Returns the price element of a form's product, but not the price of a related product inside it. If a product has several
 * forms, only the form next to the price gets it, because otherwise each form would show its own price there.
 */
function readPrice(around: Element, form: Element): HTMLElement | null {
  const product = form.closest(PRODUCT);
  const prices = [...around.querySelectorAll<HTMLElement>('p.price, [data-product-price]')];
  const isNext = (price: Element) => (price.closest(`:has(${FORM})`)?.querySelector(FORM) ?? form) === form;
  return (
    prices.find((price) => !form.contains(price) && price.closest(PRODUCT) === product && isNext(price)) ??
    null
  );
}

function readGroups(form: HTMLElement, selects: readonly HTMLSelectElement[]) {
  const lists = [...form.querySelectorAll<HTMLElement>(LIST)].filter((list) => !list.closest(HIDDEN));
  // Does not use `select.labels`: if two forms share ids, all labels belong to the first form's select.
  const labels = [...form.querySelectorAll('label')];
  const appearances = parse(form.dataset.swatches);
  return selects.map((select) => {
    const name = select.dataset.attribute_name ?? select.name;
    const label =
      labels.find((each) => each.htmlFor === (select.id || null) || each.contains(select)) ?? null;
    const row = select.closest('tr') ?? label?.parentElement;
    const list =
      lists.find((each) => (each.dataset.attribute_name ?? each.getAttribute('swatches-attr')) === name) ??
      null;
    const more = list?.querySelector<HTMLElement>(`.${MORE_CLASS}`);
    return {
      /** Name of the attribute, such as `attribute_pa_color`. */
      name,
      select,
      label,
      /** Text of the label, without the colon that some themes print. */
      labelText: (label ? ownText(label) : '').replace(/\s*:$/, ''),
      /** The server's element for the title of the chosen item. */
      chosenTitle: row?.querySelector<HTMLElement>(`.${CHOSEN_TITLE}`) ?? null,
      /** The server's list; null if a list must be generated after `anchor`. */
      list,
      isReplaced: !list && isReplaced(select),
      /** Whether the server's list has an accessible name. */
      isNamed: list?.matches('[aria-label], [aria-labelledby]') ?? false,
      anchor: select.closest('label') ?? select,
      items: list ? readItems(list) : itemsToDraw(select, ownValue(appearances, name)),
      /** Number of items that a generated list shows until "more" is clicked; 0: all items. */
      limit: list ? 0 : Number.parseInt(select.dataset.limit ?? '', 10) || 0,
      /** The "more" control of the server's list, if the list has a display limit (SW-7). */
      more: more ? { item: more, control: more.querySelector<HTMLElement>('a, button') ?? more } : null,
    } as const;
  });
}

/**
 * Returns the variations with names and values spelled as in the form. Import tools may write plain letters or uppercase percent
 * escapes where the form has lowercase escapes. If they were not respelled, such a name would match any choice, and such a value
 * would match no choice.
 */
function spelledAs(groups: readonly AttributeGroup[], variations: readonly Variation[]): Variation[] {
  const inForm = groups.flatMap(({ name, select }) => [
    name,
    ...[...select.options].map(({ value }) => value),
  ]);
  const formSpellings = new Set(inForm);
  const spelled = new Map(inForm.map((text) => [oneSpelling(text), text]));
  const respell = (text: string) =>
    formSpellings.has(text) ? text : (spelled.get(oneSpelling(text)) ?? text);
  return variations.map((variation) => ({
    ...variation,
    attributes: Object.fromEntries(
      Object.entries(variation.attributes).map(([name, value]) => [respell(name), value && respell(value)]),
    ),
  }));
}

/** Returns whether an unknown plugin has hidden the select and added controls for its values. */
function isReplaced(select: HTMLSelectElement): boolean {
  const cell = select.closest('.value, td') ?? select.parentElement;
  const isHidden = (element: Element): boolean => {
    if (element.contains(cell)) return false;
    const { display, visibility, opacity, width } = getComputedStyle(element);
    const isGone = display === 'none' || visibility === 'hidden' || opacity === '0';
    return isGone || Number.parseFloat(width) <= 1 || isHidden(element.parentElement ?? element);
  };
  const values = new Set([...select.options].flatMap(({ value }) => value || []));
  const isReplacement = (element: Element) =>
    element.role === 'combobox' ||
    [...element.attributes].some(
      ({ name, value }) => (name.startsWith('data-') || name === 'value') && values.has(value),
    );
  return (
    isHidden(select) &&
    [...(cell?.querySelectorAll(':not(select, select *)') ?? [])].some(
      (element) => isReplacement(element) && !isHidden(element),
    )
  );
}

/** Returns the item elements of a list in document order, both server-rendered and generated. */
export const itemElements = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > :is([data-value], [data-slug])') ?? []),
];

export const itemValue = ({ dataset }: HTMLElement): string => dataset.value ?? dataset.slug ?? '';

/** Returns the state classes of the plugin that rendered an item. */
export const stateClasses = (element: Element | null): Record<keyof typeof OTHER_STATE, string> =>
  element?.matches('.cfvsw-swatches-option') ? OTHER_STATE : STATE;

function readItems(list: Element): SwatchItem[] {
  return itemElements(list).map((element) => ({
    value: itemValue(element),
    title: element.dataset.title || element.title || (element.textContent ?? '').trim(),
    element,
    stockInfo: element.querySelector<HTMLElement>(`.${STOCK_INFO}`),
    radio: element.querySelector<HTMLInputElement>('input[type="radio"]'),
    color: '',
    image: '',
  }));
}

/** Returns an item for each option that has a value. `appearances` is `{value: {color, image, title}}`. */
function itemsToDraw(select: HTMLSelectElement, appearances: unknown): SwatchItem[] {
  return [...select.options].flatMap((option) => {
    if (option.value === '') return [];
    const appearance = ownValue(appearances, option.value);
    const textAt = (key: string): string => {
      const words = ownValue(appearance, key);
      return typeof words === 'string' ? words : '';
    };
    return {
      value: option.value,
      title: textAt('title') || (option.textContent ?? '').trim(),
      element: null,
      stockInfo: null,
      radio: null,
      color: textAt('color'),
      image: textAt('image') && (safeUrl(textAt('image')) ?? ''),
    };
  });
}

function parse(json: string | undefined): unknown {
  if (!json) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`expected JSON in data-swatches, found ${json.slice(0, 60)}`);
  }
}

/** Returns a text that changes with the form's list of variations, its selects and their options. */
export function fingerprint(form: HTMLElement): string {
  const selects = [...form.querySelectorAll<HTMLSelectElement>(SELECT)];
  const options = selects.map((select) => [
    select.name,
    ...[...select.options].map(({ value, text }) => [value, text]),
  ]);
  return `${form.dataset.product_variations} ${JSON.stringify(options)}`;
}

/** Selector of the shop's galleries. */
export const GALLERY = '.woocommerce-product-gallery';
const FRAME = '.woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder';

function readGallery(product: Element) {
  const element = product.querySelector(`${GALLERY}, .images`);
  // A looping slider contains clones of some frames, which are left out.
  const frames = [...(element?.querySelectorAll(FRAME) ?? [])].filter((frame) => !frame.matches('.clone'));
  const [main, ...others] = frames.flatMap((frame) => {
    const image = frame.querySelector('.wp-post-image, img');
    return image ? pictureOf(image, frame) : [];
  });
  if (main) return { element, main, others } as const;
  const image = product.querySelector('img[data-variation-image]');
  return image && ({ element, main: pictureOf(image, null), others: [] } as const);
}

function pictureOf(image: Element, frame: Element | null) {
  const link = image.closest('a');
  return { frame, link, image, source: pictureSource(image, link, frame) } as const;
}

export const pictureSource = (
  image: Element,
  link: Element | null,
  frame: Element | null,
): PictureSource => ({
  image: imageAttributes((name) => image.getAttribute(name)),
  full: link?.getAttribute('href') ?? '',
  thumbnail: frame?.getAttribute('data-thumb') ?? '',
});

/**
 * Returns the thumbnails that the shop's slider has added for the gallery's pictures. They are read each time, because the slider
 * may start after the widget.
 */
export const thumbnailsOf = ({ element }: Gallery): HTMLImageElement[] => [
  ...(element?.parentElement?.querySelectorAll<HTMLImageElement>('.flex-control-nav li img') ?? []),
];
