import { describe, expect, it } from 'vitest';
import { readSwatches } from './read.ts';

const read = (attributes: string, inside: string) => {
  document.body.innerHTML = `<form ${attributes}>${inside}<button>Add</button></form>`;
  return readSwatches(document.querySelector('form') as HTMLFormElement);
};
const options = '<option value="">-</option><option value="red">Red</option>';

describe('the form of a product', () => {
  it('SW-8 the reader of a swatches form takes the product’s id from data-product_id, otherwise from the form’s field', () => {
    const select = `<select name="attribute_size">${options}</select>`;
    const field = '<input name="product_id" value="7">';
    expect(read('data-product_id="23"', select + field).productId).toBe('23');
    expect(read('', select + field).productId).toBe('7');
  });

  it.each([
    ['<input class="qty" name="addon-1"><input class="qty" name="quantity">', 'quantity'],
    [
      '<input class="qty" name="addon-1"><div class="single_variation_wrap"><input class="qty" name="addon-2"><div class="quantity"><input class="qty" name="amount"></div></div>',
      'amount',
    ],
    ['<input class="qty" name="addon-1">', undefined],
  ])(
    'SW-8 the reader of a swatches form distinguishes the product’s quantity field from add-ons: %s',
    (fields, name) => {
      const { quantity } = read('', `<select name="attribute_size">${options}</select>${fields}`);
      expect(quantity?.name).toBe(name);
    },
  );

  it('SW-1 a select is replaced by the list with the same data-attribute_name', () => {
    const list = (name: string, value: string) =>
      `<ul class="variable-items-wrapper" data-attribute_name="${name}"><li data-value="${value}">${value}</li></ul>`;
    const { groups } = read(
      '',
      `<select name="field" data-attribute_name="attribute_color">${options}</select>${list('attribute_size', 's')}${list('attribute_color', 'red')}`,
    );
    expect(groups.map(({ name, list }) => [name, list?.textContent])).toEqual([['attribute_color', 'red']]);
  });

  it('SW-5 the title of a swatch is its data-title, not its text', () => {
    const { groups } = read(
      '',
      `<select name="attribute_color">${options}</select><ul class="variable-items-wrapper" data-attribute_name="attribute_color"><li data-value="red" data-title="Dark red">R</li></ul>`,
    );
    expect(groups[0]?.items.map(({ title }) => title)).toEqual(['Dark red']);
  });

  it('SW-6 a variation’s stock left is read from variation_stock_left, which the swatches plugin adds', () => {
    const variation = { variation_id: 3, attributes: {}, max_qty: 9, variation_stock_left: '4' };
    const json = JSON.stringify([variation]);
    const { variations } = read(
      `data-product_variations='${json}'`,
      `<select name="attribute_color">${options}</select>`,
    );
    expect(variations?.map(({ max_qty, variation_stock_left }) => [max_qty, variation_stock_left])).toEqual([
      [9, 4],
    ]);
  });

  it.each([
    ['plain letters', 'attribute_pa_צבע', 'אדום'],
    ['uppercase percent escapes', `attribute_pa_${encodeURIComponent('צבע')}`, encodeURIComponent('אדום')],
    ['plain letters for the value', 'attribute_pa_%d7%a6%d7%91%d7%a2', 'אדום'],
  ])('SW-9 variations get the form’s spelling if an import has written %s', (_, name, value) => {
    const red = '%d7%90%d7%93%d7%95%d7%9d';
    const json = JSON.stringify([
      { variation_id: 1, attributes: { attribute_size: 'XL', [name]: '' } },
      { variation_id: 2, attributes: { attribute_size: '50% cotton', [name]: value } },
    ]);
    const { variations } = read(
      `data-product_variations='${json}'`,
      `<select name="attribute_pa_%d7%a6%d7%91%d7%a2"><option value="${red}">אדום</option></select><select name="attribute_size"><option>xl<option>50% cotton</select>`,
    );
    expect(variations?.map(({ attributes }) => attributes)).toEqual([
      { attribute_size: 'XL', 'attribute_pa_%d7%a6%d7%91%d7%a2': '' },
      { attribute_size: '50% cotton', 'attribute_pa_%d7%a6%d7%91%d7%a2': red },
    ]);
  });

  it('SW-5 an attribute’s label is in the attribute’s form, even if two forms share ids', () => {
    const form = `<form><label for="color">Color</label><select id="color" name="attribute_color">${options}</select><button>Add</button></form>`;
    document.body.innerHTML = form + form;
    for (const each of document.querySelectorAll('form')) {
      const [group] = readSwatches(each).groups;
      expect(group?.label).toBe(each.querySelector('label'));
      expect(group?.labelText).toBe('Color');
    }
  });

  it('SW-5 a label around a select names its attribute, and a label with an empty "for" does not', () => {
    const labels = (html: string) => read('', html).groups.map(({ labelText }) => labelText);
    const select = `<select name="attribute_color">${options}</select>`;
    expect(labels(`<label>Color: ${select}</label>`)).toEqual(['Color']);
    expect(labels(`<label for="">Other</label>${select}`)).toEqual(['']);
  });
});

describe('a select that another plugin has replaced', () => {
  const cell = (style: string, others: string) =>
    `<table><tr><td class="value"><span style="${style}"><select name="attribute_color" STYLE>${options}</select></span>${others}</td></tr></table>`;
  const isReplaced = (html: string) => read('', html).groups[0]?.isReplaced;
  const list = '<div><div class="swatch" data-term="red">Red</div></div>';

  it.each(['display:none', 'visibility:hidden', 'opacity:0', 'position:absolute;width:1px'])(
    'SW-1 a select counts as replaced if it is hidden (%s) and controls for its values exist',
    (style) => {
      const hidden = cell('', list).replace('STYLE', `style="${style}"`);
      expect(isReplaced(hidden)).toBe(true);
      expect(isReplaced(cell('', list))).toBe(false);
    },
  );

  it.each([
    ['a list with values in data attributes', list, true],
    ['radio inputs', '<input type="radio" value="red">', true],
    ['a control that opens a list', '<span role="combobox" tabindex="0">-</span>', true],
    ['no other control', '', false],
    ['a link to a size guide', '<a href="/sizes/" data-popup="7">Sizes</a>', false],
    ['a hidden list', '<ul style="display:none"><li data-value="red">Red</li></ul>', false],
    ['a list of other values', '<ul><li data-value="s">S</li></ul>', false],
  ])(
    'SW-1 a select in a hidden wrapper counts as replaced only next to a control for its values: %s',
    (_, others, expected) => {
      expect(isReplaced(cell('display:none', others))).toBe(expected);
    },
  );
});

describe('variations of a product in a list', () => {
  const select = `<select name="attribute_color">${options}</select>`;

  it('SW-1 a div.variations_form is read without a button', () => {
    document.body.innerHTML = `<div class="variations_form" data-product_id="7">${select}</div>`;
    const found = readSwatches(document.querySelector('div') as HTMLElement);
    expect([found.button, found.buttonBox, found.productId, found.groups.length]).toEqual([
      null,
      null,
      '7',
      1,
    ]);
  });

  it.each(['<div>SELECT</div>', '<section class="variations_form">SELECT</section>'])(
    'RT-3 %s is neither a form nor a div of a list of products',
    (html) => {
      document.body.innerHTML = html.replace('SELECT', select);
      expect(() => readSwatches(document.body.firstElementChild as HTMLElement)).toThrow('expected a <form>');
    },
  );
});
