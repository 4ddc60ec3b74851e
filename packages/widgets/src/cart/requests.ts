import { site } from '@iyim/runtime/widget';
import { fetchNonce, withFreshNonce } from '../../shared/site/fresh-nonce.ts';
import { fetchPage, submitCartForm } from '../../shared/site/pages.ts';
import { CALCULATE_FIELD, type CartPage, readPage, readTotals, UPDATE_FIELD } from './read.ts';
import { updateShippingMethod } from './shipping-request.ts';

/** Posts the cart form. With `update` the server takes its quantities; without, it only answers with the cart as it is. */
export async function postForm(
  form: HTMLFormElement,
  fields: URLSearchParams,
  update: boolean,
  signal: AbortSignal,
): Promise<CartPage> {
  const body = new URLSearchParams(fields);
  if (update) body.set(UPDATE_FIELD, '1');
  return toPage(await submitCartForm(site(), { url: form.action, body }, signal));
}

/** Posts the shipping calculator. */
export function postCalculator(form: HTMLFormElement, signal: AbortSignal): Promise<CartPage> {
  const body = formFields(form);
  body.set(CALCULATE_FIELD, '1');
  return submitCartForm(site(), { url: form.action || location.href, body }, signal).then(toPage);
}

/** Follows one of the page's own links: remove, undo. */
export async function follow(url: string, signal: AbortSignal): Promise<CartPage> {
  return toPage(await fetchPage(site(), url, signal));
}

/** Chooses shipping methods; the answer is the new totals block. */
export async function chooseShipping(
  methods: Record<string, string>,
  signal: AbortSignal,
): Promise<HTMLElement> {
  const html = await withFreshNonce(
    site().config.nonces.updateShipping,
    (nonce) => updateShippingMethod(site(), { methods, nonce }, signal),
    () => fetchNonce(site(), { pageUrl: location.href, key: 'updateShipping' }, signal),
  );
  const totals = readTotals(html);
  if (!totals) throw new Error('expected the totals of the cart in the answer, found none');
  return totals;
}

/** The fields a form would send; a form with files is none of the cart's. */
export function formFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

function toPage(html: string): CartPage {
  const page = readPage(html);
  if (!page) throw new Error('expected a cart page in the answer, found another');
  return page;
}
