import { parseHtml } from '@iyim/runtime/widget';
import { noticesIn, noticesOf } from '../../shared/cart/notice-names.ts';
import { type FieldLimits, readLimits } from '../../shared/cart/quantity.ts';

const FORM = 'form.woocommerce-cart-form';
const TOTALS = '.cart_totals';
const ROOT = '.woocommerce';
const ROW = '.cart_item';
const QUANTITY = 'input[name^="cart["][name$="[qty]"]:not([type="hidden"])';
const TYPED =
  'input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="submit"]), select, textarea';
export const EMPTY = '.wc-empty-cart-message, .cart-empty';
const SHIPPING_METHOD = 'select.shipping_method, input[name^="shipping_method"]';
const CALCULATOR = { toggle: '.shipping-calculator-button', panel: '.shipping-calculator-form' };
const CALCULATOR_FORM = 'form.woocommerce-shipping-calculator';

/** Field or button that makes the server save the quantities of the posted form. */
export const UPDATE_FIELD = 'update_cart';
/** Field with the nonce, which protects the form against cross-site requests. */
export const NONCE_FIELD = 'woocommerce-cart-nonce';
/** Field of the coupon code, which has its own button and does not count as an edit. */
const COUPON_FIELD = 'coupon_code';

type Form = HTMLFormElement;

export function readCart(host: HTMLElement): HTMLElement {
  if (!findForm(host) && !host.querySelector(EMPTY))
    throw new Error(`expected ${FORM} inside the host, found none`);
  return host;
}

export const findForm = (root: ParentNode): Form | null => root.querySelector<Form>(FORM);
export const findCalculator = (root: ParentNode): HTMLFormElement | null =>
  root.querySelector<HTMLFormElement>(CALCULATOR_FORM);
export const findTotals = (root: ParentNode): HTMLElement | null => root.querySelector<HTMLElement>(TOTALS);
const findBlocked = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`${FORM}, ${TOTALS}`),
];
/** Whether an element is in a part of the page that an answer replaces as a whole. */
export const isPartOfCart = (element: Element): boolean =>
  element.closest(`${FORM}, ${TOTALS}, ${EMPTY}`) !== null;

/** Selector of the elements that `readParts` reads. */
export const PARTS = [FORM, TOTALS, QUANTITY, CALCULATOR.toggle, CALCULATOR.panel].join();

/** Reads the elements that the view enhances. Each answer from the server replaces them. */
export const readParts = (host: HTMLElement) => ({
  /** Parts that are marked as busy during a request. */
  blocked: findBlocked(host),
  quantities: readQuantities(host),
  updateButtons: [...host.querySelectorAll<HTMLElement>(`${FORM} [name="${UPDATE_FIELD}"]`)],
  /** The shipping calculator's panel, and the link that opens it. */
  calculator: {
    toggle: host.querySelector<HTMLElement>(CALCULATOR.toggle),
    panel: host.querySelector<HTMLElement>(CALCULATOR.panel),
  },
});

/** The quantity of one line. */
export interface Quantity {
  readonly field: HTMLInputElement;
  readonly limits: FieldLimits;
  readonly productName: string;
}

export function readQuantities(root: ParentNode): Quantity[] {
  return [...root.querySelectorAll<HTMLInputElement>(QUANTITY)]
    .filter((field) => !field.disabled && !field.readOnly)
    .map((field) => ({
      field,
      limits: readLimits(field),
      productName:
        field.closest(ROW)?.querySelector('.product-name a, .product-name')?.textContent?.trim() ?? '',
    }));
}

export const isQuantity = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(QUANTITY);

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the fields in the cart form and in the totals that visitors type in. */
export const typedFields = (root: ParentNode): Field[] =>
  findBlocked(root).flatMap((part) => [...part.querySelectorAll<Field>(TYPED)]);

/** The name and values of a field. */
export interface FieldValue {
  readonly name: string;
  readonly value: string;
  /** The server-rendered value. */
  readonly original: string;
}

export const readFields = (root: ParentNode): FieldValue[] =>
  typedFields(root)
    .filter(({ name }) => name !== '')
    .map((field) => ({ name: field.name, value: field.value, original: originalValue(field) }));

/** Whether a field in the form differs from the server's value. `sent`: quantities being saved, which count as server values. */
export function isEdited(form: Form, sent: ReadonlyMap<string, string>): boolean {
  const chosen = form.querySelectorAll<HTMLInputElement>('input:is([type="radio"], [type="checkbox"])');
  return (
    [...chosen].some((field) => field.checked !== field.defaultChecked) ||
    [...form.querySelectorAll<Field>(TYPED)].some(
      (field) =>
        field.name !== COUPON_FIELD && field.value !== (sent.get(field.name) ?? originalValue(field)),
    )
  );
}

function originalValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const chosen = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return chosen?.value ?? '';
}

/** A link of the cart page and its purpose; null for other links. */
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

/** Returns the keys of the cart's lines, read from the links that remove the lines. */
export const readLineKeys = (form: Form): string[] =>
  [...form.querySelectorAll<HTMLAnchorElement>('a.remove[href]')].flatMap(
    (link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('remove_item') ?? [],
  );

/** Returns the chosen shipping methods; null if `target` is not a field of a shipping method. */
export function readShippingMethods(target: EventTarget | null): Record<string, string> | null {
  if (!(target instanceof Element) || !target.matches(SHIPPING_METHOD)) return null;
  const fields = target.closest(TOTALS)?.querySelectorAll<HTMLInputElement>(SHIPPING_METHOD) ?? [];
  const chosen = [...fields].filter((field) => field.type !== 'radio' || field.checked);
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
}

/** Whether a button of the cart form does something other than saving quantities. */
export function isOtherButton(submitter: Element | null | undefined): boolean {
  const name = submitter?.getAttribute('name');
  return Boolean(name) && name !== UPDATE_FIELD;
}

export const isCalculator = (target: EventTarget | null): target is Form =>
  target instanceof HTMLFormElement && target.matches(CALCULATOR_FORM);

/** A cart page from the server: the cart, or the message that it is empty. */
export type CartPage =
  | {
      readonly kind: 'cart';
      readonly form: Form;
      readonly totals: HTMLElement | null;
      readonly notices: Element[];
    }
  | { readonly kind: 'empty'; readonly content: Node[]; readonly notices: Element[] };

/** Whether a notice is an error, such as the reason for a refusal. */
export const isError = (notice: Element): boolean => notice.matches(noticesOf('error'));

/** Reads a cart page; null if the HTML is not one. */
export function readPage(html: string): CartPage | null {
  const page = parseHtml(html);
  const form = findForm(page);
  const empty = page.querySelector(EMPTY);
  const root = form ? null : (empty?.closest(ROOT) ?? empty?.parentElement);
  // Notices inside the empty cart's element are part of its content.
  const notices = noticesIn(page, (notice) => !isPartOfCart(notice) && !root?.contains(notice));
  if (form) return { kind: 'cart', form, totals: findTotals(page), notices };
  return root ? { kind: 'empty', content: [...root.childNodes], notices } : null;
}

/** Returns the element whose content an empty cart replaces: the host, or the shop's root around the form. */
export const findRoot = (host: HTMLElement): Element =>
  host.matches(ROOT) ? host : (findForm(host)?.closest(ROOT) ?? host);

/** Returns the undo link, which gets the focus after the focused element was removed; null if the page has no undo link. */
export const findUndo = (document: Document): HTMLElement | null => document.querySelector('a.restore-item');
