import { submitButtons } from '@iyim/runtime/page';
import { parseVariations, type Variation } from '../../shared/cart/variation.ts';
import type { MatchedVariation } from './add-request.ts';

const FORM = 'form.cart, form[data-widget="add-to-cart"]';
const FORM_BUTTON = '.single_add_to_cart_button';
const AJAX_BUTTON = '.ajax_add_to_cart[data-product_id]:not(.wc-interactive)';

export type AddToCartInput = ReturnType<typeof readAddToCart>;

/** A wrapper with archive buttons, a product form, or a part of one. */
export function readAddToCart(host: HTMLElement) {
  return {
    /** Where clicks and submits are heard: the host, or the form it stands in. Later links and forms inside work too. */
    root: host.closest('form') ?? host,
  };
}

/** The archive button that was clicked, if it adds without leaving the page. */
export function ajaxButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(AJAX_BUTTON) : null;
}

/** The button's data, as the original sends it; ours is not the shop's. */
export function buttonFields(button: HTMLElement): [string, string][] {
  return Object.entries(button.dataset).flatMap(([name, value]) =>
    value === undefined || /^(iyim|widget)/.test(name) ? [] : [[name, value] as [string, string]],
  );
}

/** The buttons of this one's card that add the same, itself among them, in their order: themes lay one over the picture. */
export function sameButtons(button: HTMLElement): readonly HTMLElement[] {
  const id = button.dataset.product_id;
  const all = button.closest('.product')?.querySelectorAll<HTMLElement>(AJAX_BUTTON) ?? [];
  const same = [...all].filter((other) => other.dataset.product_id === id);
  return same.includes(button) ? same : [button];
}

/** "View cart" stands beside the button already. */
export function hasViewCartLink(button: Element): boolean {
  return button.parentElement?.querySelector('.added_to_cart') != null;
}

export type FormSubmit = NonNullable<ReturnType<typeof productSubmit>>;

/** A submit that asks to add to the cart: of a product form, by its own button. Other buttons of it keep their ways. */
export function productSubmit(event: Event) {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches(FORM)) return null;
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  const button = submitter ?? form.querySelector<HTMLElement>(FORM_BUTTON) ?? submitButtons(form)[0];
  if (!button || submitter?.hasAttribute('formaction')) return null;
  return { form, button, submitter } as const;
}

/** A button that means something else than adding, such as "buy now". */
export function isOtherAction(submitter: HTMLElement | null): boolean {
  const name = submitter?.getAttribute('name');
  return Boolean(name) && name !== 'add-to-cart';
}

/** The form's successful fields with its submit button's, in order; null when there is a file among them. */
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

/** The variation the form's own list has under this id. */
export function listedVariation(form: HTMLFormElement, id: string): MatchedVariation | undefined {
  const list = parseVariations(form.dataset.product_variations ?? '') ?? [];
  return toMatched(list.find((variation) => String(variation.variation_id) === id));
}

/** From a variation, or from whatever a foreign event carries in its place. */
export function toMatched(variation: unknown): MatchedVariation | undefined {
  const { variation_id: id, attributes } = (variation ?? {}) as Partial<
    Pick<Variation, 'variation_id' | 'attributes'>
  >;
  if (!id || typeof attributes !== 'object' || attributes === null) return undefined;
  return { id: String(id), hasAny: Object.values(attributes).some((value) => value === '') };
}

/** The quantity fields, by their names: fields of parts and extras of a product look the same. */
export const quantityFields = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[name="quantity"], input[name^="quantity["]'),
];
