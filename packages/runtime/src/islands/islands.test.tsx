import { type ReactNode, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { defineSettings } from '../settings/settings.ts';
import { editMode } from '../signals/edit-mode.ts';
import { on } from '../site/events.ts';
import { start, stop } from '../start.ts';
import { counter } from '../testing/counter.tsx';
import { hasState, showPage, until } from '../testing/page.ts';
import { Enhance } from '../view/enhance.tsx';
import { lazyWidget } from './lazy-widget.ts';
import { mount, unmount } from './mount.ts';
import { register } from './register.ts';
import type { ViewProps } from './types.ts';
import { defineWidget } from './types.ts';

const eager = lazyWidget('counter', { trigger: 'load', load: async () => ({ default: counter }) });
const host = (attributes = '', id = 'a') =>
  `<div id="${id}" data-widget="counter" ${attributes}><button>+</button></div>`;
const noSettings = defineSettings({}, (raw) => raw);

const boom = (): never => {
  throw new Error('boom');
};

/** Adds a host and waits until it has mounted. By then, the runtime has handled all earlier changes of the page. */
async function nextHostMounted(): Promise<void> {
  document.body.insertAdjacentHTML('beforeend', host('data-widget-load="load"', 'next'));
  const next = document.getElementById('next') as HTMLElement;
  await until(hasState(next, 'mounted'), 'the next host mounted');
}

const Nothing = () => null;

function EffectThatThrows(): null {
  useEffect(boom, []);
  return null;
}

function Thrower({ island }: ViewProps<object, object>): ReactNode {
  const button = island.host.querySelector('button');
  return (
    <>
      <Enhance of={island.host} title="ours" />
      <Enhance
        of={button}
        onClick={() => (button?.textContent === 'now' ? boom() : Promise.resolve().then(boom))}
      />
    </>
  );
}

describe('mounting', () => {
  it('RT-1 start mounts one independent root per host, even for hosts inside hosts', async () => {
    showPage(
      `${host('', 'a')}<section>${host('', 'b')}</section><div data-widget="counter" id="c"><button>+</button>${host('', 'd')}</div>`,
    );
    start({ widgets: [eager] });
    for (const id of ['a', 'b', 'c', 'd']) {
      const element = document.getElementById(id);
      await until(() => element?.getAttribute('data-widget-state') === 'mounted', `${id} mounted`);
    }
    document.querySelector<HTMLElement>('#b button')?.click();
    await until(() => document.querySelector('#b output')?.textContent === 'Count 1', 'b counts');
    expect(document.querySelector('#a output')?.textContent).toBe('Count 0');
    expect(document.querySelector('#d output')?.textContent).toBe('Count 0');
  });

  it('RT-5 the state changes from pending to loading to mounted', async () => {
    const element = showPage(host());
    const seen: (string | null)[] = [];
    new MutationObserver((records) => {
      for (const record of records) seen.push(record.oldValue);
    }).observe(element, {
      attributes: true,
      attributeFilter: ['data-widget-state'],
      attributeOldValue: true,
    });
    start({ widgets: [eager] });
    await until(hasState(element, 'mounted'), 'mounted');
    await until(() => seen.length === 3, 'three changes');
    expect(seen).toEqual([null, 'pending', 'loading']);
  });

  it('RT-12 iyim:mounted and iyim:unmounted bubble from the host', async () => {
    const element = showPage(host());
    const heard: string[] = [];
    for (const type of ['iyim:mounted', 'iyim:unmounted']) {
      document.addEventListener(type, (event) => heard.push(`${type} ${(event.target as Element).id}`), {
        once: true,
      });
    }
    start({ widgets: [eager] });
    await until(hasState(element, 'mounted'), 'mounted');
    unmount(element);
    expect(heard).toEqual(['iyim:mounted a', 'iyim:unmounted a']);
  });

  it('RT-8 a second call to start only adds its widgets, and logs a note', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    showPage(`${host('', 'a')}<div id="b" data-widget="other"><button>+</button></div>`);
    start({ widgets: [eager] });
    const other = lazyWidget('other', {
      trigger: 'load',
      load: async () => ({ default: { ...counter, name: 'other' } }),
    });
    start({ widgets: [other] });
    const late = document.getElementById('b');
    await until(() => late?.getAttribute('data-widget-state') === 'mounted', 'the added widget mounts');
    expect(document.querySelectorAll('#a output')).toHaveLength(1);
    expect(info).toHaveBeenCalledWith(expect.stringContaining('already running'));
  });

  it('RT-18 stop restores the page', async () => {
    const element = showPage(`<main>${host('class="x"')}<p>text</p></main>`);
    const before = document.body.innerHTML;
    const button = element.querySelector('button');
    start({ widgets: [eager] });
    await until(hasState(element, 'mounted'), 'mounted');
    expect(document.body.innerHTML).not.toBe(before);
    stop();
    expect(document.body.innerHTML).toBe(before);
    expect(element.querySelector('button')).toBe(button);
  });

  it('RT-19 a bare definition can be started, and mounted by code', async () => {
    const element = showPage(host('data-widget-load="never"'));
    start({ widgets: [counter] });
    await mount(element);
    expect(element.querySelector('output')?.textContent).toBe('Count 0');
  });

  it('RT-24 mount of an unknown widget rejects with the registered names', async () => {
    start({ widgets: [eager] });
    const element = document.createElement('div');
    element.setAttribute('data-widget', 'nope');
    await expect(mount(element)).rejects.toThrow(/no widget "nope".*counter/);
  });

  it('RT-24 register mounts hosts that have been waiting for the widget', async () => {
    const element = showPage(host('data-widget-load="load"').replace('"counter"', '"late"'));
    start();
    expect(element.getAttribute('data-widget-state')).toBe('pending');
    register({ ...counter, name: 'late' });
    await until(hasState(element, 'mounted'), 'mounted after registering');
  });
});

