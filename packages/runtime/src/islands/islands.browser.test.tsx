import { describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { load } from '../loader.ts';
import { start } from '../start.ts';
import { counter } from '../testing/counter.tsx';
import { inMemory } from '../testing/memory.ts';
import { hasState, showPage, until } from '../testing/page.ts';
import { lazyWidget } from './lazy-widget.ts';

const eager = lazyWidget('counter', { trigger: 'load', load: async () => ({ default: counter }) });
const hosts = (count: number) =>
  '<div data-widget="counter" data-widget-settings=\'{"start":"1"}\'><button>+</button></div>'.repeat(count);
const mountedCount = () => document.querySelectorAll('[data-widget-state="mounted"]').length;

describe('a form whose fields are named like its own members', () => {
  const members =
    'matches hasAttribute getAttribute setAttribute querySelectorAll closest contains isConnected parentElement id children nodeName'.split(
      ' ',
    );
  const other = () => document.querySelector('#other')?.getAttribute('data-widget-state');
  const form = (name: string, inside: string) => `<form ${inside}><input name="${name}"></form>`;
  const hosts = members.map((name) => form(name, 'data-widget="counter"')).join('');

  it.each([
    ['when the page starts', () => start({ widgets: [eager] })],
    ['with the loader', () => load([eager], () => import('../core.ts'))],
  ])(
    'RT-7 a form whose fields are named like its members does not keep other islands from mounting %s',
    async (_, begin) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      vi.stubGlobal('reportError', () => {});
      document.body.innerHTML = `${hosts}<div data-widget="counter" id="other"><button>+</button></div>`;
      begin();
      await expect.poll(other, { timeout: 4000 }).toBe('mounted');
    },
  );

  it.each(members)(
    'RT-7 a host that is inserted together with a form mounts even if a field of the form is named %s',
    async (name) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      vi.stubGlobal('reportError', () => {});
      start({ widgets: [eager] });
      document.body.insertAdjacentHTML('beforeend', form(name, 'data-widget="counter"'));
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div data-widget="counter" id="other"><button>+</button></div>',
      );
      await expect.poll(other, { timeout: 4000 }).toBe('mounted');
    },
  );
});

it('RT-4 a click in a form with a field named parentElement is handled without hanging', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('reportError', () => {});
  const waiting = lazyWidget('counter', { trigger: 'interaction', load: async () => ({ default: counter }) });
  document.body.innerHTML =
    '<form data-widget="counter"><input name="parentElement"></form><div data-widget="counter" id="other"><button>+</button></div>';
  start({ widgets: [waiting] });
  document.querySelector('input')?.click();
  document.querySelector<HTMLElement>('#other button')?.click();
  await expect
    .poll(() => document.querySelector('#other')?.getAttribute('data-widget-state'))
    .toBe('mounted');
});

it('DL-1 the visitor is asked before a guarded link in a form with a field named contains is followed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('reportError', () => {});
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const load = () => Promise.reject(new Error('blocked'));
  document.body.innerHTML =
    '<form data-widget="guard"><input name="contains"><a href="#deleted">Delete</a></form>';
  start({ widgets: [lazyWidget('guard', { trigger: 'load', claims: 'a', guards: true, load })] });
  const state = () => document.querySelector('form')?.getAttribute('data-widget-state');
  await expect.poll(state, { timeout: 4000 }).toBe('failed');
  document.querySelector('a')?.click();
  expect(ask).toHaveBeenCalledOnce();
  expect(location.hash).toBe('');
});

it.each(['contains', 'parentElement', 'id'])(
  'RT-4 a click in a form with a field named %s is kept while the form’s code loads',
  async (name) => {
    let come = () => {};
    const code = new Promise<{ default: typeof counter }>((resolve) => {
      come = () => resolve({ default: counter });
    });
    document.body.innerHTML = `<form data-widget="counter"><input name="${name}"><button type="button">+</button></form>`;
    start({ widgets: [lazyWidget('counter', { trigger: 'load', load: () => code })] });
    document.querySelector('button')?.click();
    come();
    await expect.poll(() => document.querySelector('output')?.textContent).toMatch(/ 1$/);
  },
);

