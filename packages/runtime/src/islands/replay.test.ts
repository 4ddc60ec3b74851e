import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineSettings } from '../settings/settings.ts';
import { on } from '../site/events.ts';
import { start, stop } from '../start.ts';
import { counter } from '../testing/counter.tsx';
import { find } from '../testing/find.ts';
import { hasState, showPage, until } from '../testing/page.ts';
import { lazyWidget } from './lazy-widget.ts';
import { mount } from './mount.ts';
import type { AnyDefinition } from './types.ts';

const noSettings = defineSettings({}, (raw) => raw);

/** Returns a widget whose code loads when the test calls `come`, which may also change the host. */
function widgetOnItsWay(
  name: string,
  { trigger = 'interaction', ...options }: { trigger?: string; claims?: string; guards?: boolean } = {},
) {
  let come: (change?: () => void) => void = () => {};
  const code = new Promise<{ default: AnyDefinition }>((resolve) => {
    come = (change = () => {}) =>
      resolve({ default: { name, settings: noSettings, read: () => change(), View: Nothing } });
  });
  return {
    widget: lazyWidget(name, { trigger, ...options, load: () => code }),
    come: (change?: () => void) => come(change),
  };
}
const Nothing = () => null;

/** Records the events that reach `element`, and prevents their default actions. */
function heardAt(element: Element, type: string) {
  const heard = vi.fn((event: Event) => stay(event));
  element.addEventListener(type, heard);
  return heard;
}

const press = (element: Element, init: MouseEventInit = {}): MouseEvent => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init });
  element.dispatchEvent(event);
  return event;
};
const key = (element: Element, name: string, init: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
  element.dispatchEvent(event);
  return event;
};
const host = (inside: string, name = 'slow', attributes = '') =>
  `<div data-widget="${name}" ${attributes}>${inside}</div>`;

beforeEach(() => {
  // Keeps clicks and submits from leaving the test's page.
  document.addEventListener('click', stay);
  document.addEventListener('submit', stay);
});
afterEach(() => {
  document.removeEventListener('click', stay);
  document.removeEventListener('submit', stay);
});
const stay = (event: Event) => {
  if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
};

