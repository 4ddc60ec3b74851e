import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyWidget } from './islands/lazy-widget.ts';
import { load, type PageApi } from './loader.ts';

let api: PageApi | undefined;
afterEach(() => api?.stop());

describe('a host that begins when it is in view', () => {
  it('RT-31 has its code asked for while the library is on its way, unless it is far below', async () => {
    document.body.innerHTML =
      '<p data-widget="near">Near</p><div style="height: 5000px"></div><p data-widget="far">Far</p>';
    const asked = { near: vi.fn(), far: vi.fn() };
    const waiting = new Promise<never>(() => {});
    const widgets = (['near', 'far'] as const).map((name) =>
      lazyWidget(name, { trigger: 'visible(200px)', load: () => asked[name]() ?? waiting }),
    );
    api = load(widgets, () => waiting);
    await expect.poll(() => asked.near.mock.calls.length).toBe(1);
    expect(asked.far).not.toHaveBeenCalled();
    scrollTo(0, 5000);
    await expect.poll(() => asked.far.mock.calls.length).toBe(1);
    expect(asked.near).toHaveBeenCalledTimes(1);
  });
});
