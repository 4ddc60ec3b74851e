import { NothingToEnhance } from '@iyim/runtime/widget';
import { expect, it } from 'vitest';
import { defineParts } from './define-parts.ts';

const findPlayer = defineParts('a player', {
  builder: { root: '.builder', screen: '.screen', button: '?.button', marks: '?@.mark' },
  plugin: { root: '.plugin', screen: '.view', tracks: '@.track' },
  plain: { screen: ':scope > video' },
});

function host(html: string, selector = 'div'): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector(selector) as HTMLElement;
}

const classOf = (element: Element | null | undefined): string | undefined => element?.className;

it('defineParts finds the parts of the first kind of markup that is complete', () => {
  const builder = findPlayer(
    host(
      '<div><p class="builder"><b class="screen"></b><i class="mark a"></i><i class="mark b"></i></p></div>',
    ),
  );
  expect(builder.kind).toBe('builder');
  expect(classOf(builder.root)).toBe('builder');
  expect(classOf(builder.screen)).toBe('screen');
  expect(builder.button).toBeNull();
  expect(builder.marks.map(classOf)).toEqual(['mark a', 'mark b']);
  expect(builder.tracks).toEqual([]); // because only `plugin` markup has tracks
});

it('defineParts uses the host as the root if it matches, or if the kind of markup defines no root', () => {
  const rootHost = host('<div class="builder"><b class="screen"></b><p class="builder"></p></div>');
  expect(findPlayer(rootHost).root).toBe(rootHost);
  const plain = host('<div><video></video></div>');
  expect(findPlayer(plain)).toMatchObject({
    kind: 'plain',
    root: plain,
    button: null,
    marks: [],
    tracks: [],
  });
});

it('defineParts searches for parts only in the first of two roots', () => {
  const two = host(
    '<div><p class="builder first"><b class="screen 1"></b></p><p class="builder"><b class="screen 2"></b><u class="button"></u></p></div>',
  );
  const found = findPlayer(two);
  expect(classOf(found.root)).toBe('builder first');
  expect(classOf(found.screen)).toBe('screen 1');
  expect(found.button).toBeNull();
});

it('defineParts tries the next kind of markup if a part or a list is missing', () => {
  const mixed = '<p class="builder"></p><p class="plugin"><b class="view"></b></p><video></video>';
  expect(findPlayer(host(`<div>${mixed}</div>`)).kind).toBe('plain');
  const whole = mixed.replace('</b>', '</b><i class="track"></i>');
  const found = findPlayer(host(`<div>${whole}</div>`));
  expect(found.kind).toBe('plugin');
  expect(found.tracks.map(classOf)).toEqual(['track']);
});

it('defineParts uses a nested host as its own root, not the host around it', () => {
  const findParts = defineParts('a box', { plain: { root: '[data-widget~=box]', word: ':scope > b' } });
  const inner = '<section data-widget="more box"><b></b></section>';
  const around = host(`<div data-widget="box"><p>${inner}</p></div>`, 'section');
  expect(findParts(around).root).toBe(around);
  expect(() => findParts(document.querySelector('div') as HTMLElement)).toThrow('found an element with no');
});

it.each([
  ['<div><p class="builder"></p></div>', 'expected a player, found an element with no .screen in it'],
  [
    '<div><p class="plugin"><b class="view"></b></p></div>',
    'expected a player, found an element with no .track in it',
  ],
  ['<div>Words</div>', 'expected a player, found an element with no :scope > video in it'],
])('the error of defineParts names the missing part of %s', (html, message) => {
  expect(() => findPlayer(host(html))).toThrow(new NothingToEnhance(message));
});

it('the error of defineParts reports a missing root', () => {
  const findParts = defineParts('a list with entries', { plugin: { root: '.list', entries: '@li' } });
  expect(() => findParts(host('<div></div>'))).toThrow('expected a list with entries, found none');
});
