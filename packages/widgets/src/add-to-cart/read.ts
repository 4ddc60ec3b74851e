import { submitButtons } from '@iyim/runtime/page';
import { parseVariations, type Variation } from '../../shared/cart/variation.ts';
import type { MatchedVariation } from './add-request.ts';

const FORM = 'form.cart, form[data-widget~="add-to-cart"]';
const FORM_BUTTON = '.single_add_to_cart_button';
const AJAX_BUTTON = '.ajax_add_to_cart[data-product_id]:not(.wc-interactive)';

export type AddToCartInput = ReturnType<typeof readAddToCart>;

/** Reads a wrapper with archive buttons, a product form, or a part of one. */
export function readAddToCart(host: HTMLElement) {
  return {
    /** Element that receives clicks and submits: the form around the host, or the host. Links and forms added later work too. */
    root: host.closest('form') ?? host,
  };
}

/** Returns the archive button that was clicked, if it adds without leaving the page. */
export function ajaxButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(AJAX_BUTTON) : null;
}

/** Returns the button's data as the original script sends them, without the attributes we add. */
export function buttonFields(button: HTMLElement): [string, string][] {
  return Object.entries(button.dataset).flatMap(([name, value]) =>
    value === undefined || /^(iyim|widget)/.test(name) ? [] : [[name, value] as [string, string]],
  );
}

/**
 * Returns the buttons on a button's card that add the same product, including the button itself. Some themes place a second
 * button over the picture.
 */
export function sameButtons(button: HTMLElement): readonly HTMLElement[] {
  const id = button.dataset.product_id;
  const all = button.closest('.product')?.querySelectorAll<HTMLElement>(AJAX_BUTTON) ?? [];
  const same = [...all].filter((other) => other.dataset.product_id === id);
  return same.includes(button) ? same : [button];
}

/** Whether a "View cart" link is next to the button already. */
export function hasViewCartLink(button: Element): boolean {
  return button.parentElement?.querySelector('.added_to_cart') != null;
}

export type FormSubmit = NonNullable<ReturnType<typeof productSubmit>>;

/** Reads the submit of a product form; null for other forms and for buttons with an address of their own (`formaction`). */
export function productSubmit(event: Event) {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches(FORM)) return null;
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  const button = submitter ?? form.querySelector<HTMLElement>(FORM_BUTTON) ?? submitButtons(form)[0];
  if (!button || submitter?.hasAttribute('formaction')) return null;
  return { form, button, submitter } as const;
}

/** Whether a submit button does something other than adding, such as "buy now". */
export function isOtherAction(submitter: HTMLElement | null): boolean {
  const name = submitter?.getAttribute('name');
  return Boolean(name) && name !== 'add-to-cart';
}

/** Returns the form's successful fields in order, including the submit button; null if the visitor has chosen a file. */
export function formFields({ form, submitter }: FormSubmit): [string, string][] | null {
  const data = [...new FormData(form)];
  const fields = data.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  const hasFile = data.some(([, value]) => typeof value !== 'string' && value.size > 0);
  if (hasFile) return null;
  const name = submitter?.getAttribute('name');
  if (submitter && name) fields.push([name, submitter.getAttribute('value') ?? '']);
  return fields;
}

export const hasVariations = (form: HTMLFormElement): boolean =>
  form.dataset.product_variations !== undefined || form.matches('.variations_form');

/** Returns the variation with this id from the list in the form. */
export function listedVariation(form: HTMLFormElement, id: string): MatchedVariation | undefined {
  const list = parseVariations(form.dataset.product_variations ?? '') ?? [];
  return toMatched(list.find((variation) => String(variation.variation_id) === id));
}

/** Converts a variation, or a value from another script's event, to a `MatchedVariation`; undefined if it is not a variation. */
export function toMatched(variation: unknown): MatchedVariation | undefined {
  const { variation_id: id, attributes } = (variation ?? {}) as Partial<
    Pick<Variation, 'variation_id' | 'attributes'>
  >;
  if (!id || typeof attributes !== 'object' || attributes === null) return undefined;
  return { id: String(id), hasAny: Object.values(attributes).some((value) => value === '') };
}

/** Finds the quantity fields by name, because the fields for a product's parts and extras have the same classes. */
export const quantityFields = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[name="quantity"], input[name^="quantity["]'),
];
