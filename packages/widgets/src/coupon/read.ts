import { names } from '@iyim/runtime/page';
import { parseHtml, siteConfig } from '@iyim/runtime/widget';
import { noticesIn } from '../../shared/cart/notice-names.ts';
import { type OtherFields, readOtherFields } from '../../shared/site/other-fields.ts';

export const TOTALS = '.cart_totals';
export const ORDER_REVIEW = '.woocommerce-checkout-review-order-table';
export const CHECKOUT_FORM = 'form.woocommerce-checkout';
const FIELD = 'input[name="coupon_code"]';
const OWN_FORM = 'form.checkout_coupon';
const TOGGLE = '.e-show-coupon-form, .showcoupon';

/** Class and id of the error under the field, as in the script of newer shops. */
export const ERROR_NAME = 'coupon-error-notice';
/** Class of an invalid field, which themes style. */
export const WRONG_FIELD = 'has-error';

export type CouponBox = ReturnType<typeof readCouponBox>;

export function readCouponBox(host: HTMLElement) {
  const { ownerDocument } = host;
  const field = host.querySelector<HTMLInputElement>(FIELD);
  const apply = host.querySelector<HTMLElement>('[name="apply_coupon"], .e-apply-coupon, button');
  if (!field || !apply) {
    const missing = field ? 'a button that applies it' : 'an input named coupon_code';
    throw new Error(`expected ${missing} inside the host, found none`);
  }
  const form = host.matches(OWN_FORM)
    ? (host as HTMLFormElement)
    : host.querySelector<HTMLFormElement>(OWN_FORM);
  const onCheckout =
    siteConfig().global(names.globals.checkout).flag('is_checkout') ||
    ownerDocument.querySelector(CHECKOUT_FORM) !== null;
  return {
    page: onCheckout ? 'checkout' : 'cart',
    field,
    apply,
    /** The coupon's form; null on the cart page, where it is part of the cart form. */
    form,
    /** The link that opens and closes `panel`. */
    toggle: findToggle(host, form),
    panel: host.querySelector<HTMLElement>('.e-coupon-anchor') ?? form,
    /**
     * Place of the error: last in the field's row, as the shop's scripts do, or after the button if a label contains the field,
     * because the error would become part of the label.
     */
    errorPlace:
      field.parentElement && !field.closest('label')
        ? ({ of: field.parentElement, place: 'last' } as const)
        : ({ of: apply, place: 'after' } as const),
    /** Whether the error gets the id of WooCommerce's newer script: only for the page's first coupon field, if the id is free. */
    isOnly: ownerDocument.querySelector(FIELD) === field && ownerDocument.getElementById(ERROR_NAME) === null,
  } as const;
}

/**
 * Finds the link that opens the box: the nearest one before `form`, because a page may have two forms, otherwise the first one.
 * Searches only the host if `form` is null.
 */
function findToggle(host: HTMLElement, form: HTMLFormElement | null): HTMLElement | null {
  const links = [...(form ? host.ownerDocument : host).querySelectorAll<HTMLElement>(TOGGLE)];
  const isBefore = (link: Element) =>
    form !== null && Boolean(link.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING);
  return links.findLast(isBefore) ?? links[0] ?? null;
}

/**
 * Reads the fields to send with a code: other plugins' fields next to the coupon field, and on the checkout the buyer's e-mail
 * address, because a coupon may be limited to it.
 */
export function readMore({ field, form, panel }: CouponBox): OtherFields {
  const beside = form ?? panel ?? field.parentElement;
  const email = field.ownerDocument.querySelector<HTMLInputElement>(
    `${CHECKOUT_FORM} input[name="billing_email"]`,
  );
  return {
    ...(beside && readOtherFields(beside, ['coupon_code', 'apply_coupon'])),
    ...(email && { billing_email: email.value }),
  };
}

const REMOVE = 'a.woocommerce-remove-coupon[data-coupon]';

/** Whether the totals in `root` contain a coupon with this code. */
export const isApplied = (root: ParentNode, code: string): boolean =>
  [...root.querySelectorAll<HTMLElement>(REMOVE)].some(
    ({ dataset }) => dataset.coupon?.toLowerCase() === code.trim().toLowerCase(),
  );

/** Returns the clicked link that removes a coupon, and its code. */
export function readRemoveLink(target: EventTarget | null): { link: HTMLAnchorElement; code: string } | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>(REMOVE);
  return link && { link, code: link.dataset.coupon ?? '' };
}

/** Matches an answer that is a whole page. Its notices are unrelated to the coupon. */
const PAGE = /<(!doctype|html|body)\b/i;

/** Reads the notices of an answer, including wrapped ones; empty if the answer is a whole page. */
export function readNotices(html: string): HTMLElement[] {
  if (PAGE.test(html)) return [];
  return noticesIn(parseHtml(html));
}

export function noticeText(notices: readonly HTMLElement[]): string {
  const parts = notices.flatMap((notice) => {
    const items = [...notice.querySelectorAll('li')];
    return (items.length > 0 ? items : [notice]).map((item) => item.textContent ?? '');
  });
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).join(' ');
}
