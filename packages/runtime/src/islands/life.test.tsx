import { type ReactNode, useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageVisits } from '../../../widgets/originals/page-views.ts';
import { text } from '../settings/readers.ts';
import { defineSettings } from '../settings/settings.ts';
import { on } from '../site/events.ts';
import { start, stop } from '../start.ts';
import { counter } from '../testing/counter.tsx';
import { hasState, showPage, until } from '../testing/page.ts';
import { Enhance } from '../view/enhance.tsx';
import { Slot } from '../view/slot.tsx';
import { lazyWidget } from './lazy-widget.ts';
import { mount, unmount } from './mount.ts';
import { register } from './register.ts';
import { pageRecord } from './registry.ts';
import type { ViewProps } from './types.ts';
import { defineWidget } from './types.ts';

const eager = () => lazyWidget('counter', { trigger: 'load', load: async () => ({ default: counter }) });
const html = '<div data-widget="counter"><button>+</button></div>';
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

interface NoteSettings {
  note: string;
}

/** Renders a note in the host, and sets the host's title and class. */
function Note({ island, settings }: ViewProps<NoteSettings, object>): ReactNode {
  return (
    <>
      <Enhance of={island.host} title={island.name} classes={{ [`is-${island.name}`]: true }} />
      <Slot of={island.host} as="i">
        {settings.note}
      </Slot>
    </>
  );
}

function Bad(): null {
  useEffect(
    () => () => {
      throw new Error('broken step');
    },
    [],
  );
  return null;
}

const note = (name: string, read: () => object = () => ({})) =>
  lazyWidget(name, {
    trigger: 'load',
    load: async () => ({
      default: defineWidget({
        name,
        settings: defineSettings({ note: text(name, 'Text of the note.') }, (raw) => raw),
        read,
        View: Note,
      }),
    }),
  });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('mounting by code', () => {
  it('RT-6 calls to mount, unmount and mount in one task mount the island once', async () => {
    const host = showPage(html.replace('">', '" data-widget-load="never">'));
    start({ widgets: [eager()] });
    const first = mount(host);
    unmount(host);
    const second = mount(host);
    await expect(first).rejects.toThrow('did not mount');
    await second;
    host.querySelector('button')?.click();
    await until(() => host.querySelector('output')?.textContent === 'Count 1', 'one click to count once');
    expect(host.querySelectorAll('output')).toHaveLength(1);
    unmount(host);
    expect(host.innerHTML).toBe('<button>+</button>');
  });

  it('RT-6 an island outside the document lives until its host was added to it and removed', async () => {
    start({ widgets: [eager()] });
    const other = document.body.appendChild(document.createElement('p'));
    const host = document.createElement('div');
    host.setAttribute('data-widget', 'counter');
    host.innerHTML = '<button>+</button>';
    await mount(host);
    other.remove();
    await frame();
    expect(host.getAttribute('data-widget-state')).toBe('mounted');
    document.body.append(host);
    await frame();
    host.remove();
    await until(() => !host.hasAttribute('data-widget-state'), 'its end');
    expect(host.innerHTML).toBe('<button>+</button>');
  });

  it('RT-7 a failed island starts again', async () => {
    const read = vi
      .fn(() => ({}))
      .mockImplementationOnce(() => {
        throw new Error('not yet');
      });
    const host = showPage('<p data-widget="a"></p>');
    start({ widgets: [note('a', read)] });
    await until(hasState(host, 'failed'), 'failed');
    await mount(host);
    expect(host.getAttribute('data-widget-state')).toBe('mounted');
  });
});

