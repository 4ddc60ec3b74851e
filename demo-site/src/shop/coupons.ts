import { fill } from '../content/fill.ts';
import { type Html, html, isHtml } from '../markup/html.ts';
import { price } from '../markup/price.ts';
import { computeCart } from './cart.ts';
import { messages } from './messages.ts';
import type { Coupon } from './model.ts';
import type { Repository } from './repository.ts';
import { notify, type Visit } from './visit.ts';

const normalised = (code: string): string => code.trim().toLowerCase();

/** Whether the number of orders with a coupon has reached its limit. */
export const isUsedUp = (repository: Repository, { code, usageLimit }: Coupon): boolean =>
  usageLimit !== null && repository.couponUses(code) >= usageLimit;

/** Returns why a coupon cannot be used now, or null when it can. */
function problemOf(visit: Visit, coupon: Coupon): Html | null {
  const { shop } = visit;
  const texts = messages(visit.locale);
  const { code, expiresAt, minimum } = coupon;
  if (expiresAt !== null && expiresAt <= shop.platform.now())
    return html`${fill(texts.couponExpired, { code })}`;
  if (isUsedUp(shop.repository, coupon)) return html`${fill(texts.couponUsedUp, { code })}`;
  const isTooLittle = minimum !== null && computeCart(visit).subtotal < minimum;
  return isTooLittle ? html`${fill(texts.couponMinimum, { code })} ${price(minimum)}.` : null;
}

/** Returns the coupon of a code if it can be applied now, otherwise the reason for a refusal. */
function applicable(visit: Visit, code: string): Coupon | Html {
  const texts = messages(visit.locale);
  if (code === '') return html`${texts.couponEmpty}`;
  const coupon = visit.shop.repository.coupon(code);
  if (coupon === null) return html`${fill(texts.couponUnknown, { code })}`;
  if (visit.session.coupons.includes(code)) return html`${fill(texts.couponAlready, { code })}`;
  return problemOf(visit, coupon) ?? coupon;
}

/** Applies a coupon by its typed code, ignoring case and surrounding spaces, and queues a message. */
export function applyCoupon(visit: Visit, typed: string): void {
  const code = normalised(typed);
  const found = applicable(visit, code);
  if (isHtml(found)) {
    notify(visit, 'error', found);
    return;
  }
  visit.session = { ...visit.session, coupons: [...visit.session.coupons, code] };
  notify(visit, 'success', html`${messages(visit.locale).couponApplied}`);
}

/** Removes a coupon, and queues the message even if the coupon was not applied. */
export function removeCoupon(visit: Visit, typed: string): void {
  const code = normalised(typed);
  visit.session = { ...visit.session, coupons: visit.session.coupons.filter((one) => one !== code) };
  notify(visit, 'success', html`${messages(visit.locale).couponRemoved}`);
}

/** Removes coupons that have become invalid (a line was removed, the day passed) and queues the reasons. */
export function dropStaleCoupons(visit: Visit): void {
  for (const code of visit.session.coupons) {
    const coupon = visit.shop.repository.coupon(code);
    const problem =
      coupon === null
        ? html`${fill(messages(visit.locale).couponUnknown, { code })}`
        : problemOf(visit, coupon);
    if (problem === null) continue;
    visit.session = { ...visit.session, coupons: visit.session.coupons.filter((one) => one !== code) };
    notify(visit, 'error', problem);
  }
}
