import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start, stop } from '../start.ts';
import { counter } from '../testing/counter.tsx';
import { hasState, showPage, until } from '../testing/page.ts';
import { type Catalogue, lazyWidget } from './define.ts';
import { mount } from './mount.ts';

const widget = () => lazyWidget('counter', { trigger: 'load', load: async () => ({ default: counter }) });
const host = '<div data-widget="counter"><button>+</button></div>';

/** A catalogue that comes when it is let go. */
function held(widgets = [widget()], begin = () => {}) {
  let letGo: (error?: Error) => void = () => {};
  const catalogue = vi.fn<Catalogue>(
    () =>
      new Promise((resolve, reject) => {
        letGo = (error) => (error ? reject(error) : resolve({ widgets, begin }));
      }),
  );
  return { catalogue, letGo: (error?: Error) => letGo(error) };
}

describe('a catalogue of widgets', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });
  afterEach(stop);

  it('RT-1 is not fetched by a page without hosts', () => {
    const { catalogue } = held();
    start({ catalogue });
    expect(catalogue).not.toHaveBeenCalled();
  });

  it('RT-1 is not fetched when every host has its widget', () => {
    const { catalogue } = held();
    showPage(host);
    start({ widgets: [widget()], catalogue });
    expect(catalogue).not.toHaveBeenCalled();
  });

  it('RT-1 is fetched once, with the first host of an unknown name, and mounts all of them', async () => {
    const { catalogue, letGo } = held();
    showPage(host + host);
    start({ catalogue });
    expect(catalogue).toHaveBeenCalledTimes(1);
    letGo();
    const hosts = [...document.querySelectorAll('[data-widget]')];
    await until(() => hosts.every((each) => hasState(each, 'mounted')()), 'both islands');
    expect(catalogue).toHaveBeenCalledTimes(1);
  });

  it('RT-6 is fetched when the first host comes later', async () => {
    const { catalogue, letGo } = held();
    start({ catalogue });
    showPage(host);
    await until(() => catalogue.mock.calls.length === 1, 'the catalogue');
    letGo();
    await until(() => document.querySelector('[data-widget-state="mounted"]'), 'the island');
  });

  it('RT-8 is fetched at once when it comes second and hosts are waiting', () => {
    const { catalogue } = held();
    showPage(host);
    start();
    start({ catalogue });
    expect(catalogue).toHaveBeenCalledTimes(1);
  });

  it('RT-4 a click that comes before it is kept and given back to the mounted island', async () => {
    const { catalogue, letGo } = held();
    const island = showPage(host);
    start({ catalogue });
    const seen = vi.fn();
    island.addEventListener('click', seen);
    island.querySelector('button')?.click();
    expect(seen).not.toHaveBeenCalled();
    letGo();
    await until(() => island.querySelector('output')?.textContent === 'Count 1', 'the click to count');
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('RT-18 what it brings begins with it, and not after the page was stopped', async () => {
    const begin = vi.fn();
    const first = held([widget()], begin);
    const island = showPage(host);
    start({ catalogue: first.catalogue });
    first.letGo();
    await until(hasState(island, 'mounted'), 'the island');
    expect(begin.mock.calls).toEqual([[document]]);
    stop();

    const second = held([widget()], begin);
    start({ catalogue: second.catalogue });
    stop();
    second.letGo();
    await new Promise((resolve) => setTimeout(resolve));
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('RT-17 is asked for once more; when it does not come, a kept click goes to the server HTML and it is said once', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const catalogue = vi.fn<Catalogue>(() => Promise.reject(new Error('offline')));
    const island = showPage(host);
    start({ catalogue });
    const seen = vi.fn();
    island.addEventListener('click', seen);
    island.querySelector('button')?.click();
    await until(() => seen.mock.calls.length === 1, 'the click to come back');
    expect(catalogue).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });

  it('RT-10 mounting by hand waits for it, and says so when it has no such widget', async () => {
    const first = held();
    const island = showPage('<div data-widget="counter" data-widget-load="never"><button>+</button></div>');
    start({ catalogue: first.catalogue });
    const mounting = mount(island);
    first.letGo();
    await mounting;
    expect(island.getAttribute('data-widget-state')).toBe('mounted');

    const second = held();
    start({ catalogue: second.catalogue });
    const unknown = document.createElement('div');
    unknown.setAttribute('data-widget', 'nothing');
    document.body.append(unknown);
    const refused = mount(unknown);
    second.letGo();
    await expect(refused).rejects.toThrow('"nothing" did not mount');
  });
});
