import { describe, expect, it, vi } from 'vitest';
import { start, stop } from '../start.ts';
import { behaviour, endBehaviours, fetchBehaviour } from './behaviour.ts';

describe('a behaviour of the page', () => {
  it('RT-8 begins once, whoever asks', () => {
    const begin = vi.fn();
    behaviour('test', begin);
    behaviour('test', begin);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('RT-18 ends when it is told to, once, and may begin anew', () => {
    const end = vi.fn();
    const finish = behaviour('test', (signal) => signal.addEventListener('abort', end));
    finish();
    finish();
    expect(end).toHaveBeenCalledTimes(1);
    const begin = vi.fn();
    behaviour('test', begin);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('RT-18 a call that ended one leaves the next of its name running', () => {
    const finish = behaviour('test', () => {});
    finish();
    const end = vi.fn();
    behaviour('test', (signal) => signal.addEventListener('abort', end));
    finish();
    expect(end).not.toHaveBeenCalled();
  });

  it('RT-18 ends with the page', () => {
    const end = vi.fn();
    start();
    behaviour('test', (signal) => signal.addEventListener('abort', end));
    stop();
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('RT-18 that has ended with the page does not end again when it is told to later', () => {
    const end = vi.fn();
    const finish = behaviour('test', (signal) => signal.addEventListener('abort', end));
    endBehaviours();
    finish();
    expect(end).toHaveBeenCalledTimes(1);
  });
});

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
