import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeByItself } from './close-by-itself.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('PO-5 a popup closes by itself after its time, once', () => {
  const close = vi.fn();
  closeByItself(document.createElement('div'), 3000, close);
  vi.advanceTimersByTime(2999);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(close).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown', 'input', 'wheel'])('PO-5 it stays open for who uses it: %s', (use) => {
  const close = vi.fn();
  const dialog = document.createElement('div');
  closeByItself(dialog, 3000, close);
  dialog.dispatchEvent(new Event(use));
  vi.advanceTimersByTime(10_000);
  expect(close).not.toHaveBeenCalled();
});

it('RT-18 an ended wait closes nothing', () => {
  const close = vi.fn();
  closeByItself(document.createElement('div'), 3000, close)();
  vi.advanceTimersByTime(10_000);
  expect(close).not.toHaveBeenCalled();
});
