import { describe, expect, it } from 'vitest';
import { readParts, readTemplates, removeLink } from './read.ts';
import { lineOf, readUndoUrl } from './read-line.ts';

describe('finding the parts', () => {
  it('MC-2 readParts() finds the parts of the page builder’s menu cart', () => {
    document.body.innerHTML = `<div id="h"><div class="elementor-menu-cart__container"><div class="elementor-menu-cart__main">
      <div class="elementor-menu-cart__close-button"></div><div class="widget_shopping_cart_content"></div></div></div>
      <div class="elementor-menu-cart__toggle"><a id="t" class="elementor-menu-cart__toggle_button" href="/cart/"><span class="elementor-button-icon-qty">0</span></a></div></div>`;
    const parts = readParts(document.getElementById('h') as HTMLElement);
    expect(parts?.toggle.id).toBe('t');
    expect(parts?.container?.className).toBe('elementor-menu-cart__container');
    expect(parts?.close).not.toBeNull();
    expect(parts?.count?.textContent).toBe('0');
  });

  it('MC-2 readParts() finds the parts of a cart in minimal markup', () => {
    document.body.innerHTML =
      '<div id="h"><a id="t" href="/cart/">Cart</a><div id="p"><div class="widget_shopping_cart_content"><a href="/x">x</a></div></div></div>';
    const parts = readParts(document.getElementById('h') as HTMLElement);
    expect([parts?.toggle.id, parts?.container?.id, parts?.close]).toEqual(['t', 'p', null]);
  });

  it('RT-3 readParts() returns null if the list is directly in the host', () => {
    document.body.innerHTML =
      '<div id="h"><a href="/cart/">Cart</a><div class="widget_shopping_cart_content"></div></div>';
    expect(readParts(document.getElementById('h') as HTMLElement)).toBeNull();
  });

  it('MC-6 readTemplates() returns the id of each builder document once', () => {
    document.body.innerHTML =
      '<div data-elementor-id="7"></div><div data-elementor-id="7"></div><div data-elementor-id="12"></div><div data-elementor-id=""></div>';
    expect(readTemplates(document)).toEqual(['7', '12']);
  });
});

describe('removing and undoing', () => {
  it('MC-4 the line of a clicked remove link is read from the server’s markup', () => {
    document.body.innerHTML = `<ul><li class="mini_cart_item">
      <a class="remove remove_from_cart_button" href="https://shop.test/cart/?remove_item=k1&amp;_wpnonce=abc" data-cart_item_key="k1"><i>×</i></a>
      <a href="/product/tee/">Tee</a> <span class="quantity">2 × <span class="woocommerce-Price-amount">₪50</span></span></li></ul>`;
    const line = lineOf(removeLink(document.querySelector('i')) as HTMLAnchorElement);
    expect(line).toMatchObject({
      key: 'k1',
      name: 'Tee',
      undoUrl: 'https://shop.test/cart/?_wpnonce=abc&undo_item=k1',
    });
    expect(line.quantityNodes.map(({ textContent }) => textContent)).toEqual(['2 × ']);
    expect(removeLink(document.querySelector('.quantity'))).toBeNull();
    expect(removeLink(null)).toBeNull();
  });

  it.each(['', 'not a url', 'https://shop.test/cart/', 'javascript:alert(1)'])(
    'MC-4 the remove address %j yields no undo address',
    (href) => {
      expect(readUndoUrl(href)).toBeNull();
    },
  );
});
