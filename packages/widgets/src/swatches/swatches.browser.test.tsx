import { mount, register, unmount } from '@iyim/runtime';
import { widgetComponent } from '@iyim/runtime/page';
import axe from 'axe-core';
import jQuery from 'jquery';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { swatches } from '../../bundle/catalogue.ts';
import definition from './Swatches.tsx';
import { minimalPage, originalPage, variation, variations } from './testing/fixture.ts';

const Swatches = widgetComponent(definition);

interface JQuerySet {
  on(name: string, handler: (...args: never[]) => void): JQuerySet;
  val(value: string): JQuerySet;
  trigger(name: string): JQuerySet;
}
const $ = jQuery as (target: string | Document) => JQuerySet;

register(swatches, { quiet: true });

const show = async (html: string): Promise<HTMLFormElement> => {
  document.body.innerHTML = html;
  const host = document.querySelector('form');
  if (!host) throw new Error('no form in the page');
  host.addEventListener('submit', (event) => event.preventDefault());
  await mount(host);
  return host;
};
const item = (value: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-value="${value}"]`);
  if (!found) throw new Error(`no item ${value}`);
  return found;
};
const part = <E extends Element = HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const choose = (...values: string[]) => {
  for (const value of values) item(value).click();
};
const press = (key: string) =>
  (document.activeElement as HTMLElement).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const variationId = () => part<HTMLInputElement>('[name="variation_id"]').value;
const button = () => part('form button:not([type="button"])');
const notice = () => part('.iyim-swatches-notice');
const states = (value: string) =>
  [...item(value).classList].filter((name) => ['selected', 'disabled', 'no-stock'].includes(name));

const originalFetch = globalThis.fetch;
let host: HTMLElement | undefined;
afterEach(() => {
  host = part('form');
  unmount(host);
  globalThis.fetch = originalFetch;
});

describe('swatch lists of a second plugin', () => {
  const other = (value: string) => part(`.cfvsw-swatches-option[data-slug="${value}"]`);
  it.each([true, false])(
    'RT-26 swatches use the visible lists of a second plugin (with lists of the first plugin: %s)',
    async (lists) => {
      await show(originalPage({ others: true, lists }));
      expect(other('red').parentElement?.getAttribute('role')).toBe('radiogroup');
      expect(
        document.querySelectorAll('[role=radio][tabindex="0"]:not(.cfvsw-hidden-select *)'),
      ).toHaveLength(2);
      other('red').click();
      expect(part<HTMLSelectElement>('#pa_color').value).toBe('red');
      expect(other('red').matches('.cfvsw-selected-swatch[aria-checked=true]')).toBe(true);
      expect(other('m').matches('.cfvsw-swatches-disabled[aria-disabled=true]')).toBe(true);
      other('s').click();
      expect(variationId()).toBe('24');
    },
  );

  it('RT-18 unmounting swatches restores the lists of a second plugin', async () => {
    const form = await show(originalPage({ others: true }));
    other('red').click();
    unmount(form);
    expect(other('red').outerHTML).toBe(
      '<div class="cfvsw-swatches-option cfvsw-label-option" data-slug="red" data-title="אדום" style="min-width:24px"><div class="cfvsw-swatch-inner">אדום</div></div>',
    );
  });
});

describe('swatch lists of an unknown plugin', () => {
  const page = () =>
    originalPage({ lists: false })
      .replace('<select ', '<style>.theirs select { display: none }</style><div class="theirs"><select ')
      .replace(
        '</select>',
        '</select><div data-id="pa_color"><div class="wd-swatch" data-value="red">אדום</div></div></div>',
      );

  it('SW-1 a select with controls of an unknown plugin is left to them, and this is logged once', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const form = await show(page());
    expect([...document.querySelectorAll('[role="radiogroup"]')].map((list) => list.ariaLabel)).toEqual([
      'מידה',
    ]);
    const color = part<HTMLSelectElement>('#pa_color');
    color.value = 'red';
    $('#pa_color').trigger('change');
    item('s').click();
    expect(variationId()).toBe('24');
    unmount(form);
    await mount(form);
    expect(info.mock.calls.filter(([line]) => String(line).includes('swatches'))).toEqual([
      [expect.stringContaining('"swatches" leaves a select'), color],
    ]);
    expect(document.querySelectorAll('[role="radiogroup"]')).toHaveLength(1);
  });
});

describe('two forms of one product', () => {
  it('SW-9 with two forms of a product, only the form next to the product’s price replaces that price', async () => {
    document.body.innerHTML = originalPage();
    const product = part('.product');
    product.prepend(part('form').cloneNode(true));
    const summary = product.appendChild(document.createElement('div'));
    summary.append(part('.price'), product.querySelectorAll('form')[1] ?? '');
    const forms = [...document.querySelectorAll('form')];
    const prices = () =>
      [...summary.children]
        .filter((each) => each.matches('.price') && each.checkVisibility())
        .map((each) => each.textContent);
    for (const form of forms) {
      await mount(form);
      for (const value of ['red', 's']) form.querySelector<HTMLElement>(`[data-value="${value}"]`)?.click();
      expect(form.querySelector('.single_variation')?.textContent).toContain('24 ₪');
      expect(prices()).toEqual([form === forms[0] ? '50 ₪' : '24 ₪']);
    }
    for (const form of forms) unmount(form);
    expect(prices()).toEqual(['50 ₪']);
  });

  it('SW-5 in each of two swatches forms, lists are named after their attributes, and labels focus the list in their form', async () => {
    document.body.innerHTML = minimalPage() + minimalPage();
    const forms = [...document.querySelectorAll('form')];
    for (const form of forms) await mount(form);
    for (const form of forms) {
      const list = form.querySelector('[role="radiogroup"]');
      expect(list?.ariaLabel).toBe('צבע');
      form.querySelector('label')?.click();
      expect(list?.contains(document.activeElement)).toBe(true);
    }
    for (const form of forms) unmount(form);
  });
});

describe('choosing', () => {
  it('SW-1 choosing a swatch sets its select, which fires input and change', async () => {
    const form = await show(originalPage());
    const events: string[] = [];
    for (const type of ['input', 'change']) {
      form.addEventListener(type, (event) =>
        events.push(`${type} ${(event.target as HTMLSelectElement).name}`),
      );
    }
    choose('red');
    expect(part<HTMLSelectElement>('#pa_color').value).toBe('red');
    expect(events.filter((each) => each.includes('pa_color'))).toEqual([
      'input attribute_pa_color',
      'change attribute_pa_color',
    ]);
    expect(item('red').getAttribute('aria-checked')).toBe('true');
    expect(states('red')).toEqual(['selected']);
  });

  it('SW-1 the swatches are updated when another script changes the select', async () => {
    await show(originalPage());
    const select = part<HTMLSelectElement>('#pa_color');
    select.value = 'green';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(states('green')).toEqual(['selected']);
    expect(states('s')).toEqual(['disabled']);
  });

  it('SW-2 swatches without a matching variation or without stock are disabled', async () => {
    await show(originalPage());
    expect(states('blue')).toEqual(['disabled']);
    expect(item('blue').getAttribute('aria-disabled')).toBe('true');
    choose('blue');
    expect(part<HTMLSelectElement>('#pa_color').value).toBe('');
    choose('red');
    expect(states('m')).toEqual(['disabled']);
    expect(item('m').getAttribute('aria-label')).toBe('בינוני, אזל מהמלאי');
    expect(item('blue').getAttribute('aria-label')).toBe('כחול, לא זמין בשילוב הזה');
  });

  it('SW-2 out-of-stock swatches can be chosen if clickable_out_of_stock is on', async () => {
    await show(
      originalPage({ settings: { clickable_out_of_stock: 'yes', out_of_stock_tooltip_text: 'אין <b>' } }),
    );
    choose('red');
    expect(states('m')).toEqual(['no-stock']);
    expect(item('m').dataset.wvstooltipOutOfStock).toBe('אין <b>');
    choose('m');
    expect(variationId()).toBe('25');
    expect(button().classList.contains('wc-variation-is-unavailable')).toBe(true);
    expect(part('.single_variation .out-of-stock').textContent).toBe('אזל');
  });

  it('SW-4 a second click clears the chosen swatch only if clear_on_reselect is on', async () => {
    await show(originalPage());
    choose('red', 'red');
    expect(part<HTMLSelectElement>('#pa_color').value).toBe('red');
    unmount(part('form'));
    await show(originalPage({ settings: { clear_on_reselect: '1' } }));
    choose('red', 'red');
    expect(part<HTMLSelectElement>('#pa_color').value).toBe('');
  });

  it('SW-5 the title of the chosen swatch is shown next to the label', async () => {
    await show(originalPage({ settings: { variation_label_separator: ' –' } }));
    choose('red');
    expect(part('label[for="pa_color"]').textContent).toBe('צבע – אדום');
    part('.reset_variations').click();
    expect(part('label[for="pa_color"]').textContent).toBe('צבע');
    unmount(part('form'));
    await show(originalPage());
    choose('red');
    expect(part('label[for="pa_color"]').textContent).toBe('צבע: אדום');
  });

  it('SW-5 an attribute’s label shows no chosen title if show_variation_label is off', async () => {
    await show(originalPage({ settings: { show_variation_label: '' } }));
    choose('red');
    expect(part('label[for="pa_color"]').textContent).toBe('צבע');
  });

  it('SW-6 swatches show the stock left while only one attribute is not chosen yet', async () => {
    await show(originalPage({ settings: { show_variation_stock: 'yes' } }));
    expect(document.querySelector('.wvs-show-stock-left-info')).toBeNull();
    choose('red');
    expect(item('s').classList.contains('wvs-show-stock-left-info')).toBe(true);
    expect(part('[data-value="s"] .wvs-stock-left-info').dataset.wvsStockInfo).toBe('נותרו 3 יחידות');
    expect(item('s').getAttribute('aria-label')).toBe('קטן, נותרו 3 יחידות');
    choose('s');
    expect(document.querySelector('.wvs-show-stock-left-info')).toBeNull();
  });
});

describe('the keyboard in swatches', () => {
  it.each([
    ['rtl', 'ArrowLeft', 'ArrowRight'],
    ['ltr', 'ArrowRight', 'ArrowLeft'],
  ] as const)(
    'SW-3 RT-21 the arrow keys choose the next or previous swatch of the group in %s',
    async (dir, next, previous) => {
      await show(originalPage({ dir, json: JSON.stringify([...variations, variation(27, 'blue', '')]) }));
      item('red').focus();
      press(next);
      expect(document.activeElement).toBe(item('green'));
      expect(part<HTMLSelectElement>('#pa_color').value).toBe('green');
      press(next);
      press(next);
      expect(document.activeElement).toBe(item('red'));
      press(previous);
      expect(document.activeElement).toBe(item('blue'));
      press('Home');
      expect(document.activeElement).toBe(item('red'));
      press('End');
      expect(document.activeElement).toBe(item('blue'));
    },
  );

  it('SW-3 the arrow keys skip swatches that cannot be chosen', async () => {
    await show(originalPage());
    item('green').focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(item('red'));
  });

  it('SW-3 Space and Enter choose a swatch, unless it is disabled', async () => {
    await show(originalPage());
    item('red').focus();
    press(' ');
    expect(states('red')).toEqual(['selected']);
    item('m').focus();
    press('Enter');
    expect(part<HTMLSelectElement>('#pa_size').value).toBe('');
    item('s').focus();
    press('Enter');
    expect(variationId()).toBe('24');
  });

  it('SW-3 each group of swatches is a single tab stop', async () => {
    await show(originalPage());
    const stops = () =>
      [...document.querySelectorAll('li[tabindex="0"]')].map((each) => (each as HTMLElement).dataset.value);
    expect(stops()).toEqual(['red', 's']);
    choose('green');
    expect(stops()).toEqual(['green', 'm']);
  });
});

describe('the variation', () => {
  it('SW-9 a complete choice sets price, stock, SKU, quantity limits, variation id and button', async () => {
    await show(originalPage());
    expect(button().className).toContain('disabled wc-variation-selection-needed');
    expect((button() as HTMLButtonElement).disabled).toBe(false);
    choose('red', 's');
    expect(variationId()).toBe('24');
    expect(part('.woocommerce-variation-price').textContent).toBe('24 ₪');
    expect(part('.woocommerce-variation-availability .stock').textContent).toBe('במלאי');
    expect(part('.sku').textContent).toBe('TEE-24');
    expect(part<HTMLInputElement>('.qty').max).toBe('3');
    expect(button().className).toBe('single_add_to_cart_button button alt');
    expect(
      part('.woocommerce-variation-add-to-cart').classList.contains(
        'woocommerce-variation-add-to-cart-enabled',
      ),
    ).toBe(true);
  });

  it('SW-9 a variation’s details are shown even if the shop’s script has hidden their container, until the choice is cleared', async () => {
    await show(originalPage());
    const place = part('.single_variation');
    place.style.display = 'none';
    choose('red', 's');
    expect(part('.woocommerce-variation-price').checkVisibility()).toBe(true);
    part('.reset_variations').click();
    expect(place.checkVisibility()).toBe(false);
  });

  it('SW-9 an empty price_html keeps the product’s price, and a variation that is sold individually hides the quantity', async () => {
    await show(originalPage());
    part<HTMLInputElement>('.qty').value = '4';
    choose('green', 'm');
    expect(part('.woocommerce-variation-price').textContent).toBe('');
    expect(part('p.price').textContent).toBe('50 ₪');
    expect(part('.quantity').checkVisibility()).toBe(false);
    expect(part<HTMLInputElement>('.qty').value).toBe('1');
    part('.reset_variations').click();
    expect(part('.quantity').checkVisibility()).toBe(true);
    expect(part('.sku').textContent).toBe('TEE');
  });

  it('SW-9 the variation’s picture replaces the main picture until the choice is reset', async () => {
    const image = {
      src: '/red.png',
      srcset: '/red.png 1x',
      sizes: '',
      alt: 'red',
      full_src: 'javascript:alert(1)',
      src_w: 10,
      src_h: 10,
    };
    await show(originalPage({ json: JSON.stringify([variation(24, 'red', 's', { image, image_id: 5 })]) }));
    const picture = part<HTMLImageElement>('.wp-post-image');
    const before = picture.cloneNode() as HTMLImageElement;
    choose('red', 's');
    expect(new URL(picture.src).pathname).toBe('/red.png');
    expect(picture.alt).toBe('red');
    expect(part('.woocommerce-product-gallery a').getAttribute('href')).toBe('/full.png');
    expect(part('form').getAttribute('current-image')).toBe('5');
    part('.reset_variations').click();
    for (const name of ['src', 'srcset', 'alt', 'width'])
      expect(picture.getAttribute(name)).toBe(before.getAttribute(name));
    expect(part('form').hasAttribute('current-image')).toBe(false);
  });

  const red = {
    src: '/red-600.png',
    alt: 'red',
    full_src: '/red.png',
    gallery_thumbnail_src: '/red-100.png',
    src_w: 600,
    src_h: 600,
  };
  const withPicture = JSON.stringify([variation(24, 'red', 's', { image: red, image_id: 5 })]);
  const redSlide =
    '<div class="woocommerce-product-gallery__image" data-thumb="/red-100.png"><a href="/red.png"><img src="/red-300.png" alt="red shirt" data-large_image="/red.png"></a></div>';
  const sources = () =>
    [...document.querySelectorAll<HTMLImageElement>('.woocommerce-product-gallery__image img')].map((image) =>
      image.src.replace(location.origin, ''),
    );

  it('SW-9 a variation’s picture that the gallery already contains is swapped with the main picture', async () => {
    await show(originalPage({ json: withPicture, gallery: redSlide }));
    const before = sources();
    const main = part<HTMLImageElement>('.wp-post-image').src;
    choose('red', 's');
    expect(sources()).toEqual(['/red-600.png', main]);
    const [first, second] = [
      ...document.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image'),
    ];
    expect([first?.dataset.thumb, second?.dataset.thumb]).toEqual(['/red-100.png', '/thumb.png']);
    expect(second?.querySelector('a')?.pathname).toBe('/full.png');
    part('.reset_variations').click();
    expect(sources()).toEqual(before);
  });

  it('SW-9 the slider moves to a variation’s picture that it already contains, and no picture is changed', async () => {
    const form = await show(originalPage({ json: withPicture, gallery: redSlide }));
    const before = sources();
    // Simulates a slider that starts long after the island has mounted.
    part('.woocommerce-product-gallery').insertAdjacentHTML(
      'beforeend',
      '<ol class="flex-control-nav"><li><img src="/thumb.png"></li><li><img src="/red-100.png"></li></ol>',
    );
    const clicked = vi.fn();
    part('.flex-control-nav li:last-child img').addEventListener('click', clicked);
    const resets = vi.fn();
    form.ownerDocument.addEventListener('woocommerce_gallery_reset_slide_position', resets);
    choose('red', 's');
    expect(clicked).toHaveBeenCalledOnce();
    expect([sources(), form.getAttribute('current-image')]).toEqual([before, '5']);
    resets.mockClear();
    part('.reset_variations').click();
    expect(resets).toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledOnce();
    form.ownerDocument.removeEventListener('woocommerce_gallery_reset_slide_position', resets);
  });

  it('SW-9 the first thumbnail of the gallery’s slider shows the variation’s picture until the choice is cleared', async () => {
    await show(originalPage({ json: withPicture }));
    part('.woocommerce-product-gallery').insertAdjacentHTML(
      'beforeend',
      '<ol class="flex-control-nav"><li><img src="/thumb.png"></li></ol>',
    );
    const thumbnail = part<HTMLImageElement>('.flex-control-nav img');
    choose('red', 's');
    expect(new URL(thumbnail.src).pathname).toBe('/red-100.png');
    part('.reset_variations').click();
    expect(thumbnail.getAttribute('src')).toBe('/thumb.png');
  });

  it('SW-9 the chosen variation’s price replaces the product’s price range', async () => {
    await show(originalPage().replace('>50 ₪<', '>24 ₪ – 50 ₪<'));
    const seen = () =>
      [...document.querySelectorAll<HTMLElement>('.product > .price')].flatMap((price) =>
        price.checkVisibility() ? [price.textContent, price.localName] : [],
      );
    expect(seen()).toEqual(['24 ₪ – 50 ₪', 'p']);
    choose('red', 's');
    expect(seen()).toEqual(['24 ₪', 'p']);
    part('.reset_variations').click();
    expect(seen()).toEqual(['24 ₪ – 50 ₪', 'p']);
  });

  it('SW-9 the price of a related product does not change', async () => {
    const related = '<section class="related"><div class="product"><p class="price">7 ₪</p></div></section>';
    await show(originalPage().replace('<p class="price">', `${related}<p class="price">`));
    choose('red', 's');
    expect(part('.related .price').checkVisibility()).toBe(true);
    expect(document.querySelectorAll('.related .price').length).toBe(1);
  });

  it.each([
    ['original', originalPage()],
    ['a plain form', minimalPage()],
  ])('SW-9 "add to cart" does not move when the notice of swatches appears: %s', async (_, html) => {
    await show(html);
    const place = () => JSON.stringify(button().getBoundingClientRect());
    const before = place();
    button().click();
    expect(notice().checkVisibility()).toBe(true);
    expect(place()).toBe(before);
  });

  it('SW-9 the notice of swatches names only the missing attributes', async () => {
    await show(originalPage());
    choose('red');
    button().click();
    expect(notice().textContent).toBe('יש לבחור מידה לפני ההוספה לסל.');
  });

  it('SW-9 a script in a variation’s price_html does not run', async () => {
    const evil = '<span class="price">1</span><script>window.ran = true</script><img src=x>';
    await show(originalPage({ json: JSON.stringify([variation(24, 'red', 's', { price_html: evil })]) }));
    choose('red', 's');
    expect(part('.woocommerce-variation-price').textContent).toContain('1');
    expect((window as { ran?: boolean }).ran).toBeUndefined();
  });

  it('SW-9 a click on "add to cart" before a complete choice shows what to choose, and does not submit the form', async () => {
    const form = await show(originalPage());
    const submitted = vi.fn();
    form.addEventListener('submit', submitted);
    button().click();
    form.requestSubmit();
    expect(submitted).not.toHaveBeenCalled();
    expect(notice().textContent).toBe('יש לבחור צבע ומידה לפני ההוספה לסל.');
    expect(notice().getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(item('red'));
    choose('red', 's');
    expect(notice().textContent).toBe('');
    button().click();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('SW-9 swatches show a notice if no variation matches a complete choice', async () => {
    await show(originalPage());
    for (const [id, value] of [
      ['pa_color', 'blue'],
      ['pa_size', 's'],
    ] as const) {
      const select = part<HTMLSelectElement>(`#${id}`);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    expect(notice().textContent).toBe('אין מוצר שמתאים לבחירה הזאת. אפשר לבחור שילוב אחר.');
    expect(notice().classList.contains('wc-no-matching-variations')).toBe(true);
    expect(variationId()).toBe('');
  });

  it('RT-12 choosing a swatch fires the original’s events in the original’s order', async () => {
    const form = await show(originalPage());
    const fired: string[] = [];
    const events = [
      'check_variations',
      'woocommerce_variation_select_change',
      'update_variation_values',
      'woocommerce_update_variation_values',
      'found_variation',
      'show_variation',
      'reset_data',
      'reset_image',
      'hide_variation',
      'woocommerce_variation_has_changed',
    ];
    for (const name of events) form.addEventListener(name, () => fired.push(name));
    form.addEventListener('iyim:variation', (event) =>
      fired.push(`iyim:variation ${(event as CustomEvent).detail.variation?.variation_id}`),
    );
    choose('red');
    expect(fired.splice(0)).toEqual([
      'woocommerce_variation_select_change',
      'check_variations',
      'update_variation_values',
      'woocommerce_update_variation_values',
      'reset_data',
      'reset_image',
      'hide_variation',
      'woocommerce_variation_has_changed',
    ]);
    choose('s');
    expect(fired).toEqual([
      'woocommerce_variation_select_change',
      'check_variations',
      'update_variation_values',
      'woocommerce_update_variation_values',
      'found_variation',
      'show_variation',
      'iyim:variation 24',
      'woocommerce_variation_has_changed',
    ]);
  });
});