it('RT-7 an error report names the form even if its fields are named id and classList', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('reportError', () => {});
  const load = () => Promise.reject(new Error('blocked'));
  document.body.innerHTML =
    '<form data-widget="counter" id="add" class=" cart  grouped a b "><input name="id"><input name="classList"></form>';
  start({ widgets: [lazyWidget('counter', { trigger: 'load', load })] });
  await expect.poll(() => said.mock.calls.flat(), { timeout: 4000 }).toContain('<form#add.cart.grouped.a>');
});

describe('a host without a box', () => {
  const lazy = lazyWidget('counter', {
    trigger: 'visible(0px)',
    load: async () => ({ default: counter }),
  });
  const states = () =>
    [...document.querySelectorAll('[data-widget]')].map((host) => host.getAttribute('data-widget-state'));

  it.each([
    ['by the first box inside it', '<i hidden></i><button>+</button>'],
    ['by the box around it, without a box inside', '<button style="display: none">+</button>'],
  ])('RT-4 a host without a box activates when it comes into view, measured %s', async (_, inside) => {
    const host = `<div data-widget="counter" style="display: contents">${inside}</div>`;
    showPage(
      `<p style="display: contents">${host}</p><div style="height: 5000px"></div><section>${host}<br></section>`,
    );
    start({ widgets: [lazy] });
    await expect.poll(states).toEqual(['mounted', 'pending']);
    scrollTo(0, 6000);
    await expect.poll(states).toEqual(['mounted', 'mounted']);
    scrollTo(0, 0);
  });

  it('RT-4 a host without a box stays pending while an element around it is hidden', async () => {
    showPage(
      '<section hidden><div data-widget="counter" style="display: contents"><button>+</button></div></section><div data-widget="counter"><button>+</button></div>',
    );
    start({ widgets: [lazy] });
    await expect.poll(states).toEqual(['pending', 'mounted']);
    document.querySelector('section')?.removeAttribute('hidden');
    await expect.poll(states).toEqual(['mounted', 'mounted']);
  });
});