describe('an island that is loading', () => {
  const show = (inside: string, claims?: string) => {
    showPage(host(inside));
    start({ widgets: [widgetOnItsWay('slow', claims ? { claims } : {}).widget] });
  };

  it.each([
    ['a button', '<button id="x">+</button>'],
    ['an element inside a button', '<button>+ <span id="x">1</span></button>'],
    ['a summary', '<details><summary id="x">More</summary></details>'],
    ['a submit button', '<form><input id="x" type="submit"></form>'],
    ['an in-page link', '<a id="x" href="#more">More</a>'],
    ['a tab', '<div role="tablist"><div id="x" role="tab">1</div></div>'],
    ['an option', '<ul role="listbox"><li id="x" role="option">1</li></ul>'],
    ['a link without an address', '<a id="x" role="link">1</a>'],
    ['the text of a switch', '<div role="switch"><b id="x">1</b></div>'],
  ])('RT-4 while an island loads, a click on %s is kept', (_, inside) => {
    show(inside);
    const heard = heardAt(find('#x'), 'click');
    expect(press(find('#x')).defaultPrevented).toBe(true);
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    ['a server-rendered link', '<a id="x" href="/shop/">Shop</a>'],
    ['a link with the role of a button', '<a id="x" role="button" href="/shop/">Shop</a>'],
    ['a link in a navigation', '<nav role="navigation"><a id="x" href="/shop/">Shop</a></nav>'],
    ['a link in an option', '<li role="option"><a id="x" href="/shop/">Shop</a></li>'],
    ['a text field in a form with a role', '<form role="search"><input id="x" type="search"></form>'],
    ['a text field in a control', '<div role="button"><input id="x"></div>'],
    [
      'a select in a table with a role',
      '<table role="presentation"><tr><td><select id="x"></select></table>',
    ],
    ['a checkbox', '<div role="group"><input id="x" type="checkbox"></div>'],
    ['a checkbox that is a switch', '<input id="x" type="checkbox" role="switch">'],
    ['a label', '<label id="x">Size <input type="radio"></label>'],
    ['text in a region', '<section role="region"><p id="x">Text</p></section>'],
    ['editable text', '<div role="button"><p id="x" contenteditable="true">Text</p></div>'],
  ])('RT-4 while an island loads, a click on %s is not kept', (_, inside) => {
    show(inside);
    const heard = heardAt(find('#x'), 'click');
    press(find('#x'));
    expect(heard.mock.calls[0]?.[0].target).toBe(find('#x'));
  });

  it('RT-4 clicks on claimed elements and their radios are kept, but not clicks on text fields or other links inside them', () => {
    show(
      `<ul><li data-value="s"><label id="label"><input id="radio" type="radio">S</label><input id="text"><a id="link" href="/s/">S</a></li></ul><a id="own" href="/delete/" class="own"><i id="inside">x</i></a>`,
      '[data-value], .own',
    );
    const reached = (selector: string) => {
      const heard = vi.fn();
      find(selector).addEventListener('click', heard);
      press(find(selector));
      return heard.mock.calls.length === 1;
    };
    expect(['#label', '#radio', '#inside'].map(reached)).toEqual([false, false, false]);
    expect(['#text', '#link'].map(reached)).toEqual([true, true]);
  });

  it('RT-4 clicks that open a tab or window, start a download, or use another mouse button are not kept', () => {
    show('<button>+</button>');
    const heard = vi.fn();
    find('button').addEventListener('click', heard);
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      press(find('button'), init);
    expect(heard).toHaveBeenCalledTimes(5);
  });

  it.each<[string, MouseEventInit, string]>([
    ['a click for another tab', { ctrlKey: true }, 'click'],
    ['a click for another window', { shiftKey: true }, 'click'],
    ['a click with the middle button', { button: 1 }, 'auxclick'],
  ])('RT-4 %s on a guarded link is kept, and replayed unchanged', async (_, init, type) => {
    const slow = widgetOnItsWay('slow', { claims: '.own', guards: true });
    showPage(host('<a class="own" href="#own">Delete</a><a class="other" href="#other">Other</a>'));
    start({ widgets: [slow.widget] });
    const click = (selector: string) => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
      find(selector).dispatchEvent(event);
      return event.defaultPrevented;
    };
    const others = heardAt(find('.other'), type);
    click('.other');
    expect(others).toHaveBeenCalledTimes(1);
    const heard = heardAt(find('.own'), type);
    expect(click('.own')).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    slow.come();
    await until(() => heard.mock.calls.length === 1, 'the click');
    expect(heard.mock.calls[0]?.[0]).toMatchObject(init);
  });

  it('RT-4 a click that opens the browser’s menu is not kept, even on a guarded link', () => {
    showPage(host('<a class="own" href="#own">Delete</a>'));
    start({ widgets: [widgetOnItsWay('slow', { claims: '.own', guards: true }).widget] });
    const heard = heardAt(find('.own'), 'auxclick');
    find('.own').dispatchEvent(new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 2 }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each(['Enter', ' ', 'ArrowDown', 'Home'])(
    'RT-4 the key "%s" is kept on an element that is a control only by its role',
    (name) => {
      show('<div id="x" role="tab" tabindex="0">1</div>');
      expect(key(find('#x'), name).defaultPrevented).toBe(true);
    },
  );

  it.each([
    ['Space in a search field', ' ', '<form role="search"><input id="x" type="search"></form>'],
    ['Enter in a search field', 'Enter', '<form role="search"><input id="x" type="search"></form>'],
    [
      'an arrow in a select',
      'ArrowDown',
      '<table role="presentation"><tr><td><select id="x"></select></table>',
    ],
    ['Enter in a text area', 'Enter', '<div role="option"><textarea id="x"></textarea></div>'],
    ['Space in editable text', ' ', '<div role="option"><p id="x" contenteditable="true"></p></div>'],
    ['Enter on a link', 'Enter', '<nav role="menuitem"><a id="x" href="/">1</a></nav>'],
    ['Enter on a button, which clicks by itself', 'Enter', '<button id="x" role="tab">1</button>'],
    ['a letter on a tab', 'a', '<div id="x" role="tab" tabindex="0">1</div>'],
    ['Space in a region that scrolls', ' ', '<div id="x" role="region" tabindex="0">1</div>'],
  ])('RT-4 while an island loads, a press of %s is not kept', (_, name, inside) => {
    show(inside);
    expect(key(find('#x'), name).defaultPrevented).toBe(false);
  });

  it('RT-4 keys with a modifier are not kept, because the browser handles them', () => {
    show('<div id="x" role="tab" tabindex="0">1</div>');
    for (const init of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
      expect(key(find('#x'), 'ArrowLeft', init).defaultPrevented).toBe(false);
  });

  it('RT-4 a click on a mounted island inside an island that is loading is not kept', async () => {
    const outer = widgetOnItsWay('outer', { trigger: 'load' });
    showPage(host(host('<button>+</button>', 'counter'), 'outer'));
    start({
      widgets: [
        outer.widget,
        lazyWidget('counter', { trigger: 'load', load: async () => ({ default: counter }) }),
      ],
    });
    await until(hasState(find('[data-widget=counter]'), 'mounted'), 'the inner island');
    press(find('button'));
    await until(() => find('output').textContent === 'Count 1', 'the click to count');
    expect(hasState(find('[data-widget=outer]'), 'loading')()).toBe(true);
  });

  it.each(['never', 'media((max-width: 800px))'])(
    'RT-4 an island with the trigger %s neither keeps a click nor mounts because of it',
    (trigger) => {
      vi.stubGlobal('matchMedia', () => ({
        matches: false,
        addEventListener() {},
        removeEventListener() {},
      }));
      showPage(host('<button>+</button>', 'slow', `data-widget-load="${trigger}"`));
      start({ widgets: [widgetOnItsWay('slow').widget] });
      const heard = heardAt(find('button'), 'click');
      press(find('button'));
      expect(heard).toHaveBeenCalledTimes(1);
      expect(hasState(find('[data-widget]'), 'pending')()).toBe(true);
    },
  );

  it('RT-4 an island with a media trigger mounts at a click if its query matches', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const slow = widgetOnItsWay('slow');
    showPage(host('<button>+</button>', 'slow', 'data-widget-load="media((max-width: 800px))"'));
    start({ widgets: [slow.widget] });
    const heard = heardAt(find('button'), 'click');
    press(find('button'));
    expect(heard).not.toHaveBeenCalled();
    slow.come();
    await until(() => heard.mock.calls.length === 1, 'the click');
  });

  it('RT-4 a click is kept until its host is parsed completely', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const slow = widgetOnItsWay('slow');
    const element = showPage(host('<button>+</button>'));
    start({ widgets: [slow.widget] });
    const heard = heardAt(find('button'), 'click');
    press(find('button'));
    press(document.body.appendChild(document.createElement('button')));
    expect(heard).not.toHaveBeenCalled();
    expect(element.hasAttribute('data-widget-state')).toBe(false);
    slow.come();
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await until(() => heard.mock.calls.length === 1, 'the click');
    expect(hasState(element, 'mounted')()).toBe(true);
  });
});

