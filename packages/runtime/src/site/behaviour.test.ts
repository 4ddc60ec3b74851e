import { describe, expect, it, vi } from 'vitest';
import { start, stop } from '../start.ts';
import { behaviour, endBehaviours, fetchBehaviour } from './behaviour.ts';

describe('a page-wide behaviour', () => {
  it('RT-8 a behaviour starts once, however many callers request it', () => {
    const begin = vi.fn();
    behaviour('test', begin);
    behaviour('test', begin);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('RT-18 a behaviour ends once when its end function is called, and can start again', () => {
    const end = vi.fn();
    const finish = behaviour('test', (signal) => signal.addEventListener('abort', end));
    finish();
    finish();
    expect(end).toHaveBeenCalledTimes(1);
    const begin = vi.fn();
    behaviour('test', begin);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('RT-18 an end function does not end a later behaviour of the same name', () => {
    const finish = behaviour('test', () => {});
    finish();
    const end = vi.fn();
    behaviour('test', (signal) => signal.addEventListener('abort', end));
    finish();
    expect(end).not.toHaveBeenCalled();
  });

  it('RT-18 a behaviour ends when the page is stopped', () => {
    const end = vi.fn();
    start();
    behaviour('test', (signal) => signal.addEventListener('abort', end));
    stop();
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('RT-18 a behaviour ends only once when its end function is called after the page was stopped', () => {
    const end = vi.fn();
    const finish = behaviour('test', (signal) => signal.addEventListener('abort', end));
    endBehaviours();
    finish();
    expect(end).toHaveBeenCalledTimes(1);
  });
});

describe('behaviour code that fails to load', () => {
  it('RT-17 reports behaviour code that fails to load, and requests it again at the next call', async () => {
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

  it('RT-18 a behaviour does not start when the page was stopped while its code loaded', async () => {
    const begin = vi.fn();
    const coming = fetchBehaviour('test', async () => begin);
    endBehaviours();
    await coming;
    expect(begin).not.toHaveBeenCalled();
  });
});
