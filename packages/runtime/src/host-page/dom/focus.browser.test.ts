import { beforeEach, describe, expect, it } from 'vitest';
import { testController } from '../../testing/test-signal.ts';
import { focusablesIn, holdsControl, tabStopsIn } from './focus.ts';
import { keepOperable } from './keep-operable.ts';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
/** Elements with an id are focusable; elements without an id are not. */
const PAGE = `
  <a id="link" href="#x">1</a><button id="button">1</button><input id="field"><select id="select"></select>
  <textarea id="area"></textarea><iframe id="frame" srcdoc=""></iframe><audio id="audio" controls></audio>
  <p id="edited" contenteditable="true">1</p><p id="stop" tabindex="0">1</p>
  <details open><summary id="summary">1</summary><summary>2</summary><button id="open">1</button></details>
  <fieldset disabled><legend><button id="legend">1</button></legend><button>no</button></fieldset>
  <img src="${PICTURE}" alt="" usemap="#places"><map name="places"><area id="place" href="#x" shape="rect" coords="0,0,9,9"></map>
  <label><input id="one" type="radio" name="size"></label><input id="two" type="radio" name="size" checked>
  <form><input id="three" type="radio" name="size"><input id="four" type="radio" name="size"></form>
  <p id="script" tabindex="-1">1</p><button id="roving" tabindex="-1">1</button>
  <div>
    <a>no</a><button disabled>no</button><input type="hidden"><input hidden><p contenteditable="false">no</p><audio></audio>
    <button style="visibility: hidden">no</button><div style="display: none"><button>no</button></div><div inert><button>no</button></div>
    <details><summary id="closed">1</summary><button>no</button></details><p>no</p>
    <img src="${PICTURE}" alt="" usemap="#hidden" hidden><map name="hidden"><area href="#x"></map><map name="none"><area href="#x"></map>
  </div>`;

let end: AbortController;
beforeEach(() => {
  end = testController();
  document.body.innerHTML = `<main>${PAGE}</main>`;
});
const main = () => document.querySelector('main') as HTMLElement;
const ids = (elements: readonly Element[]) => elements.map(({ id, outerHTML }) => id || outerHTML);

describe('focusable elements', () => {
  it('AY-1 focusablesIn returns the elements that the browser focuses', () => {
    const taking = [...main().querySelectorAll<HTMLElement>('*')].filter((element) => {
      element.focus();
      return document.activeElement === element;
    });
    expect(ids(focusablesIn(main())).sort()).toEqual(ids(taking).sort());
    expect(ids(taking)).toContain('place');
  });

  it('AY-1 tabStopsIn skips elements that only scripts can focus, and all but one radio of each group', () => {
    const skipped = ['script', 'roving', 'one', 'four'];
    expect(ids(tabStopsIn(main()))).toEqual(ids(focusablesIn(main())).filter((id) => !skipped.includes(id)));
  });

  it.each([
    ['<a href="#x">1</a>', true],
    ['<i><button>1</button></i>', true],
    ['<p contenteditable>1</p>', true],
    ['<input type="hidden"><a>1</a>', false],
    ['<button disabled>1</button>', false],
    ['<fieldset disabled><input></fieldset>', false],
    ['<a href="#x" tabindex="-1">1</a>', false],
    ['<p inert><button>1</button></p>', false],
    ['<p style="display: none"><button>1</button></p>', false],
    ['<button style="visibility: hidden">1</button>', false],
    ['<details><summary tabindex="-1">1</summary><a href="#x">1</a></details>', false],
  ])('LA-1 holdsControl finds a reachable control in %s: %s', (inside, expected) => {
    main().innerHTML = `<div id="item">${inside}</div>`;
    const item = document.getElementById('item') as HTMLElement;
    expect(holdsControl(item)).toBe(expected);
    // The contents of a hidden container are checked as if it were visible.
    if (!inside.includes('none') && !inside.includes('hidden"') && !inside.includes('<details')) {
      item.hidden = true;
      expect(holdsControl(item)).toBe(expected);
    }
  });

  it('LA-1 keepOperable adds no second tab stop, and keeps a tabindex of the page', () => {
    main().innerHTML =
      '<p class="x" contenteditable id="edited">1</p><p class="x" tabindex="-1" id="script">1</p><p class="x" id="plain">1</p>';
    const before = main().innerHTML;
    keepOperable(document, { selector: '.x', roleOf: () => 'button' }, end.signal);
    const stops = [...main().children].map((element) => element.getAttribute('tabindex'));
    expect(stops).toEqual([null, '-1', '0']);
    end.abort();
    expect(main().innerHTML).toBe(before);
  });
});
