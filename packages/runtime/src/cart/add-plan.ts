/** An add to the cart, requested by the visitor with a product form or with a button in a list of products. */
export interface AddRequest {
  /** The form's successful fields in order, or the button's data. */
  readonly fields: readonly (readonly [string, string])[];
  readonly productId: string;
  readonly quantity: string;
  /** The chosen variation. `hasAny` is true if one of its attributes matches any value. */
  readonly variation?: { readonly id: string; readonly hasAny: boolean };
  readonly grouped?: boolean;
}

export interface AddPlan {
  /** The endpoint the fields are posted to. */
  readonly via: 'addToCart' | 'fragments';
  readonly fields: Record<string, unknown>;
}

/**
 * Plans the request for an add so that old and new servers add the product exactly once (AC-6). The add endpoint accepts a simple
 * product or a variation by its id. A request to it must not contain `add-to-cart`, which would add the product a second time. It
 * refuses variations with an "any" attribute and grouped products: for these the whole form is sent, with `add-to-cart`, to the
 * fragments endpoint, where the server's form handler adds them. In the answer of that endpoint, only a changed cart hash shows
 * that the add succeeded.
 */
export function planAdd(request: AddRequest): AddPlan {
  const { variation, grouped = false, productId, quantity } = request;
  const fields = collect(request.fields);
  if (grouped || variation?.hasAny) {
    return {
      via: 'fragments',
      fields: {
        ...fields,
        'add-to-cart': fields['add-to-cart'] ?? productId,
        product_id: productId,
        ...(grouped ? {} : { quantity: quantity }),
        ...(variation ? { variation_id: variation.id } : {}),
      },
    };
  }
  delete fields['add-to-cart'];
  return {
    via: 'addToCart',
    fields: { ...fields, product_id: variation?.id ?? productId, quantity: quantity },
  };
}

/**
 * Collects the values of each name as the server reads them: the last value of a repeated name, all values of a repeated
 * `name[]`.
 */
function collect(pairs: AddRequest['fields']): Record<string, unknown> {
  const lists = new Map<string, string | string[]>();
  for (const [name, value] of pairs) {
    const before = lists.get(name);
    if (!name.endsWith('[]')) lists.set(name, value);
    else if (Array.isArray(before)) before.push(value);
    else lists.set(name, [value]);
  }
  return Object.fromEntries(lists);
}
