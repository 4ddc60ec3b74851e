import { describe, expect, it } from 'vitest';
import { setExplicitConfig } from '../../runtime/src/site/page-config.ts';
import { replaceLabels } from './labels.ts';

let stop = () => {};
const show = (html: string, lang = 'he-IL') => {
  document.documentElement.lang = lang;
  document.body.innerHTML = html;
  stop = replaceLabels(document);
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('labels of cart and checkout', () => {
  const replaced: [string, string][] = [
    ['<a href="/cart/">View cart</a>', 'צפייה בסל'],
    ['<a href="/checkout/">Checkout</a>', 'לתשלום'],
    ['<table><tbody><tr><th>Total</th></tr></tbody></table>', 'סה״כ'],
    ['<table><tbody><tr><td>Shipping</td></tr></tbody></table>', 'משלוח'],
    ['<span>Shipping to</span>', 'משלוח אל'],
    ['<a href="#">Change address</a>', 'שינוי כתובת'],
    ['<button>Add to cart</button>', 'הוספה לסל'],
    ['<table><thead><tr><th>Product</th></tr></thead></table>', 'מוצר'],
    ['<table><thead><tr><th>Price</th></tr></thead></table>', 'מחיר'],
    ['<table><thead><tr><th>Quantity</th></tr></thead></table>', 'כמות'],
    ['<table><tbody><tr><th>Subtotal</th></tr></tbody></table>', 'סכום ביניים'],
    ['<p><strong>Subtotal:</strong></p>', 'סכום ביניים:'],
    ['<button>\n  Add to cart\n</button>', 'הוספה לסל'],
    ['<a href="/cart/">View cart<i aria-hidden="true"></i></a>', 'צפייה בסל'],
  ];
  it.each(replaced)('AB-2 the label in %s is translated into Hebrew on load', (html, hebrew) => {
    show(html);
    expect(document.body.textContent?.trim()).toBe(hebrew);
  });

  it('AB-2 labels on a page without a language are translated into Hebrew', () => {
    show('<button>Add to cart</button>', '');
    expect(document.body.textContent).toBe('הוספה לסל');
  });

  it.each([
    ['iw', {}, 'הוספה לסל'],
    ['IW-il', {}, 'הוספה לסל'],
    ['HE', {}, 'הוספה לסל'],
    ['yi', {}, 'Add to cart'],
    ['', { locale: 'en' }, 'Add to cart'],
    ['', { locale: 'iw' }, 'הוספה לסל'],
  ])('AB-2 on a page with the language %j and the configuration %j, a label is %j', (lang, config, label) => {
    setExplicitConfig(config);
    show('<button>Add to cart</button>', lang);
    expect(document.body.textContent).toBe(label);
  });

  it.each(replaced)('AB-2 a label in %s that is added later is translated', async (html, hebrew) => {
    show('<main></main>');
    document.body.innerHTML = html;
    await settled();
    expect(document.body.textContent?.trim()).toBe(hebrew);
  });

  it.each([
    ['an arrow', '<a href="/cart/">View cart <span>→</span></a>', 'צפייה בסל →'],
    ['a preceding arrow', '<a href="/cart/"><b>←</b>View cart</a>', '←צפייה בסל'],
    ['an arrow in a text node', '<a href="/cart/"><span>View cart</span> →</a>', 'צפייה בסל →'],
    ['a colon in an element', '<th>Total<span>:</span></th>', 'סה״כ:'],
  ])('AB-2 a label next to %s is translated', (_, html, hebrew) => {
    const row = html.startsWith('<th') ? `<table><tbody><tr>${html}</tr></tbody></table>` : html;
    show(row);
    expect(document.body.textContent).toBe(hebrew);
    stop();
    expect(document.body.innerHTML).toBe(row);
  });

  const input = (type: string) => `<form><input type="${type}" value="Add to cart"></form>`;
  const value = () => document.querySelector('input')?.getAttribute('value');
  it.each(['submit', 'button', 'reset'])('AB-2 the value of a %s input is translated', async (type) => {
    show(input(type));
    expect(value()).toBe('הוספה לסל');
    stop();
    expect(document.body.innerHTML).toBe(input(type));
    show('<main></main>');
    document.body.innerHTML = input(type);
    await settled();
    expect(value()).toBe('הוספה לסל');
    document.querySelector('input')?.setAttribute('value', 'Checkout');
    await settled();
    expect(value()).toBe('לתשלום');
  });

  it.each([
    ['text', 'name="q"'],
    ['hidden', 'name="label"'],
    ['checkbox', 'name="price"'],
    ['radio', 'name="price"'],
    ['search', ''],
  ])('AB-2 the value of a %s input is not changed', (type, attributes) => {
    const html = `<input type="${type}" ${attributes} value="Price">`;
    show(html);
    expect(value()).toBe('Price');
  });

  it('AB-2 a value that merely contains a label is not changed, and a translated submit button keeps its name', () => {
    show(
      '<form><input type="submit" value="Add to cart now"><input type="submit" name="add" value="Add to cart"></form>',
    );
    expect(value()).toBe('Add to cart now');
    const named = document.querySelector<HTMLInputElement>('[name=add]');
    expect(named?.value).toBe('הוספה לסל');
    const form = document.querySelector('form') as HTMLFormElement;
    expect([...new FormData(form, named).keys()]).toEqual(['add']);
  });

  const left: [string, string][] = [
    ['a label before a number', '<a href="/p">Product <b>2</b></a>'],
    ['part of a product name', '<a href="/p">Product photography lamp</a>'],
    ['a label that is only part of its link', '<a href="/p">Product <b>X</b></a>'],
    ['a heading', '<h2>Product</h2>'],
    ['a paragraph', '<p>Price</p>'],
    ['attributes', '<a href="/cart/" title="View cart" aria-label="View cart"><i></i></a>'],
    ['typed text', '<textarea>Price</textarea>'],
    ['another letter case', '<th>price</th>'],
  ];
  it.each(left)('AB-2 the library does not translate %s', async (_what, html) => {
    show(html);
    const before = document.body.innerHTML;
    await settled();
    expect(document.body.innerHTML).toBe(before);
    expect(before).not.toMatch(/[א-ת]/);
  });

  it.each([
    ['<p>Shipping to <strong>Haifa</strong>.</p>', '<p>משלוח אל <strong>Haifa</strong>.</p>'],
    ['<td>\n\tShipping to\n\t<b>Shop</b></td>', '<td>\n\tמשלוח אל\n\t<b>Shop</b></td>'],
    ['<p>Shipping to <strong>Total</strong></p>', '<p>משלוח אל <strong>סה״כ</strong></p>'],
  ])('AB-2 the label in front of the destination is translated in the shop’s %j', async (html, hebrew) => {
    show('<main></main>');
    const main = document.querySelector('main') as HTMLElement;
    const inMain = html.startsWith('<td') ? `<table><tbody><tr>${html}</tr></tbody></table>` : html;
    main.innerHTML = inMain;
    await settled();
    expect(main.innerHTML).toBe(inMain.replace(html, hebrew));
    stop();
    expect(main.innerHTML).toBe(inMain);
  });

  it.each([
    ['no destination', '<p>Shipping to</p>'],
    ['a name that only begins with the label', '<a href="/p">Shipping to <b>Mars</b>: a novel</a>'],
    ['words before the label', '<p><i>Not</i> Shipping to <strong>Haifa</strong></p>'],
    ['text after the label', '<p>Shipping to you and <strong>Haifa</strong></p>'],
    ['a label that never leads a value', '<p>Product <strong>X</strong></p>'],
  ])('AB-2 a paragraph or link with %s is not translated', (_what, html) => {
    show(html);
    expect(document.body.innerHTML).toBe(html);
  });

  it('AB-2 a text node that changes to a label is translated', async () => {
    show('<span>…</span>');
    const text = document.querySelector('span')?.firstChild as Text;
    text.data = 'Total';
    await settled();
    expect(text.data).toBe('סה״כ');
  });

  it('AB-2 the label "Subtotal" is translated like "Total" if labels.subtotal is "total"', () => {
    setExplicitConfig({ labels: { subtotal: 'total' } });
    show('<span>Subtotal</span><span>Subtotal:</span>');
    expect([...document.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
      'סה״כ',
      'סכום ביניים:',
    ]);
  });

  it('AB-2 labels from the page’s configuration are added to the built-in labels and override them', () => {
    setExplicitConfig({ labels: { texts: { 'Proceed to checkout': 'מעבר לתשלום', Total: 'הכול' } } });
    show('<a href="/checkout/">Proceed to checkout</a><span>Total</span>');
    expect(document.body.textContent).toBe('מעבר לתשלוםהכול');
  });

  it('AB-2 English labels are kept on an English page and on a page that turns translation off', () => {
    show('<button>Add to cart</button>', 'en');
    expect(document.body.textContent).toBe('Add to cart');
    stop();
    setExplicitConfig({ labels: false });
    show('<button>Add to cart</button>');
    expect(document.body.textContent).toBe('Add to cart');
  });

  it('RT-18 stopping restores the original labels and ends the translation of new ones', async () => {
    show('<button> Add to cart </button>');
    stop();
    expect(document.body.innerHTML).toBe('<button> Add to cart </button>');
    document.body.innerHTML = '<span>Total</span>';
    await settled();
    expect(document.body.textContent).toBe('Total');
  });
});