describe('hosts that are added and removed', () => {
  it('RT-6 a host inserted later is mounted, and unmounted when it is removed', async () => {
    start({ widgets: [eager] });
    document.body.insertAdjacentHTML('beforeend', `<section>${host()}</section>`);
    const element = document.getElementById('a');
    await until(() => element?.getAttribute('data-widget-state') === 'mounted', 'mounted');
    element?.parentElement?.remove();
    await until(() => element?.hasAttribute('data-widget-state') === false, 'unmounted');
    expect(element?.querySelector('output')).toBe(null);
  });

  it('RT-6 a host moved within one task keeps its state', async () => {
    const element = showPage(`${host()}<section></section>`);
    start({ widgets: [eager] });
    await until(hasState(element, 'mounted'), 'mounted');
    element.querySelector('button')?.click();
    await until(() => element.querySelector('output')?.textContent === 'Count 1', 'counted');
    document.querySelector('section')?.append(element);
    await nextHostMounted();
    expect(element.querySelector('output')?.textContent).toBe('Count 1');
    expect(element.getAttribute('data-widget-state')).toBe('mounted');
  });

  it('RT-6 a host that is removed while its code is loading never mounts', async () => {
    let arrive: (module: { default: typeof counter }) => void = () => {};
    const loading = new Promise<{ default: typeof counter }>((resolve) => {
      arrive = resolve;
    });
    const element = showPage(host());
    const mounted = vi.fn();
    element.addEventListener('iyim:mounted', mounted);
    start({ widgets: [lazyWidget('counter', { trigger: 'load', load: () => loading })] });
    await until(hasState(element, 'loading'), 'loading');
    element.remove();
    await until(() => !element.hasAttribute('data-widget-state'), 'released');
    arrive({ default: counter });
    await nextHostMounted();
    expect(mounted).not.toHaveBeenCalled();
    expect(element.innerHTML).toBe('<button>+</button>');
  });

  it('RT-25 a clone of a mounted host is reset to its server HTML and mounted separately', async () => {
    const element = showPage(host());
    start({ widgets: [eager] });
    await until(hasState(element, 'mounted'), 'mounted');
    element.querySelector('button')?.click();
    await until(() => element.querySelector('output')?.textContent === 'Count 1', 'counted');
    const clone = element.cloneNode(true) as HTMLElement;
    clone.id = 'clone';
    element.after(clone);
    await until(
      () =>
        clone.querySelectorAll('output').length === 1 &&
        clone.querySelector('output')?.textContent === 'Count 0',
      'the clone starts again',
    );
    clone.querySelector('button')?.click();
    await until(() => clone.querySelector('output')?.textContent === 'Count 1', 'the clone counts by itself');
    expect(element.querySelector('output')?.textContent).toBe('Count 1');
  });
});