describe('many islands', () => {
  it('RT-16 1,000 islands mount independently', async () => {
    showPage(hosts(1000));
    start({ widgets: [eager] });
    await until(() => mountedCount() === 1000, '1,000 mounted', 20_000);
    for (const button of document.querySelectorAll('button')) button.click();
    await until(
      () => [...document.querySelectorAll('output')].every((output) => output.textContent === 'Count 2'),
      'every island counted its one click',
      5000,
    );
  });

  it('RT-16 each island adds few listeners before the visitor uses it', async () => {
    start({ widgets: [eager] });
    showPage(hosts(1));
    await until(() => mountedCount() === 1, 'the first mounted');
    const before = await inMemory();
    showPage(hosts(100));
    await until(() => mountedCount() === 100, '100 mounted');
    const { listeners } = await inMemory();
    expect((listeners - before.listeners) / 99).toBeLessThan(5);
  });

  it('RT-6 islands leave no nodes, listeners or memory behind after 10,000 were added and removed', {
    timeout: 120_000,
  }, async () => {
    start({ widgets: [eager] });
    const section = document.createElement('section');
    document.body.append(section);
    const comeAndGo = async (rounds: number) => {
      for (let round = 0; round < rounds; round++) {
        section.innerHTML = hosts(100);
        await until(() => mountedCount() === 100, '100 mounted', 10_000);
        section.replaceChildren();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    };
    await comeAndGo(10);
    const before = await measureMemory();
    await comeAndGo(90);
    const after = await measureMemory();
    expect(after.nodes - before.nodes).toBeLessThan(200);
    expect(after.listeners - before.listeners).toBeLessThan(200);
    expect(after.heap - before.heap).toBeLessThan(1_500_000);
  });
});

describe('an island inside a popup', () => {
  it('PO-8 an island inside a popup mounts when the popup is shown, even if its widget usually mounts immediately', async () => {
    showPage(`<div data-widget="popup" hidden>${hosts(1)}</div>${hosts(1)}`);
    start({ widgets: [eager] });
    const [inside, beside] = document.querySelectorAll('[data-widget="counter"]');
    await until(() => beside && hasState(beside, 'mounted')(), 'the one beside');
    expect(inside?.getAttribute('data-widget-state')).toBe('pending');
    document.querySelector('[data-widget="popup"]')?.removeAttribute('hidden');
    await until(() => inside && hasState(inside, 'mounted')(), 'the one inside');
  });

  it('PO-8 an island inside a popup mounts according to the trigger in its markup', async () => {
    showPage(`<div data-widget="popup" hidden>${hosts(1).replace('>', ' data-widget-load="load">')}</div>`);
    start({ widgets: [eager] });
    await until(() => mountedCount() === 1, 'the island');
  });
});

describe('the page around islands', () => {
  it('RT-9 the page keeps its focus, form values, listeners and nodes when islands mount, and does not shift', async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    });
    observer.observe({ type: 'layout-shift' });
    const host = showPage(
      '<div data-widget="counter"><button>+</button><input value="server"></div><p>below</p>',
    );
    const button = host.querySelector('button');
    const input = host.querySelector('input');
    if (!button || !input) throw new Error('fixture');
    const heard = vi.fn();
    button.addEventListener('click', heard);
    input.value = 'typed';
    input.focus();
    start({ widgets: [eager] });
    await until(hasState(host, 'mounted'), 'mounted');
    button.click();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(host.querySelector('button')).toBe(button);
    expect(input.value).toBe('typed');
    expect(document.activeElement).toBe(input);
    observer.disconnect();
    expect(shifts).toEqual([]);
  });

  it('RT-4 a host mounts when it comes into view', async () => {
    const host = showPage(
      `<p></p><div class="tall"></div><div data-widget="counter" data-widget-load="visible"><button>+</button></div>`,
    );
    const inView = document.querySelector('p') as HTMLElement;
    inView.innerHTML = '<span data-widget="counter" data-widget-load="visible"><button>+</button></span>';
    const tall = document.querySelector<HTMLElement>('.tall');
    if (tall) tall.style.blockSize = '5000px';
    start({ widgets: [eager] });
    await until(hasState(inView.firstElementChild as Element, 'mounted'), 'mounted the host in view');
    expect(host.getAttribute('data-widget-state')).toBe('pending');
    host.scrollIntoView();
    await until(hasState(host, 'mounted'), 'mounted when in view');
  });

  it('RT-28 all islands of a host mount when the host comes into view', async () => {
    const host = showPage(
      '<div data-widget="counter other" data-widget-load="visible"><button>+</button></div>',
    );
    const load = async () => ({ default: { ...counter, name: 'other' } });
    start({ widgets: [eager, lazyWidget('other', { load })] });
    await until(hasState(host, 'mounted'), 'both');
    expect(host.querySelectorAll('output')).toHaveLength(2);
  });

  it('RT-4 a host with a media trigger mounts when the trigger’s query matches', async () => {
    const host = showPage(
      `<div data-widget="counter" data-widget-load="media((min-width: 99999px))"><button>+</button></div>
       <div id="b" data-widget="counter" data-widget-load="media((min-width: 1px))"><button>+</button></div>`,
    );
    start({ widgets: [eager] });
    const second = document.getElementById('b');
    await until(() => second?.getAttribute('data-widget-state') === 'mounted', 'the matching one mounts');
    expect(host.getAttribute('data-widget-state')).toBe('pending');
  });

  it('RT-4 the first key pressed on an element with a role is replayed', async () => {
    const host = showPage(
      `<div data-widget="counter" data-widget-load="interaction"><button>+</button><div role="option" tabindex="0">x</div></div>`,
    );
    const option = host.querySelector<HTMLElement>('[role]');
    const heard = vi.fn();
    option?.addEventListener('keydown', (event) => heard(event.key));
    start({ widgets: [eager] });
    option?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    );
    await until(() => heard.mock.calls.length === 1, 'replayed once');
    expect(hasState(host, 'mounted')()).toBe(true);
    expect(heard).toHaveBeenCalledWith('ArrowDown');
  });
});

async function measureMemory(): Promise<{ nodes: number; listeners: number; heap: number }> {
  const counts = await inMemory();
  const session = cdp() as unknown as { send(method: string): Promise<Record<string, number>> };
  const { usedSize = 0 } = await session.send('Runtime.getHeapUsage');
  return { ...counts, heap: usedSize };
}
