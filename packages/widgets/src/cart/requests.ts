import { memberOf, storeRequest } from '@iyim/runtime/page';
import { parseHtml, type Site, site } from '@iyim/runtime/widget';
import { fetchNonce, withFreshNonce } from '../../shared/site/fresh-nonce.ts';
import { followLink, submitCartForm } from '../../shared/site/pages.ts';
import {
  type CartPage,
  findCalculator,
  findTotals,
  isError,
  NONCE_FIELD,
  readLineKeys,
  readPage,
  readQuantities,
  UPDATE_FIELD,
} from './read.ts';

/** Field that makes the server save the address of the posted calculator. */
const CALCULATE_FIELD = 'calc_shipping';
/** Prefix of the calculator's fields with the parts of the address. */
const ADDRESS_PREFIX = 'calc_shipping_';
const CALCULATOR_NONCE_FIELD = 'woocommerce-shipping-calculator-nonce';
/** Parameter with the nonce in a link that removes or restores a line. Its value is the nonce of the form. */
const LINK_NONCE = '_wpnonce';

/** Posts the cart form without saving its quantities. The server answers with its current cart. */
export function postForm(form: HTMLFormElement, signal: AbortSignal): Promise<CartPage> {
  return post(form, formFields(form), signal);
}

/**
 * Posts the cart form and saves its quantities. If the form was open too long, its nonce is stale: the server silently ignores
 * the quantities and answers with a fresh nonce. The quantities are then posted once more. Rejects if they are ignored again.
 */
export async function postQuantities(form: HTMLFormElement, signal: AbortSignal): Promise<CartPage> {
  const body = formFields(form);
  body.set(UPDATE_FIELD, '1');
  const isIgnored = (page: CartPage) => hasIgnored(page, body);
  const page = await withFreshNonce(
    body.get(NONCE_FIELD) ?? '',
    (nonce) => {
      if (nonce !== '') body.set(NONCE_FIELD, nonce);
      return post(form, body, signal);
    },
    nonceOf,
    isIgnored,
  );
  if (isIgnored(page)) throw new Error('expected the quantities that were sent in the answer, found others');
  return page;
}

/** Whether the server ignored the quantities in `body`: the answer's nonce and quantities differ, without an error notice. */
function hasIgnored(page: CartPage, body: URLSearchParams): boolean {
  const nonce = nonceOf(page);
  if (page.kind === 'empty' || page.notices.some(isError) || !nonce || nonce === body.get(NONCE_FIELD))
    return false;
  return readQuantities(page.form).some(
    ({ field }) => body.has(field.name) && Number(body.get(field.name)) !== Number(field.value),
  );
}

const nonceOf = (page?: CartPage): string | undefined =>
  page?.kind !== 'cart'
    ? undefined
    : page.form.querySelector<HTMLInputElement>(`[name="${NONCE_FIELD}"]`)?.value;

/**
 * Posts the shipping calculator. If the page was open too long, the nonce is stale: the server silently ignores the address and
 * answers with a fresh nonce. The address is then posted once more. Rejects if it is ignored again.
 */
export async function postCalculator(form: HTMLFormElement, signal: AbortSignal): Promise<CartPage> {
  const body = formFields(form);
  body.set(CALCULATE_FIELD, '1');
  const isIgnored = (page: CartPage) => hasIgnoredAddress(page, body);
  const page = await withFreshNonce(
    body.get(CALCULATOR_NONCE_FIELD) ?? '',
    (nonce) => {
      if (nonce !== '') body.set(CALCULATOR_NONCE_FIELD, nonce);
      return post(form, body, signal);
    },
    (page) => page && calculatorFields(page)?.get(CALCULATOR_NONCE_FIELD),
    isIgnored,
  );
  if (isIgnored(page)) throw new Error('expected the address that was sent in the answer, found another one');
  return page;
}

