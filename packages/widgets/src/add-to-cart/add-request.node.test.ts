import { describe, expect, it } from 'vitest';
import { buttonRequest, formRequest } from './add-request.ts';

const simple = { hasVariations: false, matched: undefined };

describe('form request', () => {
  it('AC-1 a simple product, by its submit button, with every other field', () => {
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

  it('AC-6 a variation goes with its id and whether it has an "any" attribute', () => {
    const matched = { id: '24', hasAny: false };
    expect(formRequest(variable, { hasVariations: true, matched })).toEqual({
      fields: variable,
      productId: '23',
      quantity: '3',
      variation: { id: '24', hasAny: false },
    });
  });

  it('AC-6 a variation nothing is known of is sent the way that works for every one', () => {
    for (const matched of [undefined, { id: '25', hasAny: false }]) {
      const request = formRequest(variable, { hasVariations: true, matched });
      expect(request?.variation).toEqual({ id: '24', hasAny: true });
    }
  });

  it.each(['', '0'])('AC-6 with variation id %j the server answers, never the bare parent', (id) => {
    const fields = [...variable.slice(0, -1), ['variation_id', id]] as const;
    expect(formRequest(fields, { hasVariations: true, matched: undefined })).toBeNull();
  });

  it('AC-6 a group of products', () => {
    const fields = [
      ['quantity[18]', '1'],
      ['quantity[19]', ''],
      ['add-to-cart', '83'],
    ] as const;
    expect(formRequest(fields, simple)).toMatchObject({ productId: '83', grouped: true });
  });

  it('AC-1 a form that names no product is left alone', () => {
    expect(formRequest([['email', 'a@b']], simple)).toBeNull();
  });
});

describe('button request', () => {
  it('AC-1 takes the data of an archive button', () => {
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
