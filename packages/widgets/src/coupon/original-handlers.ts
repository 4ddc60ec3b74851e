import type { OriginalHandlers } from '@iyim/runtime/widget';
import type { CouponBox } from './read.ts';

/** What the shop's scripts `cart` and `checkout`, and the page builder's, bind for the coupon. */
export function originalHandlers({ apply, field, form, toggle }: CouponBox): readonly OriginalHandlers[] {
  const { body } = document;
  return [
    ...[document, body].flatMap((root): OriginalHandlers[] => [
      {
        root,
        events: 'click keydown',
        selectors: ['a.woocommerce-remove-coupon', '.woocommerce-remove-coupon'],
        method: root === body ? 'remove_coupon' : 'remove_coupon_clicked',
        prevents: true,
      },
      // It would take away what is said under the field.
      {
        root,
        events: 'blur change input',
        selectors: ['#coupon_code'],
        method: 'remove_coupon_error',
        isOurs: ({ target }) => target === field,
      },
    ]),
    {
      root: body,
      events: 'click',
      selectors: ['a.showcoupon'],
      method: 'show_coupon_form',
      prevents: true,
      isOurs: ({ target }) => target instanceof Node && toggle?.contains(target) === true,
    },
    ...(form ? [{ root: form, events: 'submit', method: 'submit', prevents: true } as const] : []),
    ...[toggle, form ? null : apply].flatMap((root): OriginalHandlers[] =>
      root ? [{ root, events: 'click', prevents: true }] : [],
    ),
  ];
}
