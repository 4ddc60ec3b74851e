import { fill } from '../content/fill.ts';
import { type Html, html, isHtml } from '../markup/html.ts';
import { price } from '../markup/price.ts';
import { computeCart } from './cart.ts';
import { messages } from './messages.ts';
import type { Coupon } from './model.ts';
import type { Repository } from './repository.ts';
import { notify, type Visit } from './visit.ts';

const normalised = (code: string): string => code.trim().toLowerCase();

/** Whether as many orders used a coupon as may. */
export const isUsedUp = (repository: Repository, { code, usageLimit }: Coupon): boolean =>
  usageLimit !== null && repository.couponUses(code) >= usageLimit;

/** Why a coupon can not be used now; null when it can. */
function problemOf(visit: Visit, coupon: Coupon): Html | null {
  const { shop } = visit;
  const say = messages(visit.locale);
  const { code, expiresAt, minimum } = coupon;
  if (expiresAt !== null && expiresAt <= shop.platform.now())
    return html`${fill(say.couponExpired, { code })}`;
  if (isUsedUp(shop.repository, coupon)) return html`${fill(say.couponUsedUp, { code })}`;
  const isTooLittle = minimum !== null && computeCart(visit).subtotal < minimum;
  return isTooLittle ? html`${fill(say.couponMinimum, { code })} ${price(minimum)}.` : null;
}

/** The coupon a code names, if it can be applied now; else why not. */
function applicable(visit: Visit, code: string): Coupon | Html {
  const say = messages(visit.locale);
  if (code === '') return html`${say.couponEmpty}`;
  const coupon = visit.shop.repository.coupon(code);
  if (coupon === null) return html`${fill(say.couponUnknown, { code })}`;
  if (visit.session.coupons.includes(code)) return html`${fill(say.couponAlready, { code })}`;
  return problemOf(visit, coupon) ?? coupon;
}

/** Applies a coupon as typed: any case, spaces around it. Queues what the shop says. */
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

/** Takes a coupon off; the shop says so even when it was not on. */
export function removeCoupon(visit: Visit, typed: string): void {
  const code = normalised(typed);
  visit.session = { ...visit.session, coupons: visit.session.coupons.filter((one) => one !== code) };
  notify(visit, 'success', html`${messages(visit.locale).couponRemoved}`);
}

/** Drops coupons that stopped being good (a line was removed, the day passed) and says why. */
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