describe('clearing and initial choices', () => {
  it('SW-10 the "Clear" link of swatches resets every choice and keeps the focus in the form', async () => {
    await show(originalPage());
    const clear = part('.reset_variations');
    expect(getComputedStyle(clear).visibility).toBe('hidden');
    choose('red', 's');
    expect(getComputedStyle(clear).visibility).toBe('visible');
    clear.click();
    expect(part<HTMLSelectElement>('#pa_color').value + part<HTMLSelectElement>('#pa_size').value).toBe('');
    expect(variationId()).toBe('');
    expect(getComputedStyle(clear).visibility).toBe('hidden');
    expect(document.activeElement).toBe(item('red'));
  });

  it('SW-10 swatches initially show the choice of the selects', async () => {
    const html = originalPage()
      .replace('value="red" class', 'selected value="red" class')
      .replace('value="s" class', 'selected value="s" class');
    await show(html);
    expect(variationId()).toBe('24');
    expect(states('red')).toEqual(['selected']);
  });

  it('SW-10 swatches on a cached page start with the choice in the URL, without hostile values', async () => {
    history.replaceState(
      null,
      '',
      '?attribute_pa_color=red&attribute_pa_size=<img onerror=alert(1)>&attribute___proto__=x',
    );
    await show(originalPage());
    expect(part<HTMLSelectElement>('#pa_color').value).toBe('red');
    expect(part<HTMLSelectElement>('#pa_size').value).toBe('');
  });

  const hebrew = encodeURIComponent('אדום').toLowerCase();
  it.each([
    ['not escaped', 'אדום'],
    ['escaped once, in uppercase', hebrew.toUpperCase()],
    ['escaped twice', encodeURIComponent(hebrew)],
  ])('SW-10 swatches apply a Hebrew choice in the URL if it is %s', async (_, value) => {
    const page = originalPage().replaceAll('value="red"', `value="${hebrew}"`);
    history.replaceState(null, '', `?attribute_pa_%2563olor=${value}`);
    await show(page);
    expect(part<HTMLSelectElement>('#pa_color').value).toBe(hebrew);
  });

  it('SW-11 swatches read the form’s variations again when data-product_variations changes', async () => {
    const form = await show(originalPage());
    expect(states('blue')).toEqual(['disabled']);
    form.setAttribute('data-product_variations', JSON.stringify([variation(30, 'blue', 's')]));
    await expect.poll(() => states('blue')).toEqual([]);
    choose('blue', 's');
    expect(variationId()).toBe('30');
  });
});

