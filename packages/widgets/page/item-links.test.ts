import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find } from '../../runtime/src/testing/find.ts';
import { testController } from '../../runtime/src/testing/test-signal.ts';
import { followItemLinks } from './item-links.ts';

interface Visit {
  readonly url: string;
  readonly newTab: boolean;
}
let visited: Visit[];
let listening: AbortController;
let end: () => void;

const show = (html: string): void => {
  document.body.innerHTML = html;
};
const absolute = (path: string) => new URL(path, document.baseURI).href;
const click = (selector: string, init: MouseEventInit = {}, type = 'click'): MouseEvent => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  find(selector).dispatchEvent(event);
  return event;
};
const item = (attributes = 'data-url="/events/7/"', inside = '<h3>Fair</h3>') =>
  `<div class="jet-listing-grid__item" data-post-id="7" ${attributes}>${inside}</div>`;
const overlay = (target = '') =>
  `<div class="jet-engine-listing-overlay-wrap" data-url="/events/7/" data-target="${target}"><h3>Fair</h3>
     <a class="jet-engine-listing-overlay-link" href="/events/7/"></a></div>`;
const container = (target: string) =>
  `<div class="jet-container" data-url="/events/7/" data-target="${target}"><h3>Fair</h3></div>`;

beforeEach(() => {
  visited = [];
  listening = testController();
  document.addEventListener(
    'iyim:navigate',
    (event) => {
      event.preventDefault();
      visited.push((event as CustomEvent<Visit>).detail);
    },
    { signal: listening.signal },
  );
  end = followItemLinks(document);
});
afterEach(() => end());

describe('a click on an item', () => {
  it.each([
    ['a listing item', item()],
    ['an overlay', overlay()],
    ['a container', container('')],
    [
      'an event of a calendar',
      '<div class="jet-calendar-week__day-event" data-url="/events/7/"><h3>Fair</h3></div>',
    ],
  ])('LG-6 a click on %s opens the address in its data-url', (_what, html) => {
    show(html);
    click('h3');
    expect(visited).toEqual([{ url: absolute('/events/7/'), newTab: false }]);
  });

  it.each<[string, string, boolean]>([
    ['_blank on an overlay', overlay('_blank'), true],
    ['another target on an overlay', overlay('1'), false],
    ['_blank on an item', item('data-url="/events/7/" data-target="_blank"'), true],
    ['_blank on a container', container('_blank'), true],
    ['1 on a container', container('1'), true],
    ['yes on a container', container('yes'), true],
    ['nothing on a container', container(''), false],
    ['0 on a container', container('0'), false],
    ['false on a container', container('false'), false],
    ['_self on a container', container('_self'), false],
  ])('LG-6 the target %s determines whether a new tab opens', (_what, html, newTab) => {
    show(html);
    click('h3');
    expect(visited).toEqual([{ url: absolute('/events/7/'), newTab }]);
  });

  it.each([
    ['ctrl', { ctrlKey: true }, 'click'],
    ['⌘', { metaKey: true }, 'click'],
    ['the middle button', { button: 1 }, 'auxclick'],
  ])('LG-6 a click with %s opens an item in a new tab', (_how, init, type) => {
    show(item());
    click('h3', init, type);
    expect(visited).toEqual([{ url: absolute('/events/7/'), newTab: true }]);
  });

  it('LG-6 the middle mouse button does not start autoscroll on an item, and the right button does not open the item', () => {
    show(item());
    expect(click('h3', { button: 1 }, 'mousedown').defaultPrevented).toBe(true);
    click('h3', { button: 2 }, 'auxclick');
    expect(visited).toEqual([]);
  });

  it('LG-6 the new tab of an item cannot access this page', () => {
    listening.abort();
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    show(overlay('_blank'));
    click('h3');
    expect(open).toHaveBeenCalledWith(absolute('/events/7/'), '_blank', 'noopener');
  });
});

