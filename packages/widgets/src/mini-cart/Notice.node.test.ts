import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountdown } from './Notice.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the time of a notice', () => {
  it('MC-4 ends after its time', () => {
    const ended = vi.fn();
    createCountdown(10_000, ended);
    vi.advanceTimersByTime(9_999);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('MC-4 stays while the pointer or the focus is on it, and ends when they leave', () => {
    const ended = vi.fn();
    const countdown = createCountdown(10_000, ended);
    countdown.hold();
    vi.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
    countdown.release();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('MC-4 stays for its time when they leave earlier', () => {
    const ended = vi.fn();
    const countdown = createCountdown(10_000, ended);
    countdown.hold();
    countdown.release();
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('MC-4 says nothing once it was taken', () => {
    const ended = vi.fn();
    createCountdown(10_000, ended).cancel();
    vi.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
  });
});
