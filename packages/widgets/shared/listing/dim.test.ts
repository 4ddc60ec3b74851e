import { describe, expect, it } from 'vitest';
import { dim } from './dim.ts';

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

describe('an element that waits', () => {
  it('LG-4 is half transparent, inert and busy, and then as before', () => {
    const list = show('<div class="list"><a href="/x">x</a></div>');
    const undim = dim(list);
    expect(list.style.opacity).toBe('0.5');
    expect(list.hasAttribute('inert')).toBe(true);
    expect(list.getAttribute('aria-busy')).toBe('true');
    undim();
    expect(document.body.innerHTML).toBe('<div class="list"><a href="/x">x</a></div>');
  });

  it('LG-4 gets back what the server had written', () => {
    const list = show('<div style="opacity: 0.9" aria-busy="false" inert=""></div>');
    dim(list)();
    expect(list.style.opacity).toBe('0.9');
    expect(list.getAttribute('aria-busy')).toBe('false');
    expect(list.hasAttribute('inert')).toBe(true);
  });

  it('LG-4 waits for two as long as for the later, and an undo counts once', () => {
    const list = show('<div></div>');
    const [first, second] = [dim(list), dim(list)];
    first();
    first();
    expect(list.hasAttribute('inert')).toBe(true);
    second();
    expect(list.outerHTML).toBe('<div></div>');
  });
});
