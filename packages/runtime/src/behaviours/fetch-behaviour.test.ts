import { describe, expect, it, vi } from 'vitest';
import { endBehaviours } from '../site/behaviour.ts';
import { fetchBehaviour } from './fetch-behaviour.ts';

describe('code of a behaviour that does not come', () => {
  it('RT-17 is reported and asked for again at the next use', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const begin = vi.fn();
    const load = vi.fn(async () => begin).mockRejectedValueOnce(new Error('offline'));
    await fetchBehaviour('test', load);
    expect(begin).not.toHaveBeenCalled();
    expect(said.mock.calls.map(String).join()).toContain('test: loading its code: offline');
    await fetchBehaviour('test', load);
    expect(begin).toHaveBeenCalledTimes(1);
    said.mockRestore();
  });

  it('RT-18 does not begin when the page was stopped meanwhile', async () => {
    const begin = vi.fn();
    const coming = fetchBehaviour('test', async () => begin);
    endBehaviours();
    await coming;
    expect(begin).not.toHaveBeenCalled();
  });
});
