import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { soon } from '../../../runtime/src/testing/soon.ts';
import {
  add,
  builderMarkup,
  find,
  host,
  isOpen,
  ownMarkup,
  panel,
  requestsOf,
  server,
  setUpShop,
  show,
  toggleOf,
  visibility,
} from './testing/shop.ts';

setUpShop();

describe('one truth', () => {
  it('MC-5 every mini-cart of the page shows the same count, from the quantities', async () => {
    await show(builderMarkup() + ownMarkup('second') + ownMarkup('third'));
    const counts = () => [
      find('.elementor-button-icon-qty').textContent,
      ...[...document.querySelectorAll('.iyim-mini-cart-count [aria-hidden]')].map(
        ({ textContent }) => textContent,
      ),
    ];
    await soon(() => expect(counts()).toEqual(['2', '2', '2']));
    await add();
    await soon(() => expect(counts()).toEqual(['3', '3', '3']));
    expect(find('.elementor-button-icon-qty').getAttribute('data-counter')).toBe('3');
  });

  it('MC-6 one request for the builder’s fragments, with every document’s id and the nonce', async () => {
    await show(builderMarkup() + ownMarkup('second'));
    await soon(() => expect(requestsOf('elementor_menu_cart_fragments').length).toBeGreaterThan(0));
    server.requests = [];
    await add();
    await soon(() => expect(requestsOf('elementor_menu_cart_fragments')).toHaveLength(1));
    const body = new URLSearchParams(requestsOf('elementor_menu_cart_fragments')[0]?.body);
    expect([...body]).toEqual([
      ['action', 'elementor_menu_cart_fragments'],
      ['templates[]', '11'],
      ['_nonce', 'menu-nonce'],
      ['is_editor', 'false'],
    ]);
  });

  it('CF-8 a toggle that fragments replaced goes on opening, and keeps saying that it is open', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    const before = toggleOf();
    await add();
    await soon(() => expect(toggleOf()).not.toBe(before));
    await soon(() => expect(isOpen()).toBe(true));
    expect(toggleOf().getAttribute('role')).toBe('button');
    await userEvent.click(toggleOf());
    expect(isOpen()).toBe(false);
  });
});

describe('removing a line', () => {
  const remove = () => find('.remove_from_cart_button');
  const undo = () => find('.iyim-mini-cart-word button');

  it('MC-4 removes in place, says so, and takes the focus to the way back', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await soon(() => expect(document.activeElement).toBe(undo()));
    expect(panel().querySelector('.mini_cart_item')).toBeNull();
    expect(isOpen()).toBe(true);
    expect(visibility()).toBe('visible');
    expect(find('[role="status"]').textContent).toContain('Tee');
  });

  it('MC-4 undo puts exactly that line back, by the server’s own way', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await soon(() => undo());
    const changed = vi.fn();
    document.addEventListener('iyim:cart-changed', changed, { once: true });
    await userEvent.click(undo());
    await soon(() => expect(panel().querySelector('.mini_cart_item')?.textContent).toContain('2 ×'));
    expect(requestsOf('page')[0]?.url).toBe('/cart/?_wpnonce=abc&undo_item=k1');
    await soon(() => expect(changed).toHaveBeenCalled());
    await soon(() => expect(find('.iyim-mini-cart-word').textContent).toContain('הוחזר'));
    expect(document.querySelector('.iyim-mini-cart-word button')).toBeNull();
  });

  it('MC-4 says when the line could not be put back', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await soon(() => undo());
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answers.page = () => new Response('down', { status: 500 });
    undo().click();
    await soon(() => expect(find('.iyim-mini-cart-word').textContent).toContain('לא ניתן'));
    expect(host().getAttribute('data-widget-state')).toBe('mounted');
  });

  it('MC-4 a double click removes once', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    const link = remove();
    link.click();
    link.click();
    await soon(() => undo());
    expect(requestsOf('remove_from_cart')).toHaveLength(1);
  });

  it('MC-4 a line that another tab removed: the visitor is told and the cart brought up to date', async () => {
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    server.lines = [{ key: 'k2', name: 'Hat', quantity: 1 }];
    await userEvent.click(remove());
    await soon(() => expect(panel().textContent).toContain('Hat'));
    expect(find('.iyim-mini-cart-word').textContent).toContain('Tee');
    expect(document.querySelector('.iyim-mini-cart-word button')).toBeNull();
  });

  it.each([
    ['status 500', () => new Response('down', { status: 500 })],
    ['nothing', () => new Response('')],
    ['a page instead of JSON', () => new Response('<!doctype html><p>Hello</p>')],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('MC-4 the server sends %s: the link is followed', async (_what, failure) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answers.remove_from_cart = failure;
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    const gone: string[] = [];
    document.addEventListener(
      'iyim:navigate',
      (event) => {
        event.preventDefault();
        gone.push((event as CustomEvent<{ url: string }>).detail.url);
      },
      { once: true },
    );
    await userEvent.click(remove());
    await soon(() => expect(gone).toHaveLength(1));
    expect(gone[0]).toContain('/cart/?remove_item=k1&_wpnonce=abc');
    expect(host().getAttribute('data-widget-state')).toBe('mounted');
  });

  it('SEC-1 a product name with markup in it is shown as text', async () => {
    server.lines = [{ key: 'k1', name: '<img src=x onerror="window.hit=1">', quantity: 1 }];
    await show(builderMarkup());
    await userEvent.click(toggleOf());
    await userEvent.click(remove());
    await soon(() => undo());
    expect(document.querySelector('img')).toBeNull();
    expect(find('.iyim-mini-cart-word').textContent).toContain('<img src=x');
  });
});