describe('hosts that are removed', () => {
  it('RT-24 a removed host fires iyim:unmounted for its island, for listeners of on() and of the document', async () => {
    const host = showPage(html);
    start({ widgets: [eager()] });
    await until(hasState(host, 'mounted'), 'mounted');
    const heard: unknown[] = [];
    const end = on('unmounted', (detail) => heard.push(detail));
    const documentListener = vi.fn();
    document.addEventListener('iyim:unmounted', documentListener, { once: true });
    host.remove();
    await until(() => heard.length > 0, 'the event');
    end();
    expect(heard).toEqual([{ widget: 'counter', host }]);
    expect(documentListener).toHaveBeenCalledTimes(1);
  });

  it('RT-7 all removed hosts are unmounted even if an undo step or a waiting callback throws', async () => {
    const settings = defineSettings({}, (raw) => raw);
    const bad = lazyWidget('bad', {
      trigger: 'load',
      load: async () => ({ default: defineWidget({ name: 'bad', settings, read: () => ({}), View: Bad }) }),
    });
    showPage(`<p data-widget="bad"></p>${html}`);
    start({ widgets: [bad, eager()] });
    await until(() => document.querySelectorAll('[data-widget-state=mounted]').length === 2, 'both');
    const hosts = [...document.querySelectorAll('[data-widget]')];
    for (const host of hosts) host.remove();
    document.body.innerHTML = html;
    await until(() => document.querySelector('output'), 'the new host');
    expect(hosts.map((host) => host.hasAttribute('data-widget-state'))).toEqual([false, false]);
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});

describe('a page that is stopped and started again', () => {
  it('RT-18 a page that is started again gives each host the widget that is registered now', async () => {
    const host = showPage(html);
    start({ widgets: [eager()] });
    await until(hasState(host, 'mounted'), 'mounted');
    stop();
    start({ widgets: [note('counter')] });
    await until(hasState(host, 'mounted'), 'mounted again');
    expect(host.innerHTML).toBe('<button>+</button><i data-iyim-slot="">counter</i>');
  });
});

describe('clones', () => {
  it('RT-33 a forged `data-iyim-was` sets no handler and does not affect other hosts', async () => {
    showPage(
      `<p id="evil" data-widget="x" data-widget-state="mounted" data-iyim-was='{"onclick":"window.pwned=1","title":"ok"}'>hi</p>
       <p data-widget="x" data-widget-state="mounted" data-iyim-was="null"></p>
       <p data-widget="x" data-widget-state="mounted" data-iyim-was='{"a b":1}'></p><div id="ok">${html}</div>`,
    );
    start({ widgets: [eager()] });
    await until(() => document.querySelector('output'), 'the host after them');
    const evil = document.getElementById('evil');
    await until(() => evil?.title === 'ok', 'the harmless part');
    evil?.click();
    expect(evil?.getAttributeNames().sort()).toEqual(['data-widget', 'data-widget-state', 'id', 'title']);
    expect(window).not.toHaveProperty('pwned');
  });
});

describe('a name without a widget', () => {
  const log = () => {
    const lines: string[] = [];
    for (const level of ['warn', 'info', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((message) => lines.push(`${level}: ${message}`));
    return lines;
  };

  it('RT-31 a name without a widget is logged once, with the name that was probably meant', async () => {
    const lines = log();
    showPage('<p id="a" data-widget="conuter"></p><p data-widget="conuter"></p>');
    start({ widgets: [eager()] });
    await until(() => lines.length > 0, 'the line');
    document.body.insertAdjacentHTML('beforeend', '<p data-widget="conuter"></p>');
    await frame();
    await frame();
    expect(lines).toEqual([
      'info: [iyim] <p#a> data-widget: found "conuter", no registered widget; did you mean "counter"?',
    ]);
  });

  it('RT-31 another product’s name in data-widget is logged in one line, and not as an error', async () => {
    const lines = log();
    showPage('<p data-widget="acme-chat"></p><p data-widget="acme-chat"></p>');
    start({ widgets: [eager()] });
    await frame();
    expect(lines).toEqual(['info: [iyim] <p> data-widget: found "acme-chat", no registered widget']);
  });

  it.each(['0', 'Chat', '_a', '-x', '{"a":1}', ''])(
    'RT-31 a word that cannot be a widget’s name is ignored, without a log line or a data-widget-state: %s',
    async (name) => {
      const lines = log();
      const other = showPage(`<p data-widget='${name}'></p>`);
      const before = other.outerHTML;
      start({ widgets: [eager()] });
      await frame();
      expect([lines, other.outerHTML]).toEqual([[], before]);
    },
  );

  it('RT-31 an unknown name is looked up once per host, however many hosts the page has', async () => {
    log();
    showPage('<p data-widget="acme-chat"></p>'.repeat(200) + html.repeat(200));
    const lookUps = vi.spyOn(pageRecord().widgets, 'has');
    start({
      widgets: [lazyWidget('counter', { trigger: 'never', load: async () => ({ default: counter }) })],
    });
    await frame();
    expect(lookUps.mock.calls.length).toBeLessThan(400);
  });

  it('RT-31 a name is not logged if its widget is registered before the page has loaded', async () => {
    const lines = log();
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const host = showPage('<p data-widget="late"></p>');
    start();
    await frame();
    state.mockReturnValue('complete');
    register(note('late'));
    window.dispatchEvent(new Event('load'));
    await until(hasState(host, 'mounted'), 'mounted');
    expect(lines).toEqual([]);
  });
});

describe('a page that the browser prerenders', () => {
  it('RT-6 a prerendered page activates nothing and counts no view until the visitor opens it', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const host = showPage(html);
    start({ widgets: [eager()] });
    const before = pageVisits().views;
    await frame();
    expect(host.hasAttribute('data-widget-state')).toBe(false);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await until(hasState(host, 'mounted'), 'mounted');
    expect(pageVisits().views).toBe(before + 1);
  });
});

describe('several widgets on one host', () => {
  const both =
    '<p class="x" title="t" data-widget="one  two" data-widget-settings=\'{"note":"N","start":1}\'>text</p>';

  it.each([
    ['first', 'one', 'two'],
    ['second', 'two', 'one'],
  ])(
    'RT-28 two widgets on one host are separate islands; the server HTML is restored after the %s is unmounted, then the other',
    async (_which, leaves, stays) => {
      const host = showPage(both);
      const before = host.outerHTML;
      const heard: string[] = [];
      const end = on('mounted', ({ widget, host: where }) => heard.push(`${widget} ${where === host}`));
      start({ widgets: [note('one'), note('two')] });
      await until(hasState(host, 'mounted'), 'both');
      end();
      expect(heard).toEqual(['one true', 'two true']);
      expect([...host.querySelectorAll('i')].map((slot) => slot.textContent)).toEqual(['N', 'N']);
      unmount(host, leaves);
      expect(host.title).toBe(stays);
      expect([...host.classList]).toEqual(['x', `is-${stays}`]);
      expect(host.querySelectorAll('i')).toHaveLength(1);
      expect(host.getAttribute('data-widget-state')).toBe('mounted');
      unmount(host, stays);
      expect(host.outerHTML).toBe(before);
    },
  );

  it('RT-28 a widget stays mounted when another one on its host fails, and the host shows the failure', async () => {
    const host = showPage(both);
    const broken = note('one', () => {
      throw new Error('no such markup');
    });
    start({ widgets: [broken, note('two')] });
    await until(() => host.querySelector('i'), 'the other');
    await until(hasState(host, 'failed'), 'the failure to show');
    expect(host.title).toBe('two');
    await expect(mount(host)).rejects.toThrow('"one" did not mount');
    await mount(host, 'two');
  });

  it('RT-28 a host’s state is the least advanced state of its widgets; another product’s name is ignored', async () => {
    const host = showPage(both.replace('two', 'two acme'));
    const slow = lazyWidget('two', { trigger: 'load', load: () => new Promise(() => {}) });
    start({ widgets: [note('one'), slow] });
    await until(() => host.querySelector('i'), 'the first');
    expect(host.getAttribute('data-widget-state')).toBe('loading');
    unmount(host, 'two');
    expect(host.getAttribute('data-widget-state')).toBe('mounted');
  });

  it('RT-28 two widgets on one host mount again on a clone of the host, which is reset', async () => {
    const host = showPage(both);
    start({ widgets: [note('one'), note('two')] });
    await until(() => host.querySelectorAll('i').length === 2, 'both');
    const clone = host.cloneNode(true) as HTMLElement;
    for (const copied of clone.querySelectorAll('i')) copied.title = 'copied';
    host.after(clone);
    await until(() => clone.querySelectorAll('i:not([title])').length === 2, 'the clone');
    await frame();
    expect(clone.querySelectorAll('i')).toHaveLength(2);
    expect(hasState(clone, 'mounted')()).toBe(true);
    unmount(clone);
    expect(clone.textContent).toBe('text');
    expect(clone.title).toBe('t');
  });
});
