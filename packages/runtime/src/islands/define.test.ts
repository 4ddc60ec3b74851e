import { beforeEach, describe, expect, it, vi } from 'vitest';
import { on } from '../site/events.ts';
import { start, stop } from '../start.ts';
import { names } from '../testing/hostile.ts';
import { hasState, showPage, until } from '../testing/page.ts';
import { define } from './define.ts';
import { lazyWidget } from './lazy-widget.ts';
import { updateSettings } from './mount.ts';
import type { PlainWidget } from './plain-widget.ts';

const html = (name: string, attributes = '') =>
  `<p data-widget="${name}" data-widget-load="load" ${attributes}><button>More</button><span hidden>Text</span></p>`;

let logged: ReturnType<typeof vi.spyOn>;
let errors: string[];
beforeEach(() => {
  stop();
  document.body.replaceChildren();
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  errors = [];
  return on('error', ({ widget, where, message }) => errors.push(`${widget}: ${where}: ${message}`));
});

/** Shows a host of the widget, defines it, and waits for the host's state. */
async function show<Input>(
  widget: PlainWidget<Input>,
  state: 'mounted' | 'failed',
  attributes = '',
): Promise<HTMLElement> {
  const host = showPage(html(widget.name, attributes));
  start();
  define(widget);
  await until(hasState(host, state), state);
  return host;
}

/** A widget whose button shows the text after it. */
const more = (name: string): PlainWidget<{ button: Element; text: Element }> => ({
  name,
  read(host) {
    const [button, text] = host.children;
    return button && text ? { button, text } : null;
  },
  mount(host, { input: { button, text }, settings, enhance, emit }) {
    const draw = (isOpen: boolean) => {
      enhance(text, { hidden: !isOpen });
      enhance(button, {
        'aria-expanded': isOpen,
        text: String(settings.label ?? 'More'),
        onClick: () => {
          draw(!isOpen);
          emit('iyim:more', { isOpen: !isOpen });
        },
      });
    };
    draw(false);
    const note = document.createElement('i');
    host.append(note);
    return () => note.remove();
  },
});

