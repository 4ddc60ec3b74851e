import { parseHtml, parsePage } from '@iyim/runtime/widget';
import { type Limits, readLimits } from './quantity.ts';
import type { FieldValue } from './unsaved.ts';

const FORM = 'form.woocommerce-cart-form';
const TOTALS = '.cart_totals';
const ROOT = '.woocommerce';
const ROW = '.cart_item';
const QUANTITY = 'input[name^="cart["][name$="[qty]"]:not([type="hidden"])';
const TYPED =
  'input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="submit"]), select, textarea';
const EMPTY = '.wc-empty-cart-message, .cart-empty';
const NOTICES = '.e-woocommerce-notices-wrapper, .woocommerce-notices-wrapper';
const NOTICE =
  '.woocommerce-error, .woocommerce-message, .woocommerce-info, .is-error, .is-info, .is-success';
const SHIPPING_METHOD = 'select.shipping_method, input[name^="shipping_method"]';
const CALCULATOR_FORM = 'form.woocommerce-shipping-calculator';

/** Class the theme knows a blocked part by. */
export const PROCESSING = 'processing';
/** The field that makes the server take the quantities of the posted form. */
export const UPDATE_FIELD = 'update_cart';
/** The field that makes the server take the address of the posted calculator. */
export const CALCULATE_FIELD = 'calc_shipping';

type Form = HTMLFormElement;

export function readCart(host: HTMLElement): { readonly host: HTMLElement } {
  if (!findForm(host) && !host.querySelector(EMPTY))
    throw new Error(`expected ${FORM} inside the host, found none`);
  return { host };
}

export const findForm = (root: ParentNode): Form | null => root.querySelector<Form>(FORM);
export const findTotals = (root: ParentNode): HTMLElement | null => root.querySelector<HTMLElement>(TOTALS);
/** Every part of the page that is blocked while the server is asked. */
export const findBlocked = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`${FORM}, ${TOTALS}`),
];

/** One line's quantity. */
export interface Quantity {
  readonly field: HTMLInputElement;
  readonly limits: Limits;
  readonly productName: string;
}

export function readQuantities(root: ParentNode): Quantity[] {
  return [...root.querySelectorAll<HTMLInputElement>(QUANTITY)]
    .filter((field) => !field.disabled && !field.readOnly)
    .map((field) => ({
      field,
      limits: readLimits(field.min, field.max, field.step),
      productName:
        field.closest(ROW)?.querySelector('.product-name a, .product-name')?.textContent?.trim() ?? '',
    }));
}

export const isQuantity = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(QUANTITY);

/** What stands in the fields of the cart form and the shipping calculator. */
export function readFields(root: ParentNode): FieldValue[] {
  return findBlocked(root)
    .flatMap((part) => [
      ...part.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(TYPED),
    ])
    .filter(({ name }) => name !== '')
    .map((field) => ({ name: field.name, value: field.value, original: originalValue(field) }));
}

/** Puts values back into fields of their name. Says whether a quantity among them is not the server's. */
export function writeFields(root: ParentNode, values: ReadonlyMap<string, string>): boolean {
  let unsavedQuantity = false;
  for (const part of findBlocked(root)) {
    for (const field of part.querySelectorAll<HTMLInputElement>(TYPED)) {
      const value = values.get(field.name);
      if (value === undefined || value === field.value) continue;
      field.value = value;
      if (isQuantity(field)) unsavedQuantity = true;
    }
  }
  return unsavedQuantity;
}

function originalValue(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const chosen = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return chosen?.value ?? '';
}

/** What a link or button of the cart page asks for. */
export type CartLink = {
  readonly kind: 'remove' | 'undo' | 'checkout';
  readonly link: HTMLAnchorElement;
} | null;

export function readLink(target: EventTarget | null): CartLink {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return null;
  if (link.matches('a.remove') && link.closest(FORM)) return { kind: 'remove', link };
  if (link.matches('a.restore-item')) return { kind: 'undo', link };
  if (link.matches('a.checkout-button')) return { kind: 'checkout', link };
  return null;
}

/** The shipping methods chosen on the page, null when `target` is no choice of one. */
export function readShippingMethods(target: EventTarget | null): Record<string, string> | null {
  if (!(target instanceof Element) || !target.matches(SHIPPING_METHOD)) return null;
  const fields = target.closest(TOTALS)?.querySelectorAll<HTMLInputElement>(SHIPPING_METHOD) ?? [];
  const chosen = [...fields].filter((field) => field.type !== 'radio' || field.checked);
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
}

export const isCalculator = (target: EventTarget | null): target is Form =>
  target instanceof HTMLFormElement && target.matches(CALCULATOR_FORM);

/** The link that opens the shipping calculator, and what it opens. */
export const CALCULATOR = {
  toggle: '.shipping-calculator-button',
  panel: '.shipping-calculator-form',
} as const;

/** A cart page as the server answers with: the cart, or word that it is empty. */
export type CartPage =
  | {
      readonly kind: 'cart';
      readonly form: Form;
      readonly totals: HTMLElement | null;
      readonly notices: Element[];
    }
  | { readonly kind: 'empty'; readonly content: Node[]; readonly notices: Element[] };

/** Null when the HTML is anything else than a cart page. */
export function readPage(html: string): CartPage | null {
  const page = parsePage(html);
  const form = findForm(page);
  const empty = page.querySelector(EMPTY);
  const notices = [...page.querySelectorAll(NOTICE)].filter(
    (notice) => !notice.closest(`${FORM}, ${TOTALS}, ${EMPTY}`),
  );
  if (form) return { kind: 'cart', form, totals: findTotals(page), notices };
  if (!empty) return null;
  const content = [...(empty.closest(ROOT) ?? empty.parentElement ?? page.body).childNodes];
  return { kind: 'empty', content, notices: [] }; // its notices come with it
}

/** The part of the page that an empty cart takes: what the host is in, or is, or holds. */
export const findRoot = (host: HTMLElement): Element =>
  host.matches(ROOT) ? host : (findForm(host)?.closest(ROOT) ?? host);

/** Shows the server's notices in the page's place for them; `keep` leaves those of before. */
export function showNotices(host: HTMLElement, notices: readonly Element[], keep: boolean): void {
  const wrapper = host.querySelector(NOTICES) ?? host.ownerDocument.querySelector(NOTICES);
  if (!keep)
    for (const old of (wrapper ?? host).querySelectorAll(NOTICE))
      if (!old.closest(`${FORM}, ${TOTALS}`)) old.remove();
  if (wrapper) wrapper.prepend(...notices);
  else findForm(host)?.before(...notices);
}

/** The totals block of an answer that has nothing else in it. */
export const readTotals = (html: string): HTMLElement | null => findTotals(parseHtml(html));

/** Where the focus goes when what had it is gone: the way back, if there is one. */
export const findUndo = (document: Document): HTMLElement | null => document.querySelector('a.restore-item');
