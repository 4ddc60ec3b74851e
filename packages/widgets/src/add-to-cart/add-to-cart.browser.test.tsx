import { mount, register, unmount } from '@iyim/runtime';
import { editMode } from '@iyim/runtime/shop';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart } from '../../bundle/catalogue.ts';
import {
  archivePage,
  groupedPage,
  loopButton,
  minimalPage,
  simplePage,
  variablePage,
} from './testing/fixture.ts';

const { led } = window;
register(addToCart, { quiet: true });

type Answer = (request: { endpoint: string; body: URLSearchParams }) => Response | Promise<Response>;

const json = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
const added: Answer = () => json({ fragments: {}, cart_hash: crypto.randomUUID().replaceAll('-', '') });

const realFetch = globalThis.fetch;
let sent: { endpoint: string; body: URLSearchParams }[] = [];
let answer: Answer = added;
/** Forms that the browser would have posted. */
let posted: Record<string, unknown>[] = [];

const onSubmit = (event: SubmitEvent) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  posted.push(Object.fromEntries(new FormData(event.target, event.submitter)));
  event.preventDefault();
};

beforeEach(() => {
  sent = [];
  posted = [];
  answer = added;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const endpoint = new URL(request.url).searchParams.get('wc-ajax') ?? '';
    const body = new URLSearchParams(await request.text());
    sent.push({ endpoint, body });
    return answer({ endpoint, body });
  };
  window.addEventListener('submit', onSubmit);
});
afterEach(() => {
  unmount(part('[data-widget]'));
  globalThis.fetch = realFetch;
  led.splice(0);
  window.removeEventListener('submit', onSubmit);
});

