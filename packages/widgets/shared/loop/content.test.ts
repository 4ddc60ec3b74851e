import { describe, expect, it } from 'vitest';
import { SLOT } from '../../../runtime/src/host-page/html/restore.ts';
import { addItems, marked, replaceLoop } from './content.ts';
import { findElements, nearestLoop } from './read-loop.ts';

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  const [loop] = findElements(document, 'abc1234');
  if (!loop) throw new Error('the page has no loop');
  return loop;
};
const withContainer = `<div class="elementor-element" data-id="abc1234"><div class="elementor-widget-container"><p>old</p></div><b ${SLOT}="">added</b></div>`;
const bare = `<div class="elementor-element" data-id="abc1234"><p>old</p><b ${SLOT}="">added</b></div>`;
const container = '<div class="elementor-widget-container"><p>new</p></div>';

describe('new content of a loop', () => {
  it.each([
    ['a container', container],
    ['a container after white space', `\n\t${container}\n`],
    ['the content of a container', '<p>new</p>'],
    ['the element itself', `<div class="elementor-element" data-id="abc1234">${container}</div>`],
    ['the element in optimised markup', '<div class="elementor-element" data-id="abc1234"><p>new</p></div>'],
  ])(
    'LP-3 replaceLoop replaces a loop’s content with %s, without removing elements that the island added',
    (_what, answer) => {
      for (const before of [withContainer, bare]) {
        const loop = show(before);
        replaceLoop(loop, 'abc1234', answer);
        expect(loop.outerHTML).toBe(before.replace('old', 'new'));
        expect(loop.isConnected).toBe(true);
      }
    },
  );

  it('LP-3 an empty answer empties the loop', () => {
    const loop = show(withContainer);
    replaceLoop(loop, 'abc1234', '');
    expect(loop.textContent).toBe('added');
  });

  it('LP-1 replaceLoop shows the content of the loop’s element from another page, and fires `iyim:loop-changed`', () => {
    const loop = show(withContainer);
    const calls: unknown[] = [];
    document.body.addEventListener(
      'iyim:loop-changed',
      (event) => calls.push((event as CustomEvent).detail),
      {
        once: true,
      },
    );
    const fresh = document.createElement('div');
    fresh.innerHTML = container;
    replaceLoop(loop, 'abc1234', fresh);
    expect(loop.textContent).toBe('newadded');
    expect(calls).toEqual([{ id: 'abc1234' }]);
  });

  it('LP-1 replaceLoop moves the focus to the same link in the new content', () => {
    const loop = show(withContainer.replace('<p>old</p>', '<a href="/x/">old</a>'));
    loop.querySelector('a')?.focus();
    replaceLoop(loop, 'abc1234', '<p><a href="/y/">y</a> <a href="/x/">new</a></p>');
    expect(document.activeElement?.textContent).toBe('new');
  });
});

it('LP-1 a loading loop has a class and aria-busy, which are removed afterwards', () => {
  const loop = document.createElement('div');
  const unmark = marked('e-loading-overlay')(loop);
  expect([loop.className, loop.getAttribute('aria-busy')]).toEqual(['e-loading-overlay', 'true']);
  unmark();
  expect([loop.className, loop.getAttribute('aria-busy')]).toEqual(['', null]);
});

describe('finding a loop', () => {
  it.each(['', '"]', 'abc1234"], body, [x="', '*', 'other'])('SEC-1 the id %j matches no loop', (id) => {
    show(withContainer);
    expect(findElements(document, id)).toEqual([]);
  });

  it('TF-1 nearestLoop finds the loop nearest to a filter bar among loops with the same id', () => {
    const part = (name: string) =>
      `<section id="${name}"><div><i class="bar"></i></div><div class="elementor-element" data-id="abc1234"></div></section>`;
    document.body.innerHTML = `<i class="bar" id="top"></i>${part('one')}${part('two')}`;
    const found = [...document.querySelectorAll('.bar')].map(
      (bar) => nearestLoop(bar, 'abc1234')?.parentElement?.id,
    );
    expect(found).toEqual(['one', 'one', 'two']);
    expect(nearestLoop(document.body, 'other')).toBeNull();
  });
});

it.each([
  ['other content', (loop: HTMLElement, fresh: HTMLElement) => replaceLoop(loop, 'abc1234', fresh)],
  ['added items', (loop: HTMLElement, fresh: HTMLElement) => addItems(loop, fresh, 'after')],
])(
  'LP-1 LP-2 LP-3 a loop fires the event that makes the builder’s script show lazy backgrounds of %s',
  (_what, put) => {
    const grid = (name: string) =>
      `<div class="elementor-element" data-id="abc1234"><div class="elementor-loop-container"><div class="e-loop-item ${name}"></div></div></div>`;
    const loop = show(grid('old'));
    const fresh = document.createElement('div');
    fresh.innerHTML = grid('new').replace('elementor-element', '');
    const calls: boolean[] = [];
    document.addEventListener(
      'elementor/lazyload/observe',
      () => calls.push(loop.querySelector('.new') !== null),
      {
        once: true,
      },
    );
    put(loop, fresh);
    expect(calls).toEqual([true]);
  },
);