describe('settings', () => {
  const cases: [string, string, string][] = [
    ['an attribute', `data-widget-settings='{"start":"3","label":"N"}'`, ''],
    [
      'a child script',
      '',
      `<script type="application/json" data-widget-settings>{"start":3,"label":"N"}</script>`,
    ],
    ['the page builder', `data-settings='{"start":"3","label":"N","_animation":"none"}'`, ''],
  ];
  it.each(cases)('RT-2 settings are read from %s', async (_name, attribute, child) => {
    const element = showPage(`<div data-widget="counter" ${attribute}><button>+</button>${child}</div>`);
    start({ widgets: [eager] });
    await until(hasState(element, 'mounted'), 'mounted');
    expect(element.querySelector('output')?.textContent).toBe('N 3');
  });

  const broken: [string, string, RegExp][] = [
    ['broken JSON', '{"start":', /data-widget-settings: expected JSON, found "{\\"start\\":"/],
    ['a list', '[1]', /expected a JSON object, found \[1\]/],
    ['a number that is text', '{"start":"many"}', /setting "start": expected a number from 0, found "many"/],
    ['a number below the limit', '{"start":-1}', /setting "start": expected a number from 0, found -1/],
    ['an object for text', '{"label":{}}', /setting "label": expected text, found {}/],
  ];
  it.each(broken)(
    'RT-3 settings with %s cause one clear error, leave the server HTML and do not affect the next island',
    async (_name, json, message) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const element = showPage(`${host()}${host('', 'b')}`);
      element.setAttribute('data-widget-settings', json);
      const events: CustomEvent[] = [];
      document.body.addEventListener('iyim:error', (event) => events.push(event as CustomEvent), {
        once: true,
      });
      start({ widgets: [eager] });
      await until(hasState(element, 'failed'), 'failed');
      expect(element.innerHTML).toBe('<button>+</button>');
      expect(error.mock.calls.map(String)).toHaveLength(1);
      expect(error.mock.calls[0]?.[0]).toMatch(message);
      expect(error.mock.calls[0]?.[0]).toContain('counter');
      expect(error.mock.calls[0]?.[1]).toBe('<div#a>');
      expect(events[0]?.detail).toMatchObject({ widget: 'counter', where: 'reading its settings' });
      const second = document.getElementById('b');
      await until(() => second?.getAttribute('data-widget-state') === 'mounted', 'the other island mounts');
    },
  );

  it('RT-3 an unknown trigger is reported and replaced with the default', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = showPage(host('data-widget-load="sometimes"'));
    start({ widgets: [eager] });
    await until(hasState(element, 'mounted'), 'mounted all the same');
    expect(error.mock.calls[0]?.[0]).toMatch(/data-widget-load: expected one of idle, .*, found "sometimes"/);
  });
});

describe('edit mode', () => {
  it.each([
    [true, 'B 0'],
    [false, 'A 0'],
  ])(
    'RT-20 with edit mode %j, an island shows %s after the editor changed its settings',
    async (isOn, shown) => {
      editMode().value = isOn;
      const element = showPage(host(`data-settings='{"label":"A"}'`));
      const editor = () => import('../../../widgets/originals/editor/follow-settings.ts');
      start({ widgets: [{ ...eager, page: { editor } }] });
      await until(hasState(element, 'mounted'), 'mounted');
      element.setAttribute('data-settings', '{"label":"B"}');
      await nextHostMounted();
      await until(() => element.querySelector('output')?.textContent === shown, shown);
      editMode().value = false;
    },
  );
});