const part = <E extends Element = HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const show = async (html: string): Promise<void> => {
  document.body.innerHTML = html;
  await mount(part('[data-widget]'));
};
const adds = () => sent.filter(({ endpoint }) => endpoint === 'add_to_cart').length;
const addsByForm = () => sent.filter(({ endpoint }) => endpoint === 'get_refreshed_fragments').length;
const button = () => part('.single_add_to_cart_button, .ajax_add_to_cart, form button');
const notice = () => document.querySelector('.iyim-add-to-cart-notice [role=alert]')?.textContent;
const retry = () => part('.iyim-add-to-cart-notice button');
const body = (index = 0) => Object.fromEntries(sent[index]?.body ?? []);
const later = <T,>() => {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

describe('archive buttons', () => {
  it.each(['rtl', 'ltr'])(
    'AC-1 AC-2 an archive button adds its product without leaving the page, in %s',
    async (dir) => {
      const wait = later<Response>();
      answer = () => wait.promise;
      await show(archivePage(dir));
      button().click();
      expect(button().classList.contains('loading')).toBe(true);
      expect(button().getAttribute('aria-busy')).toBe('true');
      expect(button().textContent).toBe('הוספה לסל');
      wait.resolve(await added({ endpoint: '', body: new URLSearchParams() }));
      await expect.poll(() => button().className).toContain('added');
      expect(button().classList.contains('loading')).toBe(false);
      expect(button().hasAttribute('aria-busy')).toBe(false);
      expect(sent.map(({ endpoint }) => endpoint)).toEqual(['add_to_cart']);
      expect(body()).toEqual({ product_id: '18', product_sku: 'SKU-18', quantity: '1' });
      expect(part('[role=status]').textContent?.trim()).toBe(
        dir === 'rtl' ? 'המוצר נוסף לסל.' : 'Added to the cart.',
      );
      const link = part<HTMLAnchorElement>('.ajax_add_to_cart + a.added_to_cart.wc-forward');
      expect(new URL(link.href).pathname).toBe('/cart/');
      expect(led).toEqual([]);
    },
  );

  it('AC-2 a second click on an archive button during the request does nothing', async () => {
    const wait = later<Response>();
    answer = () => wait.promise;
    await show(archivePage());
    button().click();
    button().click();
    wait.resolve(await added({ endpoint: '', body: new URLSearchParams() }));
    await expect.poll(() => button().className).toContain('added');
    expect(sent.length).toBe(1);
    expect(led).toEqual([]);
  });

  it('AC-2 the link "View cart" appears once, and the server’s success message is announced', async () => {
    await show(archivePage());
    const second = part('[data-product_id="19"]');
    second.click();
    await expect.poll(() => part('[role=status]').textContent?.trim()).toBe('“כוס” נוספה');
    second.click();
    await expect.poll(() => sent.length).toBe(2);
    await expect.poll(() => second.classList.contains('added')).toBe(true);
    expect(document.querySelectorAll('.added_to_cart').length).toBe(1);
  });

  it('AC-2, RT-26 two archive buttons of one card share their state, and clicks on either during the request do nothing', async () => {
    const wait = later<Response>();
    answer = () => wait.promise;
    const link = (id: string) =>
      `<a class="ajax_add_to_cart" data-product_id="${id}" href="?add-to-cart=${id}"></a>`;
    await show(`<ul class="products" data-widget="add-to-cart">
      <li class="product">${link('18')}<p>${link('18')}</p></li><li class="product">${link('18')}</li></ul>`);
    const [overlay, below, elsewhere] = document.querySelectorAll<HTMLElement>('.ajax_add_to_cart');
    const before = overlay?.outerHTML;
    overlay?.click();
    below?.click();
    for (const each of [overlay, below]) {
      expect(each?.classList.contains('loading')).toBe(true);
      expect(each?.getAttribute('aria-busy')).toBe('true');
    }
    wait.resolve(await added({ endpoint: '', body: new URLSearchParams() }));
    await expect.poll(() => overlay?.className).toContain('added');
    expect(below?.className).toContain('added');
    expect(sent.length).toBe(1);
    expect(document.querySelectorAll('.added_to_cart').length).toBe(1);
    expect(elsewhere?.classList.contains('added')).toBe(false);
    answer = added;
    below?.click();
    await expect.poll(() => sent.length).toBe(2);
    await expect.poll(() => below?.classList.contains('loading')).toBe(false);
    expect(document.querySelectorAll('.added_to_cart').length).toBe(1);
    unmount(part('[data-widget]'));
    expect(overlay?.outerHTML).toBe(before);
  });

  it('AC-1 archive buttons added later work, and other links keep their behaviour', async () => {
    await show(archivePage());
    part('ul').insertAdjacentHTML(
      'beforeend',
      `${loopButton('20')}<li><a id="other" class="add_to_cart_button" href="#x">בחירה</a></li>`,
    );
    part('[data-product_id="20"]').click();
    await expect.poll(() => sent.length).toBe(1);
    expect(body().product_id).toBe('20');
    part('#other').click();
    expect(sent.length).toBe(1);
  });

  it('AC-2 Space activates an archive link with role=button', async () => {
    await show(archivePage());
    button().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    await expect.poll(() => sent.length).toBe(1);
  });

  it('AC-1 a click with Ctrl on an archive button is left to the browser', async () => {
    await show(archivePage());
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    document.addEventListener('click', (each) => each.preventDefault(), { once: true });
    button().dispatchEvent(event);
    expect(sent).toEqual([]);
  });

  it('AC-1 with enable_ajax_add_to_cart off, links navigate', async () => {
    await show(archivePage('rtl', '{"enable_ajax_add_to_cart":"no"}'));
    button().click();
    await expect.poll(() => led).toEqual(['/shop/?add-to-cart=18']);
    expect(sent).toEqual([]);
  });

  it('AC-4 with cart_redirect_after_add, adding a product opens the cart page', async () => {
    await show(archivePage('rtl', '{"cart_redirect_after_add":"yes"}'));
    button().click();
    await expect.poll(() => led).toEqual(['/cart/']);
  });
});

describe('refusals and failures', () => {
  it('AC-3 a refusal with a product_url goes to the product page', async () => {
    answer = () => json({ error: true, product_url: '/product/mug/' });
    await show(archivePage());
    button().click();
    await expect.poll(() => led).toEqual(['/product/mug/']);
    expect(button().classList.contains('loading')).toBe(false);
  });

  it.each([[false], ['javascript:alert(1)']])(
    'AC-3 SEC-2 a refusal with product_url %j shows a message and does not navigate',
    async (product_url) => {
      answer = () => json({ error: true, product_url });
      await show(archivePage());
      button().click();
      await expect.poll(notice).toBe('לא הצלחנו להוסיף את המוצר לסל. ייתכן שאזל מהמלאי.');
      expect(led).toEqual([]);
    },
  );

  const failures: [string, Answer][] = [
    ['status 500', () => new Response('oops', { status: 500 })],
    ['status 403', () => new Response('-1', { status: 403 })],
  ];
  const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

  it.each(failures)('AC-3 after %s the browser follows the archive button’s link', async (_, bad) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = bad;
    await show(archivePage());
    button().click();
    await expect.poll(() => led).toEqual(['/shop/?add-to-cart=18']);
  });

  it.each(failures)('AC-3 after %s the browser submits the product form with its button', async (_, bad) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = bad;
    await show(simplePage());
    button().click();
    await expect.poll(() => posted).toEqual([{ quantity: '1', engraving: 'שלום', 'add-to-cart': '18' }]);
    expect(adds()).toBe(1);
    button().click();
    await expect.poll(adds).toBe(2);
  });

  it.each([
    ['HTML', () => new Response('<p>login</p>', { headers: { 'content-type': 'text/html' } })],
    ['an empty body', () => new Response('')],
  ] as [string, Answer][])(
    'AC-3 after %s with status 200 nothing is sent again, and a link to the cart appears',
    async (_, bad) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      answer = bad;
      for (const html of [archivePage(), simplePage()]) {
        sent = [];
        await show(html);
        button().click();
        await expect.poll(notice).toBe('לא ברור אם המוצר נוסף. כדאי לבדוק בסל.');
        expect(part('.added_to_cart').getAttribute('href')).toBe('/cart/');
        expect([adds(), posted, led]).toEqual([1, [], []]);
        stop();
      }
    },
  );

  it('AC-6 an add with a lost answer is not sent again if the cart shows the product', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = (request) =>
      request.endpoint === 'add_to_cart' ? Promise.reject(new TypeError('Failed to fetch')) : added(request);
    await show(simplePage());
    button().click();
    await expect.poll(() => button().className).toContain('added');
    expect([adds(), posted, led]).toEqual([1, [], []]);
  });

  it('AC-3 a failed add is not shown as added, even if the add before it in the queue succeeded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const wait = later<Response>();
    const cart = { fragments: {}, cart_hash: 'after18' };
    answer = ({ endpoint, body }) => {
      if (endpoint !== 'add_to_cart') return json(cart);
      return body.get('product_id') === '18' ? wait.promise : new Response('oops', { status: 500 });
    };
    await show(archivePage());
    const [first, second] = [part('[data-product_id="18"]'), part('[data-product_id="19"]')];
    first.click();
    second.click();
    wait.resolve(json(cart));
    await expect.poll(() => led).toEqual(['/shop/?add-to-cart=19']);
    expect([first, second].map(({ classList }) => classList.contains('added'))).toEqual([true, false]);
    expect(second.parentElement?.querySelector('.added_to_cart')).toBeNull();
  });

  it.each([
    ['being offline', false, 'נראה שאין חיבור לרשת. הבחירות נשמרו, ואפשר לנסות שוב.'],
    ['an unreachable server', true, 'אין תשובה מהחנות. הבחירות נשמרו, ואפשר לנסות שוב.'],
  ])('AC-3 %s shows a message, keeps the fields and lets the visitor retry', async (_, onLine, message) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    answer = noNetwork;
    await show(simplePage());
    part<HTMLInputElement>('.qty').value = '3';
    button().click();
    await expect.poll(notice).toBe(message);
    expect([led, posted, button().classList.contains('loading')]).toEqual([[], [], false]);
    expect(error).toHaveBeenCalled();

    const wait = later<Response>();
    answer = () => wait.promise;
    retry().focus();
    retry().click();
    await expect.poll(adds).toBe(2);
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-busy')).toBe('true');
    retry().click();
    wait.resolve(await added({ endpoint: '', body: new URLSearchParams() }));
    await expect.poll(() => button().className).toContain('added');
    expect(notice()).toBeUndefined();
    expect(sent.at(-1)?.body.get('quantity')).toBe('3');
    expect([adds(), posted, led]).toEqual([2, [], []]);
  });

  it('AC-3 an archive button does not navigate if the server is unreachable, and retrying adds the product', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = noNetwork;
    await show(archivePage('ltr'));
    button().click();
    await expect.poll(notice).toBe('The shop is not responding. Your choices are kept; please try again.');
    expect(led).toEqual([]);
    answer = added;
    retry().click();
    await expect.poll(() => button().className).toContain('added');
    expect(document.activeElement).toBe(button());
  });

  it('AC-5 in edit mode an archive button sends nothing, and a message explains why', async () => {
    editMode().value = true;
    await show(simplePage());
    button().click();
    expect(notice()).toBe('במצב עריכה פעולות הסל מושבתות.');
    expect([sent, posted]).toEqual([[], []]);
  });
});

