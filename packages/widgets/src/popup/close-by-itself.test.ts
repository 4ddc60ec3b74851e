import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeByItself } from './close-by-itself.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

it('PO-5 in a tab behind it waits to be seen, and then its whole time', () => {
  const close = vi.fn();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const turn = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  closeByItself(document.createElement('div'), 3000, close);
  vi.advanceTimersByTime(60_000);
  turn(false);
  vi.advanceTimersByTime(2999);
  turn(true);
  vi.advanceTimersByTime(60_000);
  expect(close).not.toHaveBeenCalled();
  turn(false);
  vi.advanceTimersByTime(3000);
  expect(close).toHaveBeenCalledTimes(1);
});
