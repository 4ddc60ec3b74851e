import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cart } from '../cart/cart.ts';
import { start, stop } from '../start.ts';
import { soon } from '../testing/soon.ts';
import { type CartNow, useCart } from './use-cart.ts';

/** Number of mugs in the shop's cart. */
let mugs = 0;
let gate: Promise<unknown> | undefined;

const item =
  () => `<li class="mini_cart_item"><a class="remove remove_from_cart_button" href="/cart/?remove_item=k&_wpnonce=n" data-cart_item_key="k">×</a>
  <a href="/mug/">ספל</a><span class="quantity">${mugs} × <span class="woocommerce-Price-amount">₪10</span></span></li>`;
const answer = () =>
  Response.json({
    fragments: {
      'div.widget_shopping_cart_content': `<div class="widget_shopping_cart_content">${mugs === 0 ? '' : item()}
        <p class="woocommerce-mini-cart__total"><span class="woocommerce-Price-amount">₪${mugs * 10}</span></p></div>`,
    },
    cart_hash: mugs === 0 ? '' : `h${mugs}`,
  });

let now: CartNow;
let drawn: number;
let root: Root;

function App() {
  now = useCart();
  drawn += 1;
  return <output>{now.count ?? 'unknown'}</output>;
}
const output = () => document.querySelector('output')?.textContent;
const mug = { fields: [], productId: '18', quantity: '1' };

beforeEach(async () => {
  mugs = 0;
  drawn = 0;
  gate = undefined;
  vi.stubGlobal('fetch', async (input: Request) => {
    await gate;
    const { searchParams } = new URL(input.url);
    if (searchParams.get('wc-ajax') === 'add_to_cart') mugs += 1;
    if (searchParams.get('wc-ajax') === 'remove_from_cart') mugs = 0;
    return answer();
  });
  start({ widgets: [] });
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  await soon(() => expect(output()).toBe('0'));
});

afterEach(() => root.unmount());

describe('useCart in an application without a host', () => {
  it('RT-19 useCart re-renders after an add, with the lines of the server’s answer', async () => {
    expect(now).toMatchObject({ count: 0, subtotal: '', lines: [], isBusy: false });
    let release = () => {};
    gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const adding = now.add(mug);
    await soon(() => expect(now.isBusy).toBe(true));
    release();
    expect(await adding).toEqual({ kind: 'added' });
    await soon(() => expect(output()).toBe('1'));
    expect(now).toMatchObject({
      count: 1,
      subtotal: '₪10',
      lines: [{ key: 'k', name: 'ספל', quantity: 1, price: '₪10' }],
      isBusy: false,
    });
  });

  it('RT-18 RT-19 useCart follows the next cart when the page is stopped and started again', async () => {
    stop();
    start({ widgets: [] });
    expect(await now.add(mug)).toEqual({ kind: 'added' });
    await soon(() => expect(output()).toBe('1'));
    await cart().add(mug);
    await soon(() => expect(output()).toBe('2'));
  });

  it('MC-5 useCart returns changes by other code, and removes lines that other code added', async () => {
    await cart().add(mug);
    await soon(() => expect(output()).toBe('1'));
    mugs = 5;
    await now.refresh();
    await soon(() => expect(output()).toBe('5'));
    expect(await now.remove('k')).toBe('removed');
    await soon(() => expect(output()).toBe('0'));
    expect(cart().hash.value).toBe('');
  });

  it('RT-7 useCart’s add rejects if the request fails, and the cart is unchanged', async () => {
    vi.stubGlobal('fetch', async (input: Request) =>
      input.url.includes('add_to_cart') ? new Response('x', { status: 500 }) : answer(),
    );
    await expect(now.add(mug)).rejects.toMatchObject({ name: 'HttpError', status: 500 });
    await soon(() => expect(now).toMatchObject({ count: 0, isBusy: false }));
  });

  it('RT-6 a component with useCart does not render after it was unmounted', async () => {
    root.unmount();
    const before = drawn;
    await cart().add(mug);
    await cart().refresh();
    expect(drawn).toBe(before);
  });
});