describe('product forms', () => {
  it('AC-1 adding a simple product sends every field of its form', async () => {
    await show(simplePage());
    part<HTMLInputElement>('[name=engraving]').value = '<b>שלום</b> & "x"';
    part<HTMLInputElement>('.qty').value = '3';
    button().click();
    await expect.poll(() => button().className).toContain('added');
    expect(sent[0]?.endpoint).toBe('add_to_cart');
    expect(body()).toEqual({ product_id: '18', quantity: '3', engraving: '<b>שלום</b> & "x"' });
    expect(posted).toEqual([]);
  });

  it('AC-2 submitting a form twice adds the product once', async () => {
    const wait = later<Response>();
    answer = () => wait.promise;
    await show(simplePage());
    button().click();
    part<HTMLFormElement>('form').requestSubmit(button());
    wait.resolve(await added({ endpoint: '', body: new URLSearchParams() }));
    await expect.poll(() => button().className).toContain('added');
    expect([sent.length, posted.length]).toEqual([1, 0]);
  });

  it('AC-1 a submit button with another name posts the product form natively', async () => {
    await show(simplePage());
    part('[name=buy-now]').click();
    expect(sent).toEqual([]);
    expect(posted.length).toBe(1);
  });

  it('AC-1 a product form with a file is posted natively', async () => {
    await show(simplePage());
    const input = document.createElement('input');
    input.type = 'file';
    input.name = 'logo';
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'logo.png'));
    input.files = transfer.files;
    part('form').append(input);
    button().click();
    expect(sent).toEqual([]);
    expect(posted.length).toBe(1);
  });

  it.each(['0', '-1', '6', ''])('AC-1 quantity %j is refused before anything is sent', async (value) => {
    await show(simplePage());
    const input = part<HTMLInputElement>('.qty');
    input.required = true;
    input.value = value;
    button().click();
    expect(input.matches(':invalid')).toBe(true);
    expect([sent, posted]).toEqual([[], []]);
  });

  it.each([
    ['value="abc"', 'יש להזין כמות במספרים.'],
    ['value="0"', 'הכמות הקטנה ביותר היא 1.'],
    ['value="9" max="1"', 'אפשר להזמין יחידה אחת בלבד.'],
    ['value="9" max="5"', 'אפשר להזמין עד 5 יחידות.'],
  ])('AC-1 the quantity in a plain text field with %s gets a clear message', async (attributes, message) => {
    await show(simplePage('rtl', `<input name="quantity" ${attributes} aria-label="כמות">`));
    button().click();
    expect(notice()).toBe(message);
    expect([sent, posted]).toEqual([[], []]);
  });

  it('AC-6 a variation is sent with its own id, without the field add-to-cart, which has the parent’s id', async () => {
    await show(variablePage('24'));
    button().click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.endpoint).toBe('add_to_cart');
    expect(body().product_id).toBe('24');
    expect(body()).not.toHaveProperty('add-to-cart');
  });

  it('AC-6 a variation with an "any" attribute is sent with the form’s fields', async () => {
    await show(variablePage('81'));
    button().click();
    await expect.poll(addsByForm).toBe(1);
    expect(body()).toMatchObject({ 'add-to-cart': '23', variation_id: '81', attribute_pa_color: 'red' });
  });

  it.each(['', '0'])('AC-6 with variation_id %j the product form is posted natively', async (id) => {
    await show(variablePage(id));
    button().click();
    expect(sent).toEqual([]);
    expect(posted.length).toBe(1);
  });

  it.each(['found_variation', 'iyim:variation'])(
    'AC-6 the event %s identifies a variation that is not listed in the form',
    async (name) => {
      await show(variablePage('99', 'false'));
      const variation = { variation_id: 99, attributes: { attribute_pa_color: 'red' } };
      const detail = name === 'found_variation' ? [variation] : { variation };
      part('form').dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
      button().click();
      await expect.poll(() => sent.length).toBe(1);
      expect([sent[0]?.endpoint, body().product_id]).toEqual(['add_to_cart', '99']);
    },
  );

  it('AC-6 a group of products is sent with the form’s fields, and needs at least one product', async () => {
    await show(groupedPage());
    button().click();
    expect(notice()).toBe('יש לבחור כמות לפחות לאחד המוצרים.');
    expect(sent).toEqual([]);
    part<HTMLInputElement>('[name="quantity[19]"]').value = '2';
    button().click();
    await expect.poll(addsByForm).toBe(1);
    expect(body()).toMatchObject({ 'add-to-cart': '83', 'quantity[19]': '2' });
  });

  describe('notices for a group of products', () => {
    const errors = (...texts: readonly string[]) =>
      `<div class="woocommerce-notices-wrapper"><div class="woocommerce-message" role="alert">“Mug” has been added.</div>
        <ul class="woocommerce-error" role="alert">${texts.map((text) => `<li>${text}</li>`).join('')}</ul></div>`;
    const page = (html: string, init?: ResponseInit) =>
      new Response(`<!doctype html><body>${html}</body>`, {
        headers: { 'content-type': 'text/html' },
        ...init,
      });
    /** Answers the add request with the cart hash `hash`, and a request for the page with `html`. */
    const answerWith = (hash: string, html: () => Response | Promise<Response>) => {
      answer = ({ endpoint }) =>
        endpoint === 'get_refreshed_fragments' ? json({ fragments: {}, cart_hash: hash }) : html();
    };
    const press = async () => {
      await show(groupedPage());
      part<HTMLInputElement>('[name="quantity[19]"]').value = '2';
      button().click();
    };
    const pages = () => sent.filter(({ endpoint }) => endpoint === '').length;

    it('AC-6 a partly refused group of products is shown as added, with the shop’s reason', async () => {
      answerWith('a1', () => page(errors('You cannot add that amount of “Poster”.')));
      await press();
      await expect.poll(notice).toBe('You cannot add that amount of “Poster”.');
      expect(button().className).toContain('added');
      expect([sent.length, pages()]).toEqual([2, 1]);
    });

    it('AC-6 a partly refused group of products is shown as added while the page with the reason loads', async () => {
      const wait = later<Response>();
      answerWith('a3', () => wait.promise);
      await press();
      await expect.poll(() => button().className).toContain('added');
      expect(button().className).not.toContain('loading');
      expect(notice()).toBeUndefined();
      wait.resolve(page(errors('No “Poster” left.')));
      await expect.poll(notice).toBe('No “Poster” left.');
    });

    it('AC-6 with cart_redirect_after_add, a partly refused grouped product redirects without fetching the notices', async () => {
      answerWith('a4', () => page(errors('No “Poster” left.')));
      await show(
        groupedPage().replace('data-widget=', `data-widget-settings='{"cart_redirect_after_add":true}' $&`),
      );
      part<HTMLInputElement>('[name="quantity[19]"]').value = '2';
      button().click();
      await expect.poll(() => led.length).toBe(1);
      expect(pages()).toBe(0);
    });

    it('AC-6 a refused group of products shows the shop’s reasons', async () => {
      answerWith('', () => page(errors('No “Poster” left.', '<b>No</b> “Mug” left.')));
      await press();
      await expect.poll(notice).toBe('No “Poster” left. No “Mug” left.');
      expect(button().className).not.toContain('added');
    });

    it('AC-6 an added group of products shows no reason for a refusal', async () => {
      answerWith('a2', () => page('<div class="woocommerce-message">Both have been added.</div>'));
      await press();
      await expect.poll(() => button().className).toContain('added');
      expect(notice()).toBeUndefined();
    });

    it.each<[what: string, answer: () => Response | Promise<Response>]>([
      ['fails', () => page('Sorry', { status: 500 })],
      ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
      ['has no notices', () => page('<p>Shop</p>')],
      [
        'is hostile',
        () => page('<div class="woocommerce-error"><img src=x onerror="window.harmed = 1"></div>'),
      ],
    ])(
      'AC-6 a refused group shows the widget’s default message if the page with the reason %s',
      async (_what, html) => {
        answerWith('', html);
        await press();
        await expect.poll(notice).toBe('לא הצלחנו להוסיף את המוצר לסל. ייתכן שאזל מהמלאי.');
        expect(window).not.toHaveProperty('harmed');
      },
    );
  });

  it('AC-1 a product form in minimal markup adds its product', async () => {
    await show(minimalPage());
    button().click();
    await expect.poll(() => button().className).toContain('added');
    expect(body()).toEqual({ product_id: '5', quantity: '1' });
  });
});