describe('a click inside an item', () => {
  it.each([
    ['a link', '<a href="#x"><b id="t">x</b></a>'],
    ['a button', '<button type="button"><b id="t">x</b></button>'],
    ['a field', '<input id="t">'],
    ['a label', '<label><b id="t">x</b> <input></label>'],
    ['a summary', '<details><summary id="t">x</summary></details>'],
    ['an element with a button role', '<span role="button" id="t">x</span>'],
    ['an island', '<div data-widget="data-store"><b id="t">x</b></div>'],
    ['text that is edited', '<p contenteditable="true" id="t">x</p>'],
  ])('LG-6 a click on %s inside an item does not open the item', (_what, inside) => {
    show(item(undefined, inside));
    click('#t');
    expect(visited).toEqual([]);
  });

  it('LG-6 a click opens an item inside an island', () => {
    show(`<div data-widget="listing">${item()}</div>`);
    click('h3');
    expect(visited).toHaveLength(1);
  });

  it('LG-6 a click opens the innermost of nested items', () => {
    show(item(undefined, '<div class="jet-container" data-url="/inner/"><i>x</i></div>'));
    click('i');
    expect(visited).toEqual([{ url: absolute('/inner/'), newTab: false }]);
  });

  it('LG-6 a click does not open an item while text in it is selected', () => {
    show(item());
    const title = find('h3');
    const selection = document.getSelection();
    selection?.selectAllChildren(title);
    click('h3');
    expect(visited).toEqual([]);
    selection?.removeAllRanges();
    click('h3');
    expect(visited).toHaveLength(1);
  });

  it('LG-6 a click on an item that a script has handled is ignored', () => {
    show(item());
    find('h3').addEventListener('click', (event) => event.preventDefault());
    click('h3');
    expect(visited).toEqual([]);
  });
});

describe('an element that is not an item link', () => {
  it.each([
    ['an empty URL', item('data-url=""')],
    ['an action', item('data-url="#jet-engine-action&amp;action=x&amp;event=click"')],
    ['an encoded action of the page builder', item('data-url="%23elementor-action%3Aaction%3Dpopup"')],
    ['an unknown class and a data-url', '<div data-url="/events/7/"><h3>Fair</h3></div>'],
  ])('LG-6 a click does not open an element with %s', (_what, html) => {
    show(html);
    click('h3');
    expect(visited).toEqual([]);
    expect(document.querySelector('[role="link"]')).toBeNull();
  });

  it.each(['javascript:window.hit=1', 'java\tscript:window.hit=1', 'data:text/html,x'])(
    'SEC-2 an item never opens %j in any tab',
    (url) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      show(item());
      find('.jet-listing-grid__item').setAttribute('data-url', url);
      click('h3');
      click('h3', { ctrlKey: true });
      expect(visited).toEqual([]);
      expect('hit' in window).toBe(false);
      expect(said).toHaveBeenCalledTimes(2);
    },
  );
});

describe('item links by keyboard', () => {
  const press = (init: KeyboardEventInit, selector = '.jet-listing-grid__item') =>
    find(selector).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
    );

  it('LG-6 an item without a link to its address becomes a link: Enter opens it, Ctrl+Enter opens it in a new tab', () => {
    end();
    show(item());
    end = followItemLinks(document);
    const element = find('.jet-listing-grid__item');
    expect([element.getAttribute('role'), element.tabIndex]).toEqual(['link', 0]);
    press({});
    press({ ctrlKey: true });
    press({ key: ' ' });
    expect(visited.map(({ newTab }) => newTab)).toEqual([false, true]);
  });

  it('LG-6 Enter on a control inside an item does not open the item', () => {
    show(item(undefined, '<button>x</button>'));
    press({}, 'button');
    expect(visited).toEqual([]);
  });

  it('LG-6 an item gets no role if a link inside it has the same address', () => {
    end();
    show(overlay() + item('data-url="/events/8/"', '<a href="/elsewhere/">x</a>'));
    end = followItemLinks(document);
    expect(find('.jet-engine-listing-overlay-wrap').hasAttribute('role')).toBe(false);
    expect(find('.jet-listing-grid__item').getAttribute('role')).toBe('link');
  });

  it('LG-6 items that are added later become focusable, and are restored when the behaviour ends', async () => {
    show('<main></main>');
    const html = item('data-url="/events/7/" role="article"');
    find('main').innerHTML = html;
    const element = find('.jet-listing-grid__item');
    await vi.waitFor(() => expect(element.tabIndex).toBe(0));
    expect(element.getAttribute('role')).toBe('article');
    end();
    expect(find('main').innerHTML).toBe(html);
    click('h3');
    expect(visited).toEqual([]);
  });

  it('LG-6 a click opens an item only once if the behaviour was started twice', () => {
    show(item());
    const second = followItemLinks(document);
    click('h3');
    expect(visited).toHaveLength(1);
    second();
  });
});