describe('a press that is replayed', () => {
  const show = (inside: string) => {
    const slow = widgetOnItsWay('slow');
    const element = showPage(host(inside));
    start({ widgets: [slow.widget] });
    return { ...slow, element };
  };

  it('RT-4 a replayed click has the type and the details of the original click', async () => {
    const { come } = show('<button>+</button>');
    const heard = heardAt(find('button'), 'click');
    press(find('button'), { detail: 1, clientX: 7, clientY: 8 });
    come();
    await until(() => heard.mock.calls.length === 1, 'the click');
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: 1, clientX: 7, clientY: 8, bubbles: true });
  });

  it('RT-4 a replayed click reaches the control of an element that the mounting island replaced', async () => {
    const { come, element } = show('<button>Cart <span>0</span></button>');
    const heard = heardAt(element, 'click');
    press(find('span'));
    come(() => find('span').replaceWith(Object.assign(document.createElement('b'), { textContent: '2' })));
    await until(() => heard.mock.calls.length === 1, 'the click');
    expect(heard.mock.calls[0]?.[0].target).toBe(find('button'));
  });

  it.each([
    [
      'the control with the same id',
      '<a id="more" href="#a">1</a>',
      '<p><a href="#b">0</a><a id="more" href="#c">1</a></p>',
      '#more',
    ],
    [
      'the control with the same name and value',
      '<button name="size" value="m">M</button>',
      '<button name="size" value="s">S</button><button name="size" value="m">M</button>',
      '[value=m]',
    ],
    [
      'the control with the same index',
      '<button>1</button><button class="x">2</button>',
      '<p><button>1</button></p><button>2!</button>',
      'p + button',
    ],
  ])(
    'RT-4 a replayed click reaches %s if the pressed control was replaced',
    async (_, before, after, target) => {
      const { come, element } = show(before);
      const heard = heardAt(element, 'click');
      press(element.lastElementChild ?? element);
      come(() => {
        element.innerHTML = after;
      });
      await until(() => heard.mock.calls.length === 1, 'the click');
      expect(heard.mock.calls[0]?.[0].target).toBe(find(target));
    },
  );

  it.each([
    ['leads elsewhere', '<a href="#remove-1">×</a>', '<a href="#remove-2">×</a>'],
    ['is one of several controls', '<button>×</button>', '<button>×</button><button>×</button>'],
  ])('RT-4 a replayed click does not reach a replacement that %s', async (_, before, after) => {
    const { come, element } = show(before);
    const heard = heardAt(element, 'click');
    press(element.firstElementChild ?? element);
    come(() => {
      element.innerHTML = after;
    });
    await until(hasState(element, 'mounted'), 'mounted');
    await Promise.resolve();
    press(element);
    expect(heard).toHaveBeenCalledTimes(1); // the click above
  });

  it('RT-4 a kept click waits for the new host to mount if its host was replaced', async () => {
    const { come, element } = show('<button>+</button>');
    const heard = vi.fn();
    document.body.addEventListener('click', heard, { once: true });
    const mounted: Element[] = [];
    const end = on('mounted', ({ host: one }) => mounted.push(one));
    press(find('button'));
    element.outerHTML = host('<button>+</button>');
    await until(hasState(find('[data-widget]'), 'loading'), 'the new host');
    expect(heard).not.toHaveBeenCalled();
    come();
    await until(() => heard.mock.calls.length === 1, 'the click');
    expect(mounted).toEqual([find('[data-widget]')]);
    end();
  });

  it('RT-4 a submit is replayed even if its button was moved out of the form, and later islands still mount', async () => {
    const { come, element } = show('<form><button>Send</button></form><p></p>');
    const heard = heardAt(find('form'), 'submit');
    const init = { bubbles: true, cancelable: true, submitter: find('button') };
    find('form').dispatchEvent(new SubmitEvent('submit', init));
    expect(heard).not.toHaveBeenCalled();
    come(() => find('p').append(find('button')));
    await until(() => heard.mock.calls.length === 1, 'the submit');
    element.insertAdjacentHTML('afterend', host('', 'slow', 'id="next"'));
    await until(() => document.querySelector('#next[data-widget-state]'), 'the next host');
    await mount(find('#next'));
  });

  it('RT-4 a submit event on an element that is not a form is replayed', async () => {
    const { come } = show('<p></p>');
    const heard = heardAt(find('p'), 'submit');
    find('p').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(heard).not.toHaveBeenCalled();
    come();
    await until(() => heard.mock.calls.length === 1, 'the submit');
  });

  it('RT-4 a replayed click does not reach a control that has been disabled meanwhile', async () => {
    const { come, element } = show('<button>+</button>');
    const heard = heardAt(find('button'), 'click');
    press(find('button'));
    come(() => find<HTMLButtonElement>('button').toggleAttribute('disabled', true));
    await until(hasState(element, 'mounted'), 'mounted');
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
  });

  it('RT-4 a kept click reaches the server’s HTML when the page is stopped', () => {
    const { element } = show('<button>+</button>');
    const heard = heardAt(find('button'), 'click');
    press(find('button'));
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(element.outerHTML).toBe(host('<button>+</button>').replace(' >', '>'));
  });
});

