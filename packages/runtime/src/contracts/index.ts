export type { AddPlan, AddRequest } from './add-plan.ts';
export { planAdd } from './add-plan.ts';
export type { AddAnswer } from './cart.ts';
export { fetchCartTotals, fetchFragments, sendAdd, sendRemove } from './cart.ts';
export type { LoginAnswer, LoginRequest } from './checkout-login.ts';
export { checkoutLogin } from './checkout-login.ts';
export type { Breakpoint, IyimConfig, SiteConfig } from './config.ts';
export type { CouponRequest, Notice } from './coupon.ts';
export { applyCoupon, removeCoupon, toNotice } from './coupon.ts';
export type { RequestSummary } from './errors.ts';
export {
  HttpError,
  InvalidAnswerError,
  isAbort,
  NetworkError,
  RefusedError,
  TimeoutError,
} from './errors.ts';
export { setExplicitConfig } from './explicit-config.ts';
export { encodeForm } from './form-encoding.ts';
export type { CartFragments, FragmentMap } from './fragments.ts';
export { fetchNonce, withFreshNonce } from './fresh-nonce.ts';
export type { Answer, Http, HttpRequest } from './http.ts';
export { createHttp } from './http.ts';
export { fetchMenuCartFragments } from './menu-cart.ts';
export type { Names } from './names.ts';
export { names, overrideNames } from './names.ts';
export { pageConfig } from './page-config.ts';
export { fetchPage, submitCartForm } from './pages.ts';
export type { ShippingChoice } from './shipping.ts';
export { updateShippingMethod } from './shipping.ts';
export type { Site } from './site.ts';
export { site } from './site.ts';
export type { Variation } from './variation.ts';
export { fetchVariation, parseVariations } from './variation.ts';
