import { describe, expect, it, vi } from 'vitest';
import { shareLoad } from './share-load.ts';

describe('sharing a request', () => {
  it('PO-7 all that ask for the same while it loads get one answer, and others their own', async () => {
    const share = shareLoad<string>();
    const load = vi.fn(async () => 'answer');
    const { signal } = new AbortController();
    const [one, two, other] = await Promise.all([
      share('a', signal, load),
      share('a', signal, load),
      share('b', signal, load),
    ]);
    expect([one, two, other]).toEqual(['answer', 'answer', 'answer']);
    expect(load).toHaveBeenCalledTimes(2);
    await share('a', signal, load);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('PO-7 who leaves and comes back at once does not make it start anew', async () => {
    const share = shareLoad<string>();
    let isAborted = false;
    let answer = (_text: string) => {};
    const load = vi.fn(
      (signal: AbortSignal) =>
        new Promise<string>((resolve) => {
          answer = resolve;
          signal.addEventListener('abort', () => {
            isAborted = true;
          });
        }),
    );
    const first = new AbortController();
    void share('a', first.signal, load);
    first.abort();
    const second = share('a', new AbortController().signal, load);
    await Promise.resolve();
    answer('once');
    expect(await second).toBe('once');
    expect(load).toHaveBeenCalledTimes(1);
    expect(isAborted).toBe(false);
  });

  it('PO-7 it is aborted when nobody waits any more, and the next starts anew', async () => {
    const share = shareLoad<string>();
    const aborted: AbortSignal[] = [];
    const load = (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        aborted.push(signal);
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        if (aborted.length > 1) resolve('second');
      });
    const controller = new AbortController();
    const first = share('a', controller.signal, load);
    controller.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(await share('a', new AbortController().signal, load)).toBe('second');
  });

  it('PO-7 a failure is everybody’s, and the next one asks anew', async () => {
    const share = shareLoad<string>();
    const load = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce('yes');
    const { signal } = new AbortController();
    const both = await Promise.allSettled([share('a', signal, load), share('a', signal, load)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await share('a', signal, load)).toBe('yes');
  });
});
