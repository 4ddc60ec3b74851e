import type { Names, Site } from '@iyim/runtime/widget';
import { storeRequest } from '@iyim/runtime/widget';

/** A store notice. `kind` is told by its class only: the server answers a refusal with status 200 too. */
export interface Notice {
  readonly kind: 'message' | 'error' | 'info';
  readonly html: string;
}

export interface CouponRequest {
  readonly code: string;
  /** From the page's configuration when left out. */
  readonly nonce?: string;
}

/** Applies a coupon (CO-1). Rejects with `RefusedError` when the nonce is stale. */
export async function applyCoupon(
  site: Site,
  { code, nonce = site.config.nonces.applyCoupon }: CouponRequest,
  signal?: AbortSignal,
): Promise<Notice> {
  const { security, couponCode } = site.names.fields;
  const form = { [security]: nonce, [couponCode]: code };
  return toNotice(await site.http.html(storeRequest(site, 'applyCoupon', form, signal)), site.names);
}

/** Removes a coupon. The server says it did even when the coupon was not there. */
export async function removeCoupon(
  site: Site,
  { code, nonce = site.config.nonces.removeCoupon }: CouponRequest,
  signal?: AbortSignal,
): Promise<Notice> {
  const { security, removedCoupon } = site.names.fields;
  const form = { [security]: nonce, [removedCoupon]: code };
  return toNotice(await site.http.html(storeRequest(site, 'removeCoupon', form, signal)), site.names);
}

/** What kind of notice the HTML holds; an error wins when it holds several. */
export function toNotice(html: string, { answers }: Pick<Names, 'answers'>): Notice {
  const classes = new Set(
    [...html.matchAll(/\sclass\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].flatMap(([, double, single]) =>
      (double ?? single ?? '').split(/\s+/),
    ),
  );
  const has = (wanted: readonly string[]) => wanted.some((name) => classes.has(name));
  if (has(answers.errorClasses)) return { kind: 'error', html };
  return { kind: has(answers.messageClasses) ? 'message' : 'info', html };
}
