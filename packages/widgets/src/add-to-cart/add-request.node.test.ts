import { describe, expect, it } from 'vitest';
import { buttonRequest, formRequest } from './add-request.ts';

const simple = { hasVariations: false, matched: undefined };

describe('form request', () => {
  it('AC-1 formRequest returns a simple product’s id and quantity and every field of its form', () => {
    const fields = [
      ['quantity', '2'],
      ['engraving', 'שלום <b>'],
      ['add-to-cart', '18'],
    ] as const;
    expect(formRequest(fields, simple)).toEqual({ fields, productId: '18', quantity: '2' });
  });

  const variable = [
    ['attribute_pa_color', 'red'],
    ['quantity', '3'],
    ['add-to-cart', '23'],
    ['product_id', '23'],
    ['variation_id', '24'],
  ] as const;

  it('AC-6 formRequest returns a variation’s id and whether it has an "any" attribute', () => {
    const matched = { id: '24', hasAny: false };
    expect(formRequest(variable, { hasVariations: true, matched })).toEqual({
      fields: variable,
      productId: '23',
      quantity: '3',
      variation: { id: '24', hasAny: false },
    });
  });

  it('AC-6 formRequest treats an unknown variation as one with an "any" attribute, which always works', () => {
    for (const matched of [undefined, { id: '25', hasAny: false }]) {
      const request = formRequest(variable, { hasVariations: true, matched });
      expect(request?.variation).toEqual({ id: '24', hasAny: true });
    }
  });

  it.each(['', '0'])(
    'AC-6 formRequest returns null for variation id %j, so that the parent product is never sent without a variation',
    (id) => {
      const fields = [...variable.slice(0, -1), ['variation_id', id]] as const;
      expect(formRequest(fields, { hasVariations: true, matched: undefined })).toBeNull();
    },
  );

  it('AC-6 formRequest marks the request for a group of products as grouped', () => {
    const fields = [
      ['quantity[18]', '1'],
      ['quantity[19]', ''],
      ['add-to-cart', '83'],
    ] as const;
    expect(formRequest(fields, simple)).toMatchObject({ productId: '83', grouped: true });
  });

  it('AC-1 formRequest returns null for a form without a product id', () => {
    expect(formRequest([['email', 'a@b']], simple)).toBeNull();
  });
});

describe('button request', () => {
  it('AC-1 buttonRequest returns an archive button’s data', () => {
    const fields = [
      ['quantity', '2'],
      ['product_id', '18'],
      ['product_sku', 'MUG'],
    ] as const;
    expect(buttonRequest(fields)).toEqual({ fields, productId: '18', quantity: '2' });
    expect(buttonRequest([['product_id', '18']])?.quantity).toBe('1');
    expect(buttonRequest([['quantity', '1']])).toBeNull();
  });
});
