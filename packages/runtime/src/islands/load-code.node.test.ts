import { describe, expect, it, vi } from 'vitest';
import { loadCode } from './load-code.ts';
import type { Widget, WidgetCode } from './types.ts';

const code = {} as WidgetCode;
const widget = (load: Widget['load']): Widget => ({ name: 'a', trigger: 'load', load });

describe('loading code', () => {
  it('RT-15 loadCode fetches a widget’s code once for any number of hosts', async () => {
    const load = vi.fn(async () => code);
    const asked = widget(load);
    expect(await Promise.all([loadCode(asked), loadCode(asked)])).toEqual([code, code]);
    expect(await loadCode(asked)).toBe(code);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('RT-17 loadCode rejects with a separate error for each host after two failures, and the next call tries again', async () => {
    const load = vi.fn(async () => code);
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const asked = widget(load);
    const ends = await Promise.allSettled([loadCode(asked), loadCode(asked)]);
    const reasons = ends.map((end) => (end.status === 'rejected' ? end.reason : undefined));
    expect(reasons.map(String)).toEqual(Array(2).fill('Error: Loading chunk a failed.'));
    expect(reasons[0]).not.toBe(reasons[1]);
    expect(load).toHaveBeenCalledTimes(2); // the first try and one more
    expect(await loadCode(asked)).toBe(code);
  });

  it('RT-17 loadCode rejects after 120 s, and not before', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const loading = loadCode({ name: 'slow', trigger: 'load', load: () => new Promise(() => {}) }).catch(
      settled,
    );
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(settled).toHaveBeenCalledWith(new Error('Loading chunk slow failed.'));
    vi.useRealTimers();
  });
});
