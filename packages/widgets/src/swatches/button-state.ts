/**
 * What stands between the visitor and "add to cart": something is still to be chosen, no variation is what was chosen,
 * the one that is can not be bought, or the server is being asked or could not be.
 */
export type ButtonState = 'ready' | 'choose' | 'no-match' | 'unavailable' | 'loading' | 'failed';

interface Buyable {
  readonly is_purchasable: boolean;
  readonly is_in_stock: boolean;
  readonly variation_is_visible: boolean;
}

export function isPurchasable(variation: Buyable): boolean {
  return variation.is_purchasable && variation.is_in_stock && variation.variation_is_visible;
}

/** Classes of the original script, which themes style: never the `disabled` attribute, a click must still say why. */
export function buttonClasses(state: ButtonState): Readonly<Record<string, boolean>> {
  return {
    disabled: state !== 'ready',
    'wc-variation-selection-needed': state !== 'ready' && state !== 'unavailable',
    'wc-variation-is-unavailable': state === 'unavailable',
  };
}