describe('a control that is pressed again while its island loads', () => {
  const inside =
    '<button id="add">Add <b id="in">now</b></button><button id="other">Other</button><div id="tab" role="tab" tabindex="0"><i id="label">1</i></div><form><button id="send" name="send">Send</button></form>';
  const submit = () =>
    find('form').dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('#send') }),
    );
  const show = () => {
    const slow = widgetOnItsWay('slow');
    const element = showPage(host(inside));
    start({ widgets: [slow.widget] });
    const heard: string[] = [];
    for (const type of ['click', 'keydown', 'submit'])
      element.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).id}`));
    return { ...slow, element, heard };
  };

  it.each<[string, () => void, string[]]>([
    [
      'a button twice, then an element inside it',
      () => ['#add', '#in', '#add'].map((id) => press(find(id))),
      ['click add'],
    ],
    [
      'two buttons alternately',
      () => ['#add', '#other', '#add', '#other'].map((id) => press(find(id))),
      ['click add', 'click other'],
    ],
    [
      'a tab by a key, then by a click',
      () => [key(find('#tab'), 'Enter'), press(find('#label'))],
      ['keydown tab'],
    ],
    [
      'a tab by a click, then by a key',
      () => [press(find('#label')), key(find('#tab'), ' ')],
      ['click label'],
    ],
    ['a submit button, then its form', () => [press(find('#send')), submit()], ['click send']],
    ['a form twice', () => [submit(), submit()], ['submit ']],
  ])(
    'RT-4 a control that is pressed repeatedly while its island loads gets one press for each action: %s',
    async (_, act, expected) => {
      const { come, element, heard } = show();
      act();
      expect(heard).toEqual([]);
      come();
      await until(hasState(element, 'mounted'), 'mounted');
      await until(() => heard.length >= expected.length, 'the presses');
      await new Promise((resolve) => setTimeout(resolve));
      expect(heard.filter((one) => !one.startsWith('submit') || expected.includes(one))).toEqual(expected);
    },
  );

  it('RT-4 each key pressed while an island loads is replayed, later keys on the element that an earlier key has focused', async () => {
    const { come, element } = show();
    find('#tab').insertAdjacentHTML('afterend', '<div id="next" role="tab" tabindex="-1">2</div>');
    const heard: string[] = [];
    element.addEventListener('keydown', (event) => {
      heard.push(`${event.key} ${(event.target as Element).id}`);
      if (event.key === 'ArrowRight') find('#next').focus();
      if (event.key === 'Home') find('#tab').focus();
    });
    find('#tab').focus();
    for (const name of ['ArrowRight', 'ArrowRight', 'Enter', ' ', 'Home', 'End']) key(find('#tab'), name);
    come();
    await until(hasState(element, 'mounted'), 'mounted');
    await until(() => heard.length >= 4, 'the keys');
    key(find('#tab'), 'End');
    expect(heard).toEqual(['ArrowRight tab', 'Enter next', 'Home next', 'End tab', 'End tab']);
  });

  it('RT-4 a plain click is replayed in addition to a click with a modifier key', async () => {
    const slow = widgetOnItsWay('slow', { claims: 'a', guards: true });
    const element = showPage(host('<a href="/x">x</a>'));
    start({ widgets: [slow.widget] });
    const heard = heardAt(find('a'), 'click');
    for (const init of [{ ctrlKey: true }, {}, { ctrlKey: true }, {}]) press(find('a'), init);
    slow.come();
    await until(hasState(element, 'mounted'), 'mounted');
    await until(() => heard.mock.calls.length >= 2, 'the clicks');
    expect(heard.mock.calls.map(([event]) => (event as MouseEvent).ctrlKey)).toEqual([true, false]);
  });

  it('RT-4 one press is replayed on a control that was replaced between two presses', async () => {
    const { come, element, heard } = show();
    press(find('#add'));
    find('#add').replaceWith(
      Object.assign(document.createElement('button'), { id: 'add', textContent: 'Add' }),
    );
    press(find('#add'));
    come();
    await until(hasState(element, 'mounted'), 'mounted');
    await until(() => heard.length > 0, 'the press');
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).toEqual(['click add']);
  });

  it('RT-4 a control gets every press after its island has mounted', async () => {
    const { come, element, heard } = show();
    press(find('#add'));
    come();
    await until(hasState(element, 'mounted'), 'mounted');
    await until(() => heard.length > 0, 'the press');
    press(find('#add'));
    press(find('#add'));
    expect(heard).toEqual(['click add', 'click add', 'click add']);
  });
});

describe('an island that does not load', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  it('RT-4 a form whose island does not load is sent after 8 s, once, however often its button was pressed', async () => {
    const form = showPage(
      '<form data-widget="slow" action="/x"><button name="add" value="5">Add</button></form>',
    );
    start({ widgets: [widgetOnItsWay('slow').widget] });
    const sent = heardAt(form, 'submit');
    press(find('button'));
    vi.advanceTimersByTime(3000);
    press(find('button'));
    vi.advanceTimersByTime(4999);
    expect(sent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ submitter: find('button') });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('RT-4 a link whose island does not load is followed after 8 s, and not again when the island loads later', async () => {
    const slow = widgetOnItsWay('slow', { claims: 'a' });
    const element = showPage(host('<a href="/x">x</a>'));
    start({ widgets: [slow.widget] });
    const followed = heardAt(find('a'), 'click');
    press(find('a'));
    vi.advanceTimersByTime(8000);
    expect(followed).toHaveBeenCalledTimes(1);
    slow.come();
    vi.useRealTimers();
    await until(hasState(element, 'mounted'), 'mounted');
    expect(followed).toHaveBeenCalledTimes(1);
  });
});

describe('a browser that is offline', () => {
  it.each([
    ['a link', '<a class="own" href="#away">Add</a><button>0</button>', 'a'],
    ['a form', '<form action="/x"><button class="own">Add</button></form>', 'button'],
  ])(
    'RT-4 an offline browser stays on the page when the code for %s cannot be fetched, shows a message, and replays a later press',
    async (_, html, control) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const alert = vi.fn();
      vi.stubGlobal('alert', alert);
      let isDown = true;
      const load = vi.fn(async () => {
        if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
        return { default: counter };
      });
      const element = showPage(host(html, 'counter'));
      start({ widgets: [lazyWidget('counter', { trigger: 'interaction', claims: '.own', load })] });
      const left = vi.fn((event: Event) => event.preventDefault());
      element.addEventListener('click', left);
      element.addEventListener('submit', left);
      for (const times of [1, 2]) {
        press(find(control));
        await until(() => alert.mock.calls.length === times, 'the message');
        expect(element.dataset.widgetState).toBe('pending');
      }
      expect(alert.mock.calls[0]?.[0]).toMatch(/חיבור לרשת/);
      expect(left).not.toHaveBeenCalled();
      expect(console.error).not.toHaveBeenCalled();
      isDown = false;
      online.mockReturnValue(true);
      press(find(control));
      await until(hasState(element, 'mounted'), 'mounted');
      await until(() => left.mock.calls.length > 0, 'the press');
      expect(alert).toHaveBeenCalledTimes(2);
    },
  );

  it('RT-4 an island’s code is requested again when the network is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isDown = true;
    const element = showPage(host('<button>0</button>', 'counter'));
    const load = async () => {
      if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: counter };
    };
    start({ widgets: [lazyWidget('counter', { trigger: 'load', load })] });
    await until(hasState(element, 'pending'), 'pending');
    isDown = false;
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await until(hasState(element, 'mounted'), 'mounted');
  });
});

describe('a guarded link whose island cannot ask', () => {
  const link = '<a href="#x" data-delete-message=" Delete it? ">Delete</a>';
  const blocked = lazyWidget('guard', {
    trigger: 'interaction',
    claims: 'a[href], a[data-widget]',
    guards: true,
    load: () => Promise.reject(new Error('blocked')),
  });
  const begin = (html: string) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('reportError', () => {});
    const element = showPage(html);
    start({ widgets: [blocked] });
    return element;
  };

  it.each([
    ['the question of its editor', host(link, 'guard'), 'Delete it?'],
    ['its text', host('<a href="#x"> Delete </a>', 'guard'), 'Delete?'],
    ['the name of a picture', host('<a href="#x" aria-label="Remove"><svg></svg></a>', 'guard'), 'Remove?'],
    [
      'the question on a link that is itself the host',
      link.replace('<a', '<a data-widget="guard"'),
      'Delete it?',
    ],
  ])(
    'DL-1 a guarded link whose code fails to load asks with %s, and is not followed if the visitor declines',
    async (_, html, question) => {
      const ask = vi.fn((_text?: string) => false);
      vi.stubGlobal('confirm', ask);
      const element = begin(html);
      const heard = heardAt(find('a'), 'click');
      press(find('a')); // held until the code has failed to load
      await until(hasState(element, 'failed'), 'failed');
      await until(() => ask.mock.calls.length === 1, 'the question');
      expect(ask.mock.calls[0]).toEqual([question]);
      expect(press(find('a'), { ctrlKey: true }).defaultPrevented).toBe(true);
      expect(ask).toHaveBeenCalledTimes(2);
      expect(heard).not.toHaveBeenCalled();
    },
  );

  it('DL-1 a guarded link whose code fails to load is followed once if the visitor agrees', async () => {
    const ask = vi.fn(() => true);
    vi.stubGlobal('confirm', ask);
    const element = begin(host(`${link}<a id="other" href="#y">Other</a>`, 'guard'));
    const heard = heardAt(find('a'), 'click');
    press(find('a'));
    await until(hasState(element, 'failed'), 'failed');
    await until(() => heard.mock.calls.length === 1, 'the click');
    expect(ask).toHaveBeenCalledTimes(1);
    find('a').dispatchEvent(new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 2 }));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('DL-1 a guarded link asks when its code takes longer than a press is kept', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(() => false);
    vi.stubGlobal('confirm', ask);
    showPage(host(link));
    start({ widgets: [widgetOnItsWay('slow', { claims: 'a', guards: true }).widget] });
    const heard = heardAt(find('a'), 'click');
    press(find('a'));
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(8000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(heard).not.toHaveBeenCalled();
  });

  it('DL-1 the page does not ask about a guarded link when its island answers, or after the page was stopped', async () => {
    const ask = vi.fn(() => false);
    vi.stubGlobal('confirm', ask);
    const slow = widgetOnItsWay('slow', { claims: 'a', guards: true });
    const element = showPage(host(link));
    start({ widgets: [slow.widget] });
    press(find('a'));
    slow.come();
    await until(hasState(element, 'mounted'), 'mounted');
    press(find('a'));
    stop();
    press(find('a'));
    expect(ask).not.toHaveBeenCalled();
  });
});