/** Whether the server ignored the address in `body`: the answer's nonce and address differ, without a notice. */
function hasIgnoredAddress(page: CartPage, body: URLSearchParams): boolean {
  const fields = calculatorFields(page);
  const nonce = fields?.get(CALCULATOR_NONCE_FIELD);
  if (!fields || !nonce || nonce === body.get(CALCULATOR_NONCE_FIELD) || page.notices.length > 0)
    return false;
  return [...fields].some(
    ([name, value]) => name.startsWith(ADDRESS_PREFIX) && body.has(name) && body.get(name) !== value,
  );
}

const calculatorFields = (page: CartPage): URLSearchParams | null => {
  const form = page.kind === 'cart' && page.totals && findCalculator(page.totals);
  return form ? formFields(form) : null;
};

/**
 * Follows a link of the cart page that removes or restores a line. If the page was open too long, the link's nonce is stale: the
 * server silently does nothing and answers with a fresh nonce. The link is then followed once more. Rejects if the line to be
 * removed is still in the cart.
 */
export async function follow(address: string, signal: AbortSignal): Promise<CartPage> {
  const url = new URL(address);
  const first = url.searchParams.get(LINK_NONCE) ?? '';
  const page = await withFreshNonce(
    first,
    async (nonce) => {
      if (nonce !== first) url.searchParams.set(LINK_NONCE, nonce);
      return toPage(await followLink(site(), url.href, signal));
    },
    nonceOf,
    (page) => isPassedOver(page, url),
  );
  // When the visitor's session ends, the server forgets the removed lines. An undo then has no effect, which is not an error: the
  // server's cart is shown.
  if (url.searchParams.has('undo_item') || !isPassedOver(page, url)) return page;
  throw new Error(`expected the cart to follow ${url.pathname}, found it unchanged`);
}

/** Whether the link had no effect on the lines of the answer, although the answer has no error notice. */
function isPassedOver(page: CartPage, { searchParams }: URL): boolean {
  if (page.notices.some(isError)) return false;
  const keys = page.kind === 'empty' ? [] : readLineKeys(page.form);
  const removed = searchParams.get('remove_item');
  const undone = searchParams.get('undo_item');
  if (removed !== null) return keys.includes(removed);
  return undone !== null && keys.length > 0 && !keys.includes(undone);
}

/**
 * Chooses shipping methods by the names and values of the page's fields, e.g. `shipping_method[0]` and `flat_rate:1`. Returns the
 * HTML of the cart page's totals block. Rejects with `RefusedError` if the nonce is stale.
 */
export function updateShippingMethod(
  site: Site,
  { methods, nonce }: { readonly methods: Readonly<Record<string, string>>; readonly nonce: string },
  signal?: AbortSignal,
): Promise<string> {
  const form = { security: nonce, ...methods };
  return site.http.html(storeRequest(site, 'update_shipping_method', form, signal));
}

/** Chooses shipping methods and returns the new totals block. */
export async function chooseShipping(
  methods: Record<string, string>,
  signal: AbortSignal,
): Promise<HTMLElement> {
  const html = await withFreshNonce(
    site().config.nonces.updateShipping,
    (nonce) => updateShippingMethod(site(), { methods, nonce }, signal),
    () => fetchNonce(site(), { pageUrl: location.href, key: 'updateShipping' }, signal),
  );
  const totals = findTotals(parseHtml(html));
  if (!totals) throw new Error('expected the totals of the cart in the answer, found none');
  return totals;
}

/** Returns the fields that a form would send. Skips files, which cart forms do not have. */
export function formFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

async function post(form: HTMLFormElement, body: URLSearchParams, signal: AbortSignal): Promise<CartPage> {
  return toPage(
    await submitCartForm(site(), { url: memberOf(form, 'action') || location.href, body }, signal),
  );
}

function toPage(html: string): CartPage {
  const page = readPage(html);
  if (!page) throw new Error('expected a cart page in the answer, found another page');
  return page;
}
