export interface CartSituation {
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  /** An add is on its way. */
  readonly isAdding: boolean;
  /** It is open, or says something. */
  readonly isUsed: boolean;
  readonly isEdited: boolean;
}

/**
 * Whether the mini-cart can be seen (MC-1): not while the cart is empty, but from the moment an add starts; never taken
 * from under a visitor's hand; as the server drew it while nothing is known; always in the editor.
 */
export function isShown({ count, isAdding, isUsed, isEdited }: CartSituation): boolean {
  return count !== 0 || isAdding || isUsed || isEdited;
}