describe('the page', () => {
  it.each([
    ['archive rtl', archivePage('rtl')],
    ['archive ltr', archivePage('ltr')],
    ['simple rtl', simplePage('rtl')],
    ['simple ltr', simplePage('ltr')],
  ])('AY-1 axe finds no violation after a product was added: %s', async (_, html) => {
    await show(html);
    button().click();
    await expect.poll(() => button().className).toContain('added');
    const { violations } = await axe.run(part('[data-widget]'));
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
      [],
    );
  });

  it('RT-18 a button that replaces another during its request is not changed by the answer', async () => {
    const wait = later<Response>();
    answer = () => wait.promise;
    await show(archivePage());
    const old = part('li');
    button().click();
    const fresh = document.createElement('template');
    fresh.innerHTML = loopButton('18');
    old.replaceWith(fresh.content);
    const html = part('li').outerHTML;
    wait.resolve(await added({ endpoint: '', body: new URLSearchParams() }));
    await expect.poll(() => part('[role=status]').textContent?.trim()).toBe('המוצר נוסף לסל.');
    expect(part('li').outerHTML).toBe(html);
    answer = added;
    button().click();
    await expect.poll(() => button().className).toContain('added');
    expect(adds()).toBe(2);
  });

  it('RT-18 unmounting add-to-cart restores the server HTML', async () => {
    document.body.innerHTML = archivePage();
    const before = part('ul').outerHTML;
    await mount(part('ul'));
    button().click();
    await expect.poll(() => document.querySelector('.added_to_cart')).not.toBeNull();
    unmount(part('ul'));
    expect(part('ul').outerHTML).toBe(before);
  });
});
