import { describe, expect, it } from 'vitest';
import { dim } from './dim.ts';

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

describe('a dimmed element', () => {
  it('LG-4 dim makes an element half transparent, inert and busy until the returned function is called', () => {
    const list = show('<div class="list"><a href="/x">x</a></div>');
    const undim = dim(list);
    expect(list.style.opacity).toBe('0.5');
    expect(list.hasAttribute('inert')).toBe(true);
    expect(list.getAttribute('aria-busy')).toBe('true');
    undim();
    expect(document.body.innerHTML).toBe('<div class="list"><a href="/x">x</a></div>');
  });

  it('LG-4 dim restores an element’s server-written attributes', () => {
    const list = show('<div style="opacity: 0.9" aria-busy="false" inert=""></div>');
    dim(list)();
    expect(list.style.opacity).toBe('0.9');
    expect(list.getAttribute('aria-busy')).toBe('false');
    expect(list.hasAttribute('inert')).toBe(true);
  });

  it('LG-4 an element that is dimmed twice stays dimmed until both undo functions have been called, however often one is called', () => {
    const list = show('<div></div>');
    const [first, second] = [dim(list), dim(list)];
    first();
    first();
    expect(list.hasAttribute('inert')).toBe(true);
    second();
    expect(list.outerHTML).toBe('<div></div>');
  });
});