describe('errors stay inside their island', () => {
  const bad = { name: 'bad', settings: noSettings, read: () => ({}), View: Nothing };
  const stages: [string, Parameters<typeof defineWidget<object, object>>[0]][] = [
    ['while its markup is read', { ...bad, read: boom }],
    ['in its first render', { ...bad, View: boom }],
    ['in an effect', { ...bad, View: EffectThatThrows }],
  ];
  it.each(stages)('RT-7 a widget that throws %s fails, and others mount', async (_stage, definition) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    showPage(`<p id="bad" data-widget="bad"><b>server</b></p>${host()}`);
    start({
      widgets: [
        lazyWidget('bad', { trigger: 'load', load: async () => ({ default: defineWidget(definition) }) }),
        eager,
      ],
    });
    const bad = document.getElementById('bad');
    await until(() => bad?.getAttribute('data-widget-state') === 'failed', 'failed');
    expect(bad?.innerHTML).toBe('<b>server</b>');
    await until(() => document.querySelector('#a output'), 'the other island mounts');
    expect(
      error.mock.calls.some(([text]) => String(text).includes('bad') && String(text).includes('boom')),
    ).toBe(true);
  });

  it('RT-7 an event handler that throws, or whose promise rejects, fails its island and restores the server HTML', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const thrower = lazyWidget('thrower', {
      trigger: 'load',
      load: async () => ({ default: defineWidget({ ...bad, name: 'thrower', View: Thrower }) }),
    });
    const element = showPage(
      `<p data-widget="thrower"><button>now</button></p><p id="late" data-widget="thrower"><button>later</button></p>${host()}`,
    );
    start({ widgets: [thrower, eager] });
    const late = document.getElementById('late');
    await until(() => document.querySelectorAll('[data-widget-state="mounted"]').length === 3, 'all mounted');
    for (const button of document.querySelectorAll<HTMLElement>('p button')) button.click();
    expect(element.getAttribute('data-widget-state')).toBe('failed');
    expect(element.innerHTML).toBe('<button>now</button>');
    await until(
      () => late?.getAttribute('data-widget-state') === 'failed',
      'the rejected promise fails it too',
    );
    expect(error.mock.calls[0]?.[0]).toContain('thrower: handling an event: boom');
    expect(document.querySelector('#a')?.getAttribute('data-widget-state')).toBe('mounted');
  });

  it('RT-17 code that fails to load is tried once more, then only its island fails, with the contract’s message', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn(() => Promise.reject(new Error('404')));
    const element = showPage(`${host('', 'a').replace('counter', 'gone')}${host('', 'b')}`);
    start({ widgets: [lazyWidget('gone', { trigger: 'load', load }), eager] });
    await until(hasState(element, 'failed'), 'failed');
    expect(load).toHaveBeenCalledTimes(2);
    expect(error.mock.calls[0]?.[0]).toContain('Loading chunk gone failed.');
    await until(() => document.querySelector('#b output'), 'the other island mounts');
  });

  it('RT-17 an island whose code loads at the second try mounts', async () => {
    const load = vi.fn(async () => ({ default: counter })).mockRejectedValueOnce(new Error('flaky'));
    const element = showPage(host());
    start({ widgets: [lazyWidget('counter', { trigger: 'load', load })] });
    await until(hasState(element, 'mounted'), 'mounted');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('first clicks', () => {
  it('RT-4 a click that activates an island is replayed on the same target, once', async () => {
    const element = showPage(host('data-widget-load="interaction"'));
    start({ widgets: [eager] });
    expect(element.getAttribute('data-widget-state')).toBe('pending');
    element.querySelector('button')?.click();
    await until(() => element.querySelector('output')?.textContent === 'Count 1', 'the click counted');
    await nextHostMounted();
    expect(element.querySelector('output')?.textContent).toBe('Count 1');
  });

  it('RT-4 a click kept for an island that fails is replayed on the server HTML', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = showPage(host('data-widget-load="interaction"'));
    const native = vi.fn();
    element.querySelector('button')?.addEventListener('click', native);
    start({ widgets: [lazyWidget('counter', { load: () => Promise.reject(new Error('offline')) })] });
    element.querySelector('button')?.click();
    expect(native).not.toHaveBeenCalled();
    await until(hasState(element, 'failed'), 'failed');
    expect(native).toHaveBeenCalledTimes(1);
  });
});

describe('on, the listener for every island', () => {
  it('RT-24 on() receives each mount with its host until the listener is removed', async () => {
    const heard: string[] = [];
    const end = on('mounted', ({ widget, host: element }) => heard.push(`${widget} ${element.id}`));
    showPage(host('', 'a'));
    start({ widgets: [eager] });
    await until(() => heard.length === 1, 'heard');
    expect(heard).toEqual(['counter a']);
    end();
    document.body.insertAdjacentHTML('beforeend', host('', 'b'));
    await until(() => document.querySelector('#b output'), 'the second mounts');
    expect(heard).toHaveLength(1);
  });
});