describe('define', () => {
  it('RT-34 a widget of plain functions reads its host, enhances it and restores it', async () => {
    const heard = vi.fn();
    document.addEventListener('iyim:more', heard, { once: true });
    const host = await show(more('more-a'), 'mounted');
    const button = host.querySelector('button');
    expect(button?.getAttribute('aria-expanded')).toBe('false');
    button?.click();
    await until(() => button?.getAttribute('aria-expanded') === 'true', 'open');
    expect(host.querySelector('span')?.hidden).toBe(false);
    expect(host.querySelector('i')).not.toBeNull();
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ target: host, detail: { isOpen: true } });
    stop();
    expect(document.body.innerHTML).toBe(html('more-a').replace('" >', '">').replace('hidden', 'hidden=""'));
    button?.click();
    expect(button?.hasAttribute('aria-expanded')).toBe(false);
    expect(errors).toEqual([]);
  });

  it('RT-34 a plain widget mounts on hosts that are added after it was defined', async () => {
    await show(more('more-b'), 'mounted');
    document.body.insertAdjacentHTML('beforeend', html('more-b', 'id="late"'));
    const late = document.getElementById('late') as HTMLElement;
    await until(hasState(late, 'mounted'), 'the later host mounts');
  });

  it('RT-34 a plain widget is cleaned up and mounted again when its settings change', async () => {
    const signals: AbortSignal[] = [];
    const ends = vi.fn();
    const widget: PlainWidget = {
      name: 'labels',
      mount(host, { settings, signal, enhance }) {
        signals.push(signal);
        if (settings.label) enhance(host.children[0] as Element, { text: String(settings.label) });
        return ends;
      },
    };
    const host = await show(widget, 'mounted', `data-widget-settings='{"label": "One"}'`);
    expect(host.textContent).toBe('OneText');
    host.setAttribute('data-widget-settings', '{"label": "Two"}');
    updateSettings(host);
    await until(() => host.textContent === 'TwoText', 'the new label');
    host.setAttribute('data-widget-settings', '{}');
    updateSettings(host);
    await until(() => host.textContent === 'MoreText', 'the label of the server');
    expect(ends).toHaveBeenCalledTimes(2);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
    stop();
    expect(ends).toHaveBeenCalledTimes(3);
    expect(signals.at(-1)?.aborted).toBe(true);
  });

  it('RT-34 null as bindings restores the server’s values of one element', async () => {
    const host = await show(
      {
        name: 'one-press',
        mount(host, { enhance }) {
          const button = host.children[0] as Element;
          enhance(button, { title: 'Press', onClick: () => enhance(button, null) });
        },
      },
      'mounted',
    );
    const button = host.querySelector('button');
    expect(button?.title).toBe('Press');
    button?.click();
    await until(() => !button?.hasAttribute('title'), 'no title');
  });

  it('RT-34 a host for which read returns null is left alone, without an error', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const mount = vi.fn();
    await show({ name: 'nothing', read: () => null, mount }, 'mounted');
    expect(mount).not.toHaveBeenCalled();
    expect(info).toHaveBeenCalledWith(expect.stringContaining('nothing to enhance'), '<p>');
    expect(errors).toEqual([]);
  });

  const fail = (): never => {
    throw new Error('boom');
  };
  it.each<[what: string, widget: Omit<PlainWidget, 'name'>, message: string]>([
    ['whose read throws', { read: fail, mount: fail }, 'boom'],
    ['whose mount throws', { mount: fail }, 'boom'],
    [
      'that throws text',
      {
        mount: () => {
          throw 'only text';
        },
      },
      'only text',
    ],
    [
      'whose read returns a promise',
      { read: async () => ({}), mount: fail },
      'read(): expected a value, found a promise',
    ],
    [
      'whose mount is async',
      { mount: (async () => {}) as never },
      'expected a clean-up function or nothing, found a promise',
    ],
    [
      'whose mount returns an object',
      { mount: (() => ({})) as never },
      'expected a clean-up function or nothing, found object',
    ],
    [
      'whose mount returns null',
      { mount: (() => null) as never },
      'expected a clean-up function or nothing, found null',
    ],
    [
      'that enhances no element',
      { mount: (_, { enhance }) => enhance(null as never, {}) },
      'enhance(): expected an element, found null',
    ],
    [
      'that binds code as text',
      { mount: (host, { enhance }) => enhance(host, { onclick: 'alert(1)' } as never) },
      'expected an attribute that may change, found "onclick"',
    ],
    [
      'that binds srcdoc',
      { mount: (host, { enhance }) => enhance(host, { srcdoc: '<script>alert(1)</script>' } as never) },
      'expected an attribute that may change, found "srcdoc"',
    ],
  ])(
    'RT-34 a plain widget %s fails alone, with its reason, and its host is restored',
    async (what, functions, message) => {
      const name = `bad-${what.replaceAll(/\W+/g, '-')}`.toLowerCase();
      const widget: PlainWidget = {
        ...functions,
        name,
        mount(host, island) {
          island.enhance(host.children[0] as Element, { title: 'ours' });
          return functions.mount(host, island);
        },
      };
      const host = await show(widget, 'failed');
      expect(errors).toEqual([expect.stringContaining(message)]);
      expect(errors[0]).toMatch(new RegExp(`^${name}: `));
      expect(host.innerHTML).toBe('<button>More</button><span hidden="">Text</span>');
      expect(host.hasAttribute('onclick')).toBe(false);
      document.body.insertAdjacentHTML('beforeend', html('fine', 'id="other"'));
      define({ name: 'fine', mount: () => {} });
      await until(
        hasState(document.getElementById('other') as HTMLElement, 'mounted'),
        'another host mounts',
      );
    },
  );

  it('RT-34 an error in a handler of a plain widget fails this island, and restores its host', async () => {
    const host = await show(
      {
        name: 'throws-later',
        mount: (host, { enhance }) => enhance(host.children[0] as Element, { title: 'ours', onClick: fail }),
      },
      'mounted',
    );
    host.querySelector('button')?.click();
    await until(hasState(host, 'failed'), 'failed');
    expect(host.querySelector('button')?.hasAttribute('title')).toBe(false);
    expect(errors).toEqual(['throws-later: handling an event: boom']);
  });

  it('RT-34 a clean-up that throws is reported, and the host is restored', async () => {
    const host = await show(
      {
        name: 'bad-end',
        mount(host, { enhance }) {
          enhance(host.children[0] as Element, { title: 'ours' });
          return fail;
        },
      },
      'mounted',
    );
    stop();
    expect(errors).toEqual(['bad-end: unmounting: boom']);
    expect(host.innerHTML).toBe('<button>More</button><span hidden="">Text</span>');
  });

  it.each([
    ['nothing', undefined, 'expected a name in kebab-case, such as "price-alert", found undefined'],
    ['null', null, 'found undefined'],
    ['text', 'price-alert', 'found undefined'],
    ['a number as its name', { name: 7, mount() {} }, 'found number'],
    ['an empty name', { name: '', mount() {} }, 'found ""'],
    ['a name with capitals', { name: 'PriceAlert', mount() {} }, 'found "PriceAlert"'],
    ['two words as its name', { name: 'price alert', mount() {} }, 'found "price alert"'],
    ['__proto__ as its name', { name: '__proto__', mount() {} }, 'found "__proto__"'],
    ['no mount', { name: 'no-mount' }, 'expected a function "mount", found undefined'],
    [
      'text as mount',
      { name: 'text-mount', mount: 'alert(1)' },
      'expected a function "mount", found "alert(1)"',
    ],
    [
      'an object as read',
      { name: 'odd-read', read: {}, mount() {} },
      'expected a function "read", found object',
    ],
    [
      'a number as trigger',
      { name: 'odd-trigger', trigger: 7, mount() {} },
      'expected a trigger such as "idle", found number',
    ],
  ])('RT-34 define reports %s instead of a widget, and does not throw', async (_what, widget, message) => {
    start();
    define(widget as never);
    await until(() => errors.length > 0, 'the report');
    expect(errors).toEqual([expect.stringContaining(message)]);
    expect(errors[0]).toMatch(/define\(\)/);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it.each(['name', 'mount', 'read', 'trigger'])(
    'RT-34 define reports a definition whose "%s" throws, and the page goes on',
    async (member) => {
      start();
      const widget = { name: 'thrower', mount() {} };
      define(Object.defineProperty(widget, member, { get: fail }));
      await until(() => errors.length > 0, 'the report');
      expect(errors).toEqual(['page: define(): boom']);
      document.body.insertAdjacentHTML('beforeend', html('after-thrower', 'id="after"'));
      define({ name: 'after-thrower', mount() {} });
      await until(
        hasState(document.getElementById('after') as HTMLElement, 'mounted'),
        'another widget mounts',
      );
    },
  );

  it('RT-34 define refuses every hostile text as a name', async () => {
    start();
    // Both are words in kebab-case, which cannot do harm as keys of a Map.
    const refused = names.filter((name) => name !== 'constructor' && name !== 'prototype');
    for (const name of refused) define({ name, mount: () => {} });
    await until(() => errors.length === refused.length, 'a report for each');
  });

  it('RT-34 define keeps another widget of the same name, and reports the conflict', async () => {
    const load = vi.fn(async () => ({ default: {} as never }));
    start({ widgets: [lazyWidget('taken', { load })] });
    define({ name: 'taken', mount: () => {} });
    await until(() => errors.length > 0, 'the report');
    expect(errors).toEqual(['page: define(): expected a free name, found "taken", which another widget has']);
  });

  it('RT-34 a widget that is defined through two copies of the library is logged, and not reported as an error', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    define({ name: 'shared', mount: () => {} });
    vi.resetModules();
    const copy = await import('./define.ts');
    expect(copy.define).not.toBe(define);
    copy.define({ name: 'shared', mount: () => {} });
    await vi.dynamicImportSettled();
    expect(errors).toEqual([]);
    expect(info).toHaveBeenCalledWith(expect.stringContaining('already registered'));
  });

  it('RT-34 a script that runs twice defines its widget once', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const first = vi.fn();
    const second = vi.fn();
    const host = await show({ name: 'twice', mount: () => first() }, 'mounted');
    define({ name: 'twice', mount: () => second() });
    document.body.insertAdjacentHTML('beforeend', html('twice', 'id="copy"'));
    await until(hasState(document.getElementById('copy') as HTMLElement, 'mounted'), 'mounted');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 0]);
    expect(host.dataset.widgetState).toBe('mounted');
    expect(info).toHaveBeenCalledWith(expect.stringContaining('already registered'));
    expect(errors).toEqual([]);
  });
});
