import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyWidget } from './islands/lazy-widget.ts';
import { load, type PageApi } from './loader.ts';

let api: PageApi | undefined;
afterEach(() => api?.stop());

describe('a host that mounts when it is in view', () => {
  it('RT-31 the loader requests the code of a host in view while the core is loading, but not of a host far below', async () => {
    document.body.innerHTML =
      '<p data-widget="near">Near</p><div style="height: 5000px"></div><p data-widget="far">Far</p>';
    const requests = { near: vi.fn(), far: vi.fn() };
    const waiting = new Promise<never>(() => {});
    const widgets = (['near', 'far'] as const).map((name) =>
      lazyWidget(name, { trigger: 'visible(200px)', load: () => requests[name]() ?? waiting }),
    );
    api = load(widgets, () => waiting);
    await expect.poll(() => requests.near.mock.calls.length).toBe(1);
    expect(requests.far).not.toHaveBeenCalled();
    scrollTo(0, 5000);
    await expect.poll(() => requests.far.mock.calls.length).toBe(1);
    expect(requests.near).toHaveBeenCalledTimes(1);
  });
});
