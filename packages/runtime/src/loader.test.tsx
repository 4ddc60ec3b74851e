import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { behaviours } from '../../widgets/page/behaviours.ts';
import { lazyWidget } from './islands/lazy-widget.ts';
import { load, type PageApi } from './loader.ts';
import { start } from './start.ts';
import { counter } from './testing/counter.tsx';
import { find } from './testing/find.ts';
import { hasState, showPage, until } from './testing/page.ts';

type Core = typeof import('./index.ts');

const host = (attributes = '') =>
  `<div data-widget="counter" ${attributes}><button id="add">+</button></div>`;

let loadCounter: ReturnType<typeof vi.fn<() => Promise<{ default: typeof counter }>>>;
let api: PageApi | undefined;
/** Runs the loader with the counter registered; `core` replaces the request for the core. */
function begin(
  core: () => Promise<Core> = () => import('./index.ts'),
  trigger = 'load',
): { api: PageApi; importCore: ReturnType<typeof vi.fn<() => Promise<Core>>> } {
  const importCore = vi.fn(core);
  api = load([lazyWidget('counter', { trigger, load: loadCounter, page: { behaviours } })], importCore);
  return { api, importCore };
}
/** Returns a core that loads when the test calls `come`. */
function coreOnItsWay() {
  let come = () => {};
  const core = new Promise<Core>((resolve) => {
    come = () => resolve(import('./index.ts'));
  });
  return { core: () => core, come: () => come() };
}
const offline = () => Promise.reject(new Error('offline'));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const press = (element: Element): MouseEvent => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  element.dispatchEvent(event);
  return event;
};
function heardAt(element: Element, type = 'click') {
  const heard = vi.fn();
  element.addEventListener(type, heard);
  return heard;
}

/** Keeps clicks and submits from leaving the test's page. */
const stay = (event: Event) => {
  if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
};
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('iyim')); // starts a new page
  document.documentElement.lang = 'en';
  loadCounter = vi.fn(async () => ({ default: counter }));
  window.addEventListener('click', stay);
  window.addEventListener('submit', stay);
});
afterEach(() => {
  api?.stop();
  api = undefined;
  window.removeEventListener('click', stay);
  window.removeEventListener('submit', stay);
});

