import { describe, expect, it } from 'vitest';
import { hasName, idOf, isModal, readOffCanvas } from './read.ts';
import { builder, hamburger, plain, search } from './testing/markup.ts';

function read(html: string) {
  document.body.innerHTML = html;
  return readOffCanvas(document.querySelector('[data-widget]') as HTMLElement);
}

describe('reading a panel', () => {
  it('OC-1 a panel of the page builder is read with its id', () => {
    const input = read(builder());
    expect([input.kind, idOf(input), isModal(input)]).toEqual(['builder', '9ae15c6', true]);
    expect(input.cover?.className).toBe('e-off-canvas__overlay');
    expect(input.moved?.className).toBe('e-off-canvas__main');
  });

  it('OC-1 a panel of older releases is read inside the widget’s container', () => {
    const html = builder()
      .replace(
        '<div id="off-canvas-9ae15c6"',
        '<div class="elementor-widget-container"><div id="off-canvas-9ae15c6"',
      )
      .concat('</div>');
    expect(read(html).kind).toBe('builder');
  });

  it.each([
    ['OC-4 a hamburger panel of the blocks plugin', hamburger(), 'hamburger', true],
    ['OC-5 a search panel of the size of the window', search(), 'search', true],
    ['OC-5 a search panel next to its button', search(false), 'search', false],
    ['OC-6 a panel in plain markup', plain(), 'plain', true],
  ])('%s is read', (_, html, kind, modal) => {
    const input = read(html);
    expect([input.kind, isModal(input), idOf(input)]).toEqual([kind, modal, '']);
    expect(input.toggle).not.toBeNull();
    expect(input.close).not.toBeNull();
  });

  it('OC-4 a hamburger panel that contains a search and an off-canvas keeps its own parts', () => {
    const input = read(hamburger(`${search()}${builder()}${plain()}`));
    expect([input.kind, input.toggle?.className]).toEqual(['hamburger', 'jet-hamburger-panel__toggle']);
  });

  it.each([
    '<div data-widget="off-canvas"></div>',
    '<div data-widget="off-canvas"><div class="e-off-canvas-x"></div></div>',
    '<div data-widget="off-canvas" class="jet-search"><form class="jet-search__form"></form></div>',
    '<div data-widget="off-canvas"><div data-off-canvas-panel></div></div>',
  ])('RT-3 a host without a complete panel has nothing to enhance: %s', (html) => {
    expect(() => read(html)).toThrow('a panel that opens over the page');
  });

  it.each([
    ['<button><i></i></button>', false],
    ['<button><img alt=""></button>', false],
    ['<button><img alt="Menu"></button>', true],
    ['<button aria-label="Menu"></button>', true],
    ['<button> Menu </button>', true],
  ])('AY-1 hasName() recognises whether %s has a name', (html, is) => {
    document.body.innerHTML = html;
    expect(hasName(document.body.firstElementChild as Element)).toBe(is);
  });
});
