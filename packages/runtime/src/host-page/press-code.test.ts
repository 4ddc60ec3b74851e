import { beforeEach, expect, it, vi } from 'vitest';
import { pressCode } from './press-code.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('RT-31 pressCode fetches the code once, when the page is idle', async () => {
  const load = vi.fn(async () => 'code');
  const { fetchAtIdle } = pressCode(load);
  for (let view = 0; view < 5; view++) fetchAtIdle();
  expect(load).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledOnce();
});

it('RT-4 a first press is handled when the code has loaded, later presses immediately', async () => {
  const { with: withCode } = pressCode(async () => 'code');
  const lost = vi.fn();
  const first = withCode((code) => `first ${code}`, lost);
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toBe('first code');
  expect(withCode((code) => `second ${code}`, lost)).toBe('second code');
  expect(lost).not.toHaveBeenCalled();
});

it('RT-17 pressCode ignores a failed fetch at idle, passes on a failure at a press, and tries again at the next press', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const { fetchAtIdle, with: withCode } = pressCode(load);
  fetchAtIdle();
  await vi.runAllTimersAsync();
  const lost = vi.fn();
  const use = vi.fn();
  await withCode(use, lost);
  expect(use).not.toHaveBeenCalled();
  expect(lost).toHaveBeenCalledExactlyOnceWith(new TypeError('Failed to fetch'));
  load.mockResolvedValue('code');
  await withCode(use, lost);
  expect(use).toHaveBeenCalledExactlyOnceWith('code');
  expect(load).toHaveBeenCalledTimes(3);
});
