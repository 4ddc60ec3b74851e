import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpdates } from './updates.ts';

/** Creates updates whose server answers when a test resolves or rejects an entry of `answers`. */
function setUp() {
  const answers: { resolve: (left: boolean) => void; reject: (error: unknown) => void }[] = [];
  const failures: { error: unknown; retry: () => void }[] = [];
  const busy: boolean[] = [];
  const controller = new AbortController();
  const updates = createUpdates({
    delay: () => 1500,
    update: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    inTurn: (request) => request(),
    onBusy: (is) => busy.push(is),
    onFailure: (error, retry) => failures.push({ error, retry }),
    signal: controller.signal,
  });
  return { updates, answers, failures, busy, controller };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('scheduling updates', () => {
  it('CP-2 an update of the cart starts 1500 ms after the last change, not the first', async () => {
    const { updates, answers } = setUp();
    updates.edited();
    await vi.advanceTimersByTimeAsync(1000);
    updates.edited();
    await vi.advanceTimersByTimeAsync(1499);
    expect(answers).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(answers).toHaveLength(1);
  });

  it('CP-2 flush() updates the cart immediately, and not again after the delay', async () => {
    const { updates, answers } = setUp();
    updates.edited();
    updates.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toHaveLength(1);
    answers[0]?.resolve(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers).toHaveLength(1);
  });

  it('CP-2 calling flush() twice causes one update', async () => {
    const { updates, answers } = setUp();
    updates.flush();
    updates.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toHaveLength(1);
    answers[0]?.resolve(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers).toHaveLength(1);
  });

  it('CP-2 edits of the cart during an update are sent with the next update', async () => {
    const { updates, answers } = setUp();
    updates.flush();
    await vi.advanceTimersByTimeAsync(0);
    updates.edited();
    await vi.advanceTimersByTimeAsync(2000);
    expect(answers).toHaveLength(1);
    answers[0]?.resolve(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toHaveLength(2);
  });

  it('CP-2 edits of the cart that an answer leaves unsaved are sent after the delay', async () => {
    const { updates, answers } = setUp();
    updates.flush();
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.resolve(true);
    await vi.advanceTimersByTimeAsync(1499);
    expect(answers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(answers).toHaveLength(2);
  });
});

describe('the order of requests', () => {
  it('CP-2 another change to the cart waits for the running update', async () => {
    const { updates, answers } = setUp();
    const order: string[] = [];
    updates.flush();
    void updates.run(async () => order.push('removed'));
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual([]);
    answers[0]?.resolve(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['removed']);
  });

  it('CP-2 onBusy reports true from the first request to the end of the last', async () => {
    const { updates, answers, busy } = setUp();
    updates.flush();
    void updates.run(async () => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(busy).toEqual([true]);
    answers[0]?.resolve(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(busy).toEqual([true, true, false]);
  });
});

describe('failing requests', () => {
  it('CP-2 a failed update of the cart is reported once with a retry function, and later updates are sent', async () => {
    const { updates, answers, failures } = setUp();
    updates.flush();
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.reject(new Error('down'));
    await vi.advanceTimersByTimeAsync(0);
    expect(failures.map(({ error }) => String(error))).toEqual(['Error: down']);
    failures[0]?.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toHaveLength(2);
    answers[1]?.resolve(false);
    updates.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toHaveLength(3);
  });

  it('RT-6 after an abort, createUpdates sends nothing and reports no failure', async () => {
    const { updates, answers, failures, controller } = setUp();
    updates.edited();
    controller.abort();
    await vi.advanceTimersByTimeAsync(5000);
    void updates.run(() => Promise.reject(new Error('aborted')));
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toHaveLength(0);
    expect(failures).toHaveLength(0);
  });
});

describe('settle', () => {
  it('CP-2 settle() resolves true when the server has every edit', async () => {
    const { updates, answers } = setUp();
    updates.edited();
    const settled = vi.fn();
    void updates.settle().then(settled);
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.resolve(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    answers[1]?.resolve(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(true);
  });

  it('CP-2 settle() resolves false if the last edit could not be saved', async () => {
    const { updates, answers } = setUp();
    updates.edited();
    const settled = vi.fn();
    void updates.settle().then(settled);
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.reject(new Error('down'));
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(false);
  });
});