describe('swatches beside other scripts', () => {
  const withJQuery = () => {
    Object.assign(window, { jQuery: $ });
  };

  it('RT-12 jQuery handlers receive the events of swatches with the original’s arguments', async () => {
    withJQuery();
    await show(originalPage());
    const received: unknown[] = [];
    $('form').on('found_variation', (_: unknown, found: { variation_id: number }) =>
      received.push(found.variation_id),
    );
    $('.product').on('show_variation', (_: unknown, found: { variation_id: number }, buyable: boolean) =>
      received.push(found.variation_id, buyable),
    );
    choose('red', 's');
    expect(received).toEqual([24, 24, true]);
  });

  it('SW-1 the swatches are updated when jQuery fires a change', async () => {
    withJQuery();
    await show(originalPage());
    $('#pa_color').val('green').trigger('change');
    expect(states('green')).toEqual(['selected']);
  });

  it('SW-11 swatches check the form for changes 1000 ms after a jQuery ajax call', async () => {
    withJQuery();
    await show(minimalPage());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    part<HTMLOptionElement>('option[value="blue"]').value = 'azure';
    $(document).trigger('ajaxComplete');
    vi.advanceTimersByTime(999);
    expect(document.querySelector('[data-value="azure"]')).toBeNull();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.poll(() => document.querySelector('[data-value="azure"]')).not.toBeNull();
    await expect.poll(() => document.querySelectorAll('.iyim-swatches-list').length).toBe(1);
    choose('red');
    expect(variationId()).toBe('7');
  });

  it('SW-11 a select that another script has replaced gets a new list of swatches', async () => {
    await show(minimalPage());
    choose('red');
    part('#color').outerHTML =
      '<select id="color" name="attribute_color"><option value="">-</option><option value="green">ירוק</option></select>';
    await expect.poll(() => document.querySelector('[data-value="red"]')).toBeNull();
    expect(item('green')).toBeTruthy();
    expect(variationId()).toBe('');
  });

  it('SW-11 swatches read the list of variations again on reload_product_variations', async () => {
    const form = await show(originalPage());
    choose('red');
    form.dataset.product_variations = JSON.stringify([variation(31, 'red', 'm')]);
    form.dispatchEvent(new CustomEvent('reload_product_variations'));
    await expect.poll(() => states('m')).toEqual([]);
  });
});

