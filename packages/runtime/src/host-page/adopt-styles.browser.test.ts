import { describe, expect, it } from 'vitest';
import { adoptStyles } from './adopt-styles.ts';

const theme = (css: string): void => {
  const style = document.createElement('style');
  style.dataset.theme = '';
  style.textContent = css;
  document.head.append(style);
};

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  const [element] = document.body.children;
  if (!(element instanceof HTMLElement)) throw new Error('expected an element');
  return element;
};

describe('the library’s style sheets', () => {
  adoptStyles(
    document,
    '@layer iyim { :where(.iyim-probe) { color: var(--iyim-accent); border-radius: 1px } }',
  );

  it('PK-2 tokens that a theme sets for the page or for a part of it are applied', () => {
    const probe = show('<div class="iyim-probe"></div>');
    expect(getComputedStyle(probe).color).toBe('rgb(26, 95, 180)');
    theme(':root { --iyim-accent: rgb(1 2 3) }');
    expect(getComputedStyle(probe).color).toBe('rgb(1, 2, 3)');
    document.body.style.setProperty('--iyim-accent', 'rgb(4 5 6)');
    expect(getComputedStyle(probe).color).toBe('rgb(4, 5, 6)');
    document.body.removeAttribute('style');
  });

  it('PK-2 any rule of a theme overrides a widget’s style', () => {
    theme('div { border-radius: 7px }');
    expect(getComputedStyle(show('<div class="iyim-probe"></div>')).borderRadius).toBe('7px');
  });

  it('PK-2 visually hidden text is invisible in any theme', () => {
    theme('span { position: static; display: block; width: 300px; overflow: visible }');
    const box = show('<span class="iyim-visually-hidden">2 items</span>').getBoundingClientRect();
    expect(box.width).toBe(1);
    expect(box.height).toBe(1);
  });

  it('PK-2 busy elements inside an island show a bar, and other busy elements of the page do not', () => {
    const waiting = '<button aria-busy="true">Add</button>';
    const bar = (element: Element | null) =>
      element && getComputedStyle(element, '::after').borderBlockStartWidth;
    const inside = show(`<div data-widget="x" data-widget-state="mounted">${waiting}</div>`);
    expect(bar(inside.querySelector('button'))).toBe('3px');
    inside.querySelector('button')?.removeAttribute('aria-busy');
    expect(bar(inside.querySelector('button'))).toBe('0px');
    expect(bar(show(`<div>${waiting}</div>`).querySelector('button'))).toBe('0px');
  });

  it('RT-14 adoptStyles adopts the same style sheet only once', () => {
    const before = document.adoptedStyleSheets.length;
    adoptStyles(document, '.iyim-once { color: red }');
    adoptStyles(document, '.iyim-once { color: red }');
    adoptStyles(document);
    expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  });
});