describe('fetching the core', () => {
  it.each([
    ['no host', '<p>Text</p><a id="x" href="/shop/">Shop</a>'],
    ['a host that never activates', `${host('data-widget-load="never"')}<button id="x">+</button>`],
    ['another product’s host', '<div data-widget="chat-bubble"><button id="x">+</button></div>'],
  ])('RT-15 the loader does not fetch the core on a page with %s, even after a click', async (_, html) => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    document.body.innerHTML = html;
    const { importCore } = begin();
    expect(press(find('#x')).defaultPrevented).toBe(find('#x').matches('a')); // by the test's own listener
    document.body.append(document.createElement('p'));
    await nextFrame();
    expect(importCore).not.toHaveBeenCalled();
    expect(loadCounter).not.toHaveBeenCalled();
  });

  it.each([
    ['a host', host()],
    ['two hosts', host() + host()],
    ['a popup', '<div data-widget="popup" hidden></div>'],
    ['an inline script', '<script type="text/plain">var JetEngineViewsData = {};</script>'],
  ])('RT-15 the loader fetches the core once on a page with %s', async (_, html) => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    document.body.innerHTML = html;
    const { importCore } = begin();
    expect(importCore).toHaveBeenCalledTimes(1);
    await vi.dynamicImportSettled();
    expect(importCore).toHaveBeenCalledTimes(1);
  });

  it('RT-15 the loader fetches the core for an address that needs a page-wide behaviour', () => {
    history.replaceState(null, '', '/?theme_template_id=7');
    expect(begin().importCore).toHaveBeenCalledTimes(1);
  });

  it('RT-6 the loader fetches the core when a host is added later, and that host mounts', async () => {
    const { importCore } = begin();
    await nextFrame();
    expect(importCore).not.toHaveBeenCalled();
    const late = showPage(`<p>${host()}</p>`);
    await until(hasState(late, 'mounted'), 'the island');
    expect(importCore).toHaveBeenCalledTimes(1);
  });

  it('PG-5 the loader fetches the core at a click on an in-page link, then replays the click', async () => {
    document.body.innerHTML = '<a href="#more" id="x">More</a><p id="more"></p>';
    const { importCore } = begin();
    const heard = heardAt(find('#x'));
    press(find('#x'));
    expect(heard).not.toHaveBeenCalled();
    await until(() => heard.mock.calls.length > 0, 'the press');
    expect(importCore).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (api: PageApi) => unknown]>([
    ['mount', (api) => api.mount(find('[data-widget]'))],
    ['scan', (api) => api.scan()],
    ['register', (api) => api.register(lazyWidget('other', { load: async () => ({ default: counter }) }))],
    ['registerAction', (api) => api.registerAction('x', () => {})],
    ['start', (api) => api.start()],
  ])('RT-24 calling %s fetches the core', async (_, call) => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    showPage(host('data-widget-load="never"'));
    const { api, importCore } = begin();
    expect(importCore).not.toHaveBeenCalled();
    await call(api);
    expect(importCore).toHaveBeenCalledTimes(1);
  });

  it('RT-31 if a host mounts immediately, the loader requests the host’s code and the core in parallel', async () => {
    showPage(host());
    const { core, come } = coreOnItsWay();
    begin(core);
    expect(loadCounter).toHaveBeenCalledTimes(1);
    come();
    await until(hasState(find('[data-widget]'), 'mounted'), 'the island');
    expect(loadCounter).toHaveBeenCalledTimes(1);
  });

  it.each(['idle', 'interaction', 'media(print)', 'visible(no margin)'])(
    'RT-31 before the core has loaded, the loader does not request the code of a host with the trigger %s',
    async (trigger) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      vi.stubGlobal('reportError', () => {});
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          constructor() {
            throw new SyntaxError('rootMargin');
          }
        },
      );
      vi.stubGlobal('matchMedia', () => ({
        matches: false,
        addEventListener() {},
        removeEventListener() {},
      }));
      showPage(host(`data-widget-load="${trigger}"`));
      const { importCore } = begin(() => new Promise(() => {}));
      expect(importCore).toHaveBeenCalledTimes(1);
      expect(loadCounter).not.toHaveBeenCalled();
    },
  );

  it('RT-5 the loader sets hosts of registered widgets to pending, even a host that never activates', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    document.body.innerHTML = `${host('data-widget-load="never"')}<p data-widget="chat-bubble"></p>`;
    begin();
    await nextFrame();
    expect(find('div').dataset.widgetState).toBe('pending');
    expect(find('p').dataset.widgetState).toBeUndefined();
  });

  it('RT-15 the loader does not fetch the core on a prerendered page until the visitor opens it', () => {
    showPage(host());
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    const { importCore } = begin();
    Reflect.deleteProperty(document, 'prerendering');
    expect([importCore.mock.calls.length, loadCounter.mock.calls.length]).toEqual([0, 0]);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect([importCore.mock.calls.length, loadCounter.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a click before the core has loaded', () => {
  it('RT-4 a click before the core has loaded reaches the island once', async () => {
    const element = showPage(host());
    const { core, come } = coreOnItsWay();
    begin(core);
    const heard = heardAt(find('button'));
    expect(press(find('button')).defaultPrevented).toBe(true);
    await nextFrame();
    expect(heard).not.toHaveBeenCalled();
    come();
    await until(() => element.textContent?.includes('Count 1'), 'the count');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('RT-4 clicks before the core has loaded reach the island once for each control, however often the controls are clicked', async () => {
    const element = showPage(host());
    const { core, come } = coreOnItsWay();
    begin(core);
    const other = element.appendChild(document.createElement('button'));
    const heard = heardAt(other);
    for (const button of [find('button'), other, find('button'), other]) press(button);
    await nextFrame();
    come();
    await until(() => heard.mock.calls.length > 0, 'the other press');
    press(find('button'));
    await until(() => element.textContent?.includes('Count 2'), 'one count of the early presses');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('RT-4 a click before the core has loaded reaches an island with the interaction trigger', async () => {
    const element = showPage(host('data-widget-load="interaction"'));
    begin();
    press(find('button'));
    await until(() => element.textContent?.includes('Count 1'), 'the count');
  });

  it('RT-4 a click on a control that was replaced while the core loaded reaches the control with the same id', async () => {
    const element = showPage(host());
    const { core, come } = coreOnItsWay();
    begin(core);
    press(find('button'));
    element.innerHTML = '<button id="add">new</button>';
    come();
    await until(() => element.textContent?.includes('Count 1'), 'the count');
  });

  it('RT-4 the loader does not keep a click on a text field, a server link, or a host that never activates', () => {
    document.body.innerHTML = `
      <div data-widget="counter"><input id="a"><a id="b" href="/shop/">Shop</a></div>
      ${host('data-widget-load="never"')}`;
    begin(() => new Promise(() => {}));
    for (const selector of ['#a', '#b', '#add']) {
      const heard = heardAt(find(selector));
      press(find(selector));
      expect(heard, selector).toHaveBeenCalledTimes(1);
    }
  });

  it('RT-4 the loader replays a click once on the server’s form after 8 s if the core does not load', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const form = showPage('<form data-widget="counter"><button name="add">Add</button></form>');
    begin(() => new Promise(() => {}));
    const sent = heardAt(form, 'submit');
    press(find('button'));
    vi.advanceTimersByTime(7999);
    expect(sent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(sent).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('RT-4 a click is kept for 8 s in total if the core loads and the island does not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    loadCounter.mockReturnValue(new Promise(() => {}));
    const form = showPage('<form data-widget="counter"><button name="add">Add</button></form>');
    const { core, come } = coreOnItsWay();
    begin(core);
    const sent = heardAt(form, 'submit');
    press(find('button'));
    await vi.advanceTimersByTimeAsync(6000);
    come();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1999);
    expect(form.dataset.widgetState).toBe('loading');
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('a core that cannot be fetched', () => {
  it('RT-17, RT-30 a core that cannot be fetched is requested once more, then reported, and the click is replayed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const monitor = vi.fn();
    vi.stubGlobal('reportError', monitor);
    const errors: unknown[] = [];
    showPage(host());
    const { api, importCore } = begin(offline);
    api.on('error', (detail) => errors.push(detail));
    const heard = heardAt(find('button'));
    press(find('button'));
    await until(() => heard.mock.calls.length > 0, 'the press');
    expect(importCore).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith('[iyim] page: loading its code: offline', expect.any(Error));
    expect(errors).toMatchObject([{ widget: 'page', where: 'loading its code', message: 'offline' }]);
    expect(monitor).toHaveBeenCalledTimes(1);
    await expect(api.mount(find('[data-widget]'))).rejects.toThrow('offline');
  });

  it('RT-17 the loader requests the core again at the next click after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('reportError', () => {});
    let isOffline = true;
    const element = showPage(host());
    const { api, importCore } = begin(() => (isOffline ? offline() : import('./index.ts')));
    const failed = new Promise((resolve) => api.on('error', resolve));
    await failed;
    isOffline = false;
    press(find('button'));
    await until(() => element.textContent?.includes('Count 1'), 'the count');
    expect(importCore).toHaveBeenCalledTimes(3);
  });

  it('RT-17 the loader does not report a failed request for the core if the second request succeeds', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    let requests = 0;
    const element = showPage(host());
    begin(() => (requests++ === 0 ? offline() : import('./index.ts')));
    await until(hasState(element, 'mounted'), 'the island');
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a guarded link on a page whose core does not load', () => {
  const LINK = '<div data-widget="guard"><a href="#gone" data-delete-message=" Delete it? ">Delete</a></div>';
  const loadGuard = () => Promise.reject(new Error('blocked'));
  const beginGuarded = (core: () => Promise<Core>, isConfirmed: boolean, html = LINK) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('reportError', () => {});
    const ask = vi.fn((_question?: string) => isConfirmed);
    vi.stubGlobal('confirm', ask);
    document.body.innerHTML = html;
    const importCore = vi.fn(core);
    const guard = {
      trigger: 'interaction',
      claims: 'a[href], a[data-widget]',
      guards: true,
      load: loadGuard,
    };
    api = load([lazyWidget('guard', guard)], importCore);
    return { ask, importCore, followed: heardAt(find('a')), opened: heardAt(find('a'), 'auxclick') };
  };
  const pressWith = (type: string, init: MouseEventInit) =>
    find('a').dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));

  it.each([
    ['a click', 'click', {}],
    ['a key, which the browser turns into a click', 'click', { detail: 0 }],
    ['a middle click', 'auxclick', { button: 1 }],
    ['a click for another tab', 'click', { ctrlKey: true }],
  ])(
    'DL-1 without the core, a guarded link asks once after %s, and is not followed if the visitor declines',
    async (_, type, init) => {
      const { ask, followed, opened } = beginGuarded(offline, false);
      expect(pressWith(type, init)).toBe(false);
      expect(ask).not.toHaveBeenCalled();
      await until(() => ask.mock.calls.length > 0, 'the question');
      await nextFrame();
      expect(ask.mock.calls).toEqual([['Delete it?']]);
      expect([followed.mock.calls, opened.mock.calls]).toEqual([[], []]);
    },
  );

  it.each([
    ['a click', 'click', {}],
    ['a middle click', 'auxclick', { button: 1 }],
  ])(
    'DL-1 without the core, a guarded link is followed once after %s if the visitor agrees',
    async (_, type, init) => {
      const { ask, followed, opened } = beginGuarded(offline, true);
      pressWith(type, init);
      await until(() => followed.mock.calls.length + opened.mock.calls.length > 0, 'the link');
      await nextFrame();
      expect([ask.mock.calls.length, followed.mock.calls.length + opened.mock.calls.length]).toEqual([1, 1]);
    },
  );

  it.each([
    ['its text', ' Delete ', '', 'Delete?'],
    ['its label, on a picture', '<svg></svg>', 'aria-label="Remove"', 'Remove?'],
    ['its title, on a picture', '<img alt="">', 'title="Remove"', 'Remove?'],
    ['its text, if the message is empty', 'Delete', 'data-delete-message=" "', 'Delete?'],
  ])('DL-1 without the core, a guarded link asks with %s', async (_, content, attributes, question) => {
    const link = `<div data-widget="guard"><a href="#gone" ${attributes}>${content}</a></div>`;
    const { ask } = beginGuarded(offline, false, link);
    press(find('a'));
    await until(() => ask.mock.calls.length > 0, 'the question');
    expect(ask.mock.calls).toEqual([[question]]);
  });

  it('DL-1 a guarded link asks after 8 s if the core never loads, and not before', async () => {
    vi.useFakeTimers();
    const { ask, followed } = beginGuarded(() => new Promise<Core>(() => {}), false);
    press(find('a'));
    await vi.advanceTimersByTimeAsync(7900);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(followed).not.toHaveBeenCalled();
  });

  it('DL-1 a guarded link asks once if the core loads and the widget’s code does not', async () => {
    const { core, come } = coreOnItsWay();
    const { ask, followed } = beginGuarded(core, false);
    press(find('a'));
    come();
    await until(() => ask.mock.calls.length > 0, 'the question');
    await nextFrame();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(followed).not.toHaveBeenCalled();
  });

  it('DL-1 without the core, a click that opens the browser’s menu, on another link, or after stop() is not confirmed', async () => {
    const { ask } = beginGuarded(offline, false, `${LINK}<a id="other" href="/shop/">Shop</a>`);
    pressWith('auxclick', { button: 2 });
    press(find('#other'));
    await nextFrame();
    api?.stop();
    press(find('a'));
    await nextFrame();
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the page’s calls before the core has loaded', () => {
  it('RT-18 stop keeps the core from starting when it loads later, until start is called', async () => {
    const element = showPage(host());
    const html = element.outerHTML;
    const { core, come } = coreOnItsWay();
    const { api } = begin(core);
    const heard = heardAt(find('button'));
    press(find('button'));
    api.stop();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(element.outerHTML).toBe(html);
    expect(press(find('button')).defaultPrevented).toBe(false);
    come();
    await vi.dynamicImportSettled();
    await nextFrame();
    expect(element.outerHTML).toBe(html);
    api.start();
    await until(hasState(element, 'mounted'), 'the island');
    api.stop();
    expect(element.outerHTML).toBe(html);
  });

  it('RT-18 start does nothing if stop is called before the core has loaded', async () => {
    const element = showPage(host('data-widget-load="never"'));
    const { core, come } = coreOnItsWay();
    const { api } = begin(core);
    api.start();
    api.stop();
    come();
    await vi.dynamicImportSettled();
    await nextFrame();
    expect(element.hasAttribute('data-widget-state')).toBe(false);
  });

  it('RT-24 start after stop uses the configuration that it is given', async () => {
    const { siteConfig } = await import('./site/config.ts');
    const { api } = begin();
    api.stop();
    api.start({ config: { urls: { cart: '/basket/' } } });
    await until(() => siteConfig().urls.cart === '/basket/', 'the configuration');
  });

  it('RT-24 mount waits for the core', async () => {
    const element = showPage(host('data-widget-load="never"'));
    const { api } = begin();
    const mounted = vi.fn();
    api.on('mounted', mounted);
    await api.mount(element);
    expect(element.dataset.widgetState).toBe('mounted');
    expect(mounted).toHaveBeenCalledTimes(1);
  });

  it('RT-24 unmount before the core has loaded keeps a host from mounting', async () => {
    const { api, importCore } = begin();
    const other = showPage(host());
    await until(() => importCore.mock.calls.length > 0, 'the request');
    api.unmount(other);
    await vi.dynamicImportSettled();
    await nextFrame();
    expect(other.hasAttribute('data-widget-state')).toBe(false);
    expect(other.textContent).toBe('+');
  });

  it('RT-24 register mounts the hosts of its name', async () => {
    const element = showPage('<div data-widget="mine"><button>+</button></div>');
    const { api } = begin();
    api.register({ ...counter, name: 'mine' });
    await api.mount(element);
    expect(element.textContent).toContain('Count 0');
  });

  it('RT-34 a widget that is defined before the core has loaded mounts when the core arrives', async () => {
    const element = showPage('<div data-widget="greeting" data-widget-load="load">Hello</div>');
    const { core, come } = coreOnItsWay();
    const { api, importCore } = begin(core);
    api.define({ name: 'greeting', mount: (host, { enhance }) => enhance(host, { title: 'Good morning' }) });
    expect(importCore).toHaveBeenCalledTimes(1);
    come();
    await until(hasState(element, 'mounted'), 'mounted');
    expect(element.title).toBe('Good morning');
  });

  it('RT-34 a widget that cannot be defined does not keep the core from starting', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = showPage(host());
    const { core, come } = coreOnItsWay();
    const { api } = begin(core);
    api.define({ name: 'No name', mount: null } as never);
    api.define(undefined as never);
    come();
    await until(hasState(element, 'mounted'), 'mounted');
    await until(() => logged.mock.calls.length === 2, 'two reports');
  });

  it('LA-3 a registered action runs, and a removed one does not', async () => {
    document.body.innerHTML =
      '<a id="x" href="#jet-engine-action&action=x&event=click">x</a><a id="y" href="#jet-engine-action&action=y&event=click">y</a>';
    const { api } = begin();
    const [x, y] = [vi.fn(), vi.fn()];
    api.registerAction('x', x);
    api.registerAction('y', y)();
    press(find('#y'));
    press(find('#x'));
    await until(() => x.mock.calls.length > 0, 'the action');
    expect(y).not.toHaveBeenCalled();
  });
});

describe('names without a widget', () => {
  it('RT-31 the loader logs no unknown names for a page that was stopped immediately', async () => {
    const spies = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')];
    document.body.innerHTML = '<p data-widget="counter" data-widget-load="never"></p>';
    begin().api.stop();
    await nextFrame();
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  it('RT-31, IN-2 on a page without islands, names without a widget are logged once; if the core loads, it names what was probably meant', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    document.body.innerHTML =
      '<p data-widget="conuter"></p><p data-widget="chat-bubble"></p><p data-widget="chat-bubble"></p>';
    const { api } = begin();
    await nextFrame();
    const lines = [['[iyim] nothing to do: see iyim.inspect()', 'conuter', 'chat-bubble']];
    expect(info.mock.calls).toEqual(lines);
    api.scan();
    await vi.dynamicImportSettled();
    await nextFrame();
    lines.push(
      ['[iyim] <p> data-widget: found "conuter", no registered widget; did you mean "counter"?'],
      ['[iyim] <p> data-widget: found "chat-bubble", no registered widget'],
    );
    expect(info.mock.calls).toEqual(lines);
  });

  it('RT-31 the loader does not log a name if the page registers its widget right after the script', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const element = showPage('<div data-widget="mine"><button>+</button></div>');
    const { api } = begin();
    api.register({ ...counter, name: 'mine' });
    await api.mount(element);
    expect(info).not.toHaveBeenCalled();
  });
});

describe('a stand-alone script on the page', () => {
  const mine = { ...counter, name: 'mine' };
  const page = `${host()}<div data-widget="mine" data-widget-load="load"><button>+</button></div>`;
  const bothMount = async () => {
    await until(() => document.querySelectorAll('[data-widget-state=mounted]').length === 2, 'both islands');
    press(find('[data-widget-state=mounted] #add'));
    await until(
      () => find('[data-widget=counter][data-widget-state=mounted]').textContent?.includes('Count 1'),
      'one count',
    );
    expect(document.querySelectorAll('[data-widget=counter] output')).toHaveLength(1);
  };

  it('RT-8 all islands mount once if a stand-alone script ran before the loader', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    document.body.innerHTML = page;
    start({ widgets: [mine] });
    begin();
    await bothMount();
  });

  it('RT-8 all islands mount once if a stand-alone script runs after the loader', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    document.body.innerHTML = page;
    begin();
    start({ widgets: [mine] });
    await bothMount();
  });

  it('RT-8 the loader does not fetch the core for later hosts if a stand-alone script runs while the loader waits', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    document.body.innerHTML = host('data-widget-load="never"');
    const { importCore } = begin();
    start({ widgets: [mine] });
    document.body.insertAdjacentHTML('beforeend', page);
    await bothMount();
    expect(importCore).not.toHaveBeenCalled();
    expect(info).not.toHaveBeenCalled();
  });
});

describe('a page with nothing to do', () => {
  const config = (text: string) => `<script type="application/json" id="iyim-config">${text}</script>`;
  const loggedOn = async (html: string) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = html;
    const { importCore } = begin();
    await nextFrame();
    await vi.dynamicImportSettled();
    return { info: info.mock.calls, error: error.mock.calls, importCore };
  };

  it.each([
    ['no host', '<p>Text</p>'],
    ['no host and a valid configuration', config('{"locale":"en"}')],
    ['no host and an empty configuration', config('')],
  ])('IN-2 a page with %s logs one line that names iyim.inspect(), and fetches nothing', async (_, html) => {
    const { info, error, importCore } = await loggedOn(html);
    document.body.append(document.createElement('p'));
    await nextFrame();
    expect(info).toEqual([['[iyim] nothing to do: see iyim.inspect()']]);
    expect(error).toEqual([]);
    expect(importCore).not.toHaveBeenCalled();
  });

  it('IN-2 a page whose only host waits for iyim.mount() logs nothing, also after the page has changed', async () => {
    const { info } = await loggedOn(host('data-widget-load="never"'));
    document.body.append(document.createElement('p'));
    await nextFrame();
    await nextFrame();
    expect(info).toEqual([]);
  });

  it.each([
    ['a trailing comma', '{"adopt": true,}'],
    ['keys without quotes', '{adopt: true}'],
    ['single quotes', "{'locale': 'en'}"],
    ['text instead of JSON', 'adopt=true'],
    ['half of an object', '{"locale": "e'],
  ])(
    'IN-2 invalid JSON in the configuration of a page without hosts is reported once: %s',
    async (_, text) => {
      const { error } = await loggedOn(config(text));
      await until(() => error.length > 0, 'the report');
      expect(error).toEqual([
        [expect.stringContaining('expected JSON in <script id="iyim-config">'), expect.any(Error)],
      ]);
    },
  );

  it('IN-2 a space before the colon of "adopt" does not keep a page from adopting', async () => {
    const { importCore } = await loggedOn(config('{"adopt" : true}'));
    expect(importCore).toHaveBeenCalledTimes(1);
  });

  it('IN-1 the address of a page can request the inspector, which needs the core', async () => {
    history.replaceState(null, '', '/?iyim-inspect');
    const { importCore } = await loggedOn('<p>Text</p>');
    history.replaceState(null, '', '/');
    expect(importCore).toHaveBeenCalledTimes(1);
  });
});

describe('calls before the core has loaded', () => {
  it('RT-7 an invalid call does not keep the calls after it from running, and presses from being replayed', async () => {
    const rejections: unknown[] = [];
    const listen = (error: unknown) => void rejections.push(error);
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', listen);
    const shown = showPage('<div data-widget="mine" data-widget-load="load"><button>+</button></div>');
    const { api } = begin();
    api.scan(null as never); // such as the result of `querySelector`
    api.define({ name: 'mine', mount: (element) => void element.append('defined') });
    await until(() => shown.textContent === '+defined', 'the widget of the later call');
    await until(() => rejections.length > 0, 'the error');
    expect(rejections).toEqual([expect.any(TypeError)]);
    process.removeListener('unhandledRejection', listen);
    for (const other of others) process.on('unhandledRejection', other);
  });
});
