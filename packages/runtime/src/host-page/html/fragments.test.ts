import { beforeEach, describe, expect, it, vi } from 'vitest';
import { find } from '../../testing/find.ts';
import { holdAll } from '../../view/ledger.ts';
import { applyFragments, applyInnerFragments } from './fragments.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<div class="cart">old</div><p><a class="count" href="/cart/">0</a></p><i class="count">0</i>';
});

describe('applyFragments', () => {
  it('CF-1 applyFragments replaces every match of each selector as a whole', () => {
    applyFragments(document, {
      '.cart': '<div class="cart full">new</div>',
      '.count': '<b class="count">2</b>',
    });
    expect(document.body.innerHTML).toBe(
      '<div class="cart full">new</div><p><b class="count">2</b></p><b class="count">2</b>',
    );
  });

  it('CF-9 applyFragments ignores white space around the fragment’s element', () => {
    applyFragments(document, { 'a.count': '\t\t\t<a class="count" href="/cart/">2</a>\n\t\t' });
    expect(find('p').innerHTML).toBe('<a class="count" href="/cart/">2</a>');
  });

  it('CF-1 applyFragments inserts a fragment unchanged if it consists of several nodes, is only text, or is empty', () => {
    applyFragments(document, { '.cart': 'a <b>b</b>', p: '', i: 'text' });
    expect(document.body.innerHTML).toBe('a <b>b</b>text');
  });

  it('RT-9 applyFragments keeps an element that already equals the server’s HTML', () => {
    const before = find('.cart');
    applyFragments(document, { '.cart': '\n<div class="cart">old</div>\n' });
    expect(find('.cart')).toBe(before);
  });

  it('RT-9 applyFragments keeps an element that differs only by an island’s changes', () => {
    document.body.innerHTML = '<div class="cart"><form data-widget="x"><button>go</button></form></div>';
    const html = document.body.innerHTML;
    const host = find('form');
    const [owner, values, none] = [{}, new Map([['aria-busy', 'true']]), new Map()];
    host.setAttribute('data-widget-state', 'mounted');
    holdAll(owner, find('button'), values, none);
    find('button').insertAdjacentHTML('afterend', '<b data-iyim-slot="">ours</b>');
    applyFragments(document, { '.cart': html });
    expect(find('form')).toBe(host);
    holdAll(owner, find('button'), none, values);
    find('b').remove();
    applyFragments(document, { '.cart': html.replace('go', 'gone') });
    expect(find('form')).not.toBe(host);
  });

  it('CF-1 applyFragments refills an element that another script emptied', () => {
    applyFragments(document, { '.cart': '<div class="cart"><b>2</b></div>' });
    find('.cart').textContent = '';
    applyFragments(document, { '.cart': '<div class="cart"><b>2</b></div>' });
    expect(find('.cart').innerHTML).toBe('<b>2</b>');
  });

  it.each(['<img src=x onerror=alert(1)>', '..bad', '', ':unknown(', '$("x")'])(
    'SEC-1 applyFragments reports the invalid selector %j once, and applies the other fragments',
    (selector) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const fragments = { [selector]: '<b>hostile</b>', '.cart': '<div class="cart">new</div>' };
      applyFragments(document, fragments);
      applyFragments(document, fragments);
      expect(find('.cart').textContent).toBe('new');
      expect(document.body.textContent).not.toContain('hostile');
      expect(error).toHaveBeenCalledTimes(1);
    },
  );

  it('SEC-1 applyFragments reports 5,000 invalid selectors in one console line', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const bad = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`..many-${at}`, '<b></b>']));
    applyFragments(document, { ...bad, '.cart': '<div class="cart">new</div>' });
    applyFragments(document, bad);
    expect(find('.cart').textContent).toBe('new');
    expect(error.mock.calls).toEqual([
      [
        expect.stringMatching(/expected a CSS selector, found "\.\.many-0" \(and 4999 more\)/),
        expect.any(Error),
      ],
    ]);
  });

  it('PG-4 scripts in a fragment never run, even if it is applied a second time', () => {
    const scope = globalThis as { fragmentRan?: number };
    for (const round of [1, 2]) {
      applyFragments(document, {
        '.cart': `<div class="cart">${round}<script>globalThis.fragmentRan = 1</script></div>`,
      });
    }
    expect(scope.fragmentRan).toBeUndefined();
    expect(find('.cart').textContent).toContain('2');
  });

  it('CF-1 applyFragments replaces a match inside another match together with the outer one', () => {
    document.body.innerHTML = '<div class="x"><div class="x">inner</div></div>';
    applyFragments(document, { '.x': '<div class="x">new</div>' });
    expect(document.body.innerHTML).toBe('<div class="x">new</div>');
  });
});

describe('applyInnerFragments', () => {
  it('DS-7 applyInnerFragments replaces the content of every match, and keeps the match itself', () => {
    const [first] = document.querySelectorAll('.count');
    applyInnerFragments(document, { '.count': '<b>7</b>', '.absent': 'x' });
    expect(document.body.innerHTML).toBe(
      '<div class="cart">old</div><p><a class="count" href="/cart/"><b>7</b></a></p><i class="count"><b>7</b></i>',
    );
    expect(document.querySelector('.count')).toBe(first);
  });

  it('RT-9 applyInnerFragments keeps content that already equals the server HTML, including the focus', () => {
    document.body.innerHTML = '<div id="list"><a href="/x">go</a></div>';
    const link = find('a');
    link.focus();
    applyInnerFragments(document, { '#list': '<a href="/x">go</a>' });
    expect(find('a')).toBe(link);
    applyInnerFragments(document, { '#list': '<b></b><a href="/x">gone</a>' });
    expect(document.activeElement?.textContent).toBe('gone');
  });

  it('DS-7 applyInnerFragments reports an invalid selector once, and applies the other fragments', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    applyInnerFragments(document, { '..b': 'x', '.cart': '' });
    applyInnerFragments(document, { '..b': 'x' });
    expect(error).toHaveBeenCalledTimes(1);
    expect(find('.cart').innerHTML).toBe('');
  });
});