describe('requests for a variation', () => {
  const answerWith = (
    answer: (body: URLSearchParams, signal: AbortSignal | null) => Promise<Response> | Response,
  ) => {
    const requests: URLSearchParams[] = [];
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const body = new URLSearchParams(await request.clone().text());
      requests.push(body);
      return answer(body, request.signal);
    };
    return requests;
  };
  const json = (value: unknown) =>
    new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

  it.each(['false', '', '[]'])(
    'SW-8 a complete choice requests its variation if data-product_variations is %j',
    async (list) => {
      const requests = answerWith(() => json(variation(99, 'red', 's')));
      await show(originalPage({ json: list }));
      choose('red');
      expect(requests).toEqual([]);
      choose('s');
      expect(button().classList.contains('disabled')).toBe(true);
      await expect.poll(variationId).toBe('99');
      expect(Object.fromEntries(requests[0] ?? [])).toEqual({
        product_id: '23',
        attribute_pa_color: 'red',
        attribute_pa_size: 's',
      });
      expect(button().classList.contains('disabled')).toBe(false);
    },
  );

  it('SW-8 swatches ignore a late answer to the request for an older choice', async () => {
    const answers: ((value: Response) => void)[] = [];
    const signals: (AbortSignal | null)[] = [];
    answerWith((_, signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    });
    await show(originalPage({ json: 'false' }));
    choose('red', 's');
    await expect.poll(() => answers.length).toBe(1);
    choose('m');
    await expect.poll(() => answers.length).toBe(2);
    expect(signals[0]?.aborted).toBe(true);
    answers[1]?.(json(variation(2, 'red', 'm')));
    await expect.poll(variationId).toBe('2');
    answers[0]?.(json(variation(1, 'red', 's')));
    await Promise.resolve();
    expect(variationId()).toBe('2');
  });

  it.each([
    ['status 500', () => new Response('oops', { status: 500 })],
    ['HTML', () => new Response('<p>maintenance</p>')],
    ['an empty body', () => new Response('')],
    ['a list', () => json([1, 2])],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'SW-8 a request for a variation that ends in %s shows an error, keeps the choices, and is repeated at the next choice',
    async (_, bad) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      let fail = true;
      answerWith(() => (fail ? bad() : json(variation(24, 'red', 's'))));
      await show(originalPage({ json: 'false' }));
      choose('red', 's');
      await expect.poll(() => notice().textContent).toBe('לא הצלחנו לבדוק את הבחירה. אפשר לבחור שוב.');
      expect(part<HTMLSelectElement>('#pa_color').value).toBe('red');
      fail = false;
      choose('s');
      await expect.poll(variationId).toBe('24');
      expect(notice().textContent).toBe('');
    },
  );

  it('RT-6 unmounting swatches aborts the request for a variation without an error', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const signals: (AbortSignal | null)[] = [];
    answerWith((_, signal) => {
      signals.push(signal);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    const form = await show(originalPage({ json: 'false' }));
    const onReset = vi.fn();
    form.addEventListener('reset_data', onReset);
    choose('red', 's');
    await expect.poll(() => signals.length).toBe(1);
    expect(form.getAttribute('aria-busy')).toBe('true');
    onReset.mockClear();
    unmount(form);
    await expect.poll(() => signals[0]?.aborted).toBe(true);
    expect([form.hasAttribute('aria-busy'), onReset.mock.calls, consoleError.mock.calls]).toEqual([
      false,
      [],
      [],
    ]);
  });

  it('SW-8 swatches show a notice if the server finds no variation for the choice', async () => {
    answerWith(() => json(false));
    await show(originalPage({ json: 'false' }));
    choose('blue', 's');
    await expect.poll(() => notice().textContent).toContain('אין מוצר');
  });
});

describe('the page around swatches', () => {
  it('RT-9 swatches keep the server’s item elements, and restore the page when they are unmounted', async () => {
    document.body.innerHTML = originalPage();
    const before = part('.product').outerHTML;
    const red = item('red');
    const form = part('form');
    await mount(form);
    expect(item('red')).toBe(red);
    choose('red', 's');
    unmount(form);
    expect(item('red')).toBe(red);
    part<HTMLFormElement>('form').reset();
    // The browser serialises the restored style with a semicolon.
    expect(part('.product').outerHTML.replace('hidden;"', 'hidden"')).toBe(before);
  });

  it.each(['rtl', 'ltr'] as const)('SW-1 a plain form gets generated swatches in %s', async (dir) => {
    await show(minimalPage(dir));
    expect(part('#color').checkVisibility()).toBe(false);
    expect(part('[data-value="red"] .iyim-swatch-color').style.backgroundColor).toBe('rgb(204, 0, 0)');
    expect(item('green').textContent).toBe('ירוק בהיר');
    expect(states('green')).toEqual(['disabled']);
    choose('red');
    expect(variationId()).toBe('7');
    part('[data-swatches-reset]').click();
    expect(part<HTMLSelectElement>('#color').value).toBe('');
  });

  it.each(['rtl', 'ltr'] as const)(
    'RT-9 the page does not move when swatches mount on the server’s lists, in %s',
    async (dir) => {
      document.body.innerHTML = originalPage({ dir });
      const places = () =>
        [...document.querySelectorAll('li, label, button, .price, .qty, .sku')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        });
      const before = places();
      await mount(part('form'));
      expect(places()).toEqual(before);
    },
  );

  it('RT-9 a group of swatches gets the focus on a click on its label, and if the select that it replaces had the focus', async () => {
    document.body.innerHTML = originalPage({ lists: false });
    part('#pa_size').focus();
    await mount(part('form'));
    await expect.poll(() => document.activeElement).toBe(item('s'));
    part('label[for="pa_color"]').click();
    expect(document.activeElement).toBe(item('red'));
  });

  it('SW-7 the "more" button shows the rest of a limited list of swatches', async () => {
    await show(minimalPage());
    expect(item('blue').checkVisibility()).toBe(false);
    const more = part('.iyim-swatches-more button');
    expect(more.textContent).toBe('עוד 1');
    more.click();
    expect(item('blue').checkVisibility()).toBe(true);
    expect(more.checkVisibility()).toBe(false);
    expect(document.activeElement).toBe(item('blue'));
  });

  it.each([
    [
      'original rtl',
      originalPage({ dir: 'rtl', settings: { show_variation_stock: 'yes', clickable_out_of_stock: 'yes' } }),
    ],
    ['original ltr', originalPage({ dir: 'ltr' })],
    ['generated rtl', originalPage({ lists: false })],
    ['minimal rtl', minimalPage('rtl')],
    ['minimal ltr', minimalPage('ltr')],
  ])('AY-1 swatches have no axe violations: %s', async (_, html) => {
    await show(html);
    choose('red');
    const { violations } = await axe.run(part('form'));
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });

  it('RT-9 a generated list of swatches is at least as tall as the select that it replaces', async () => {
    await show(`<style>form select { height: 90px }</style>${minimalPage('ltr')}`);
    expect(part('form select').checkVisibility()).toBe(false);
    expect(part('[role=radiogroup]').offsetHeight).toBe(90);
  });

  it.each([
    ['added by the widget', '', 24],
    ['from the server', '<span class="woo-selected-variation-item-name"></span>', 32.3],
  ])(
    'RT-9 a label keeps its height in a theme with tall lines when the title appears in an element %s',
    async (_, place, height) => {
      const theme =
        'label { display: block; font: 16px/1.5 serif } span { font-size: 17px; line-height: 1.9 !important }';
      await show(`<style>${theme}</style>${originalPage().replace('צבע</label>', `צבע${place}</label>`)}`);
      const label = part('label[for="pa_color"]');
      expect(label.getBoundingClientRect().height).toBeCloseTo(height, 1);
      choose('red');
      expect(label.textContent).toContain('אדום');
      expect(label.getBoundingClientRect().height).toBeCloseTo(height, 1);
    },
  );

  it('PK-2 a theme’s rules for lists and boxes change neither generated swatches nor hidden parts', async () => {
    const theme = new CSSStyleSheet();
    theme.replaceSync(`
      form ul { margin: 0 0 20px 48px; padding: 10px; list-style: disc; }
      form ul li { margin-block-end: 16px; }
      form ul li::before { content: '•'; }
      form select { display: block !important; }
      form *, form .iyim-swatch-over { display: block; position: static; }`);
    document.adoptedStyleSheets.push(theme);
    try {
      await show(minimalPage('ltr'));
      const list = part('.iyim-swatches-list');
      const { marginInlineStart, marginBlockEnd, paddingInlineStart } = getComputedStyle(list);
      expect([marginInlineStart, marginBlockEnd, paddingInlineStart]).toEqual(['0px', '0px', '0px']);
      expect(getComputedStyle(item('red')).marginBlockEnd).toBe('0px');
      expect(getComputedStyle(item('red'), '::before').content).toBe('none');
      expect(item('blue').checkVisibility()).toBe(false);
      expect(part('#color').checkVisibility()).toBe(false);
      expect(notice().checkVisibility()).toBe(false);
      expect(part('.iyim-swatch .iyim-visually-hidden').getBoundingClientRect().width).toBe(1);
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== theme);
    }
  });

  it('AY-1 colours of server-rendered and generated swatches are exempt from forced colours', async () => {
    const color = '<span class="variable-item-span variable-item-span-color"></span>';
    await show(
      originalPage().replace('<span class="variable-item-span variable-item-span-button">אדום</span>', color),
    );
    expect(getComputedStyle(part('.variable-item-span-color')).forcedColorAdjust).toBe('none');
    unmount(part('form'));
    await show(minimalPage());
    expect(getComputedStyle(part('.iyim-swatch-color')).forcedColorAdjust).toBe('none');
  });

  it('RT-32 changed settings apply to mounted swatches, and the choice stays', async () => {
    const form = await show(originalPage());
    choose('red');
    expect([states('m'), part('label[for="pa_color"]').textContent]).toEqual([['disabled'], 'צבע: אדום']);
    form.dataset.widgetSettings = JSON.stringify({
      clickable_out_of_stock: 'yes',
      out_of_stock_tooltip_text: 'נגמר',
      show_variation_label: 'no',
    });
    updateSettings(form);
    await expect.poll(() => states('m')).toEqual(['no-stock']);
    expect(item('m').getAttribute('aria-label')).toBe('בינוני, נגמר');
    expect(part('label[for="pa_color"]').textContent).toBe('צבע');
    expect(states('red')).toEqual(['selected']);
    choose('m');
    expect(variationId()).toBe('25');
  });

  it('SW-1 the swatches are updated when the form is reset', async () => {
    const form = await show(originalPage());
    choose('red', 's');
    form.reset();
    await expect.poll(() => states('red')).toEqual([]);
    expect(variationId()).toBe('');
  });

  it('RT-19 swatches in a React application fire each event of the initial choice once, even in StrictMode', async () => {
    const fired: string[] = [];
    const record = ({ type }: Event) => fired.push(type);
    const types = ['check_variations', 'found_variation', 'iyim:variation'];
    for (const type of types) document.addEventListener(type, record);
    const page = document.createElement('main');
    document.body.append(page);
    const root = createRoot(page);
    root.render(
      <StrictMode>
        <Swatches
          as="form"
          method="post"
          settings={{ show_variation_label: false }}
          data-product_id="5"
          data-product_variations='[{"variation_id":7,"attributes":{"attribute_color":"red"}}]'
        >
          <label htmlFor="color">Colour</label>
          <select id="color" name="attribute_color" defaultValue="red">
            <option value="">Choose</option>
            <option value="red">Red</option>
          </select>
          <input type="hidden" name="variation_id" />
          <button type="submit">Add</button>
        </Swatches>
      </StrictMode>,
    );
    await expect.poll(() => fired).toEqual(types);
    expect([variationId(), states('red')]).toEqual(['7', ['selected']]);
    root.unmount();
    await expect.poll(() => page.innerHTML).toBe('');
    for (const type of types) document.removeEventListener(type, record);
    document.body.innerHTML = minimalPage(); // the cleanup after each test needs a form
  });

  it('AY-2 generated swatches are at least 24 px wide and tall', async () => {
    await show(minimalPage());
    for (const element of document.querySelectorAll('.iyim-swatch, .iyim-swatches-more button')) {
      if (!element.checkVisibility()) continue;
      const { width, height } = element.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});
