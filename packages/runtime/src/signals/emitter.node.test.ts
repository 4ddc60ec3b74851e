import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createEmitter', () => {
  it('RT-12 calls the listeners of that event until they end', () => {
    const { on, emit } = createEmitter<{ a: number; b: number }>();
    const heard: number[] = [];
    const end = on('a', (detail) => heard.push(detail));
    emit('a', 1);
    emit('b', 2);
    end();
    emit('a', 3);
    expect(heard).toEqual([1]);
  });

  it("RT-7 one listener's error reaches the page's error monitor and no other listener", () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const monitor = vi.fn();
    vi.stubGlobal('reportError', monitor);
    const { on, emit } = createEmitter<{ a: number }>();
    const heard = vi.fn();
    on('a', () => {
      throw new Error('broken listener');
    });
    on('a', heard);
    emit('a', 1);
    expect(heard).toHaveBeenCalledWith(1);
    expect(monitor.mock.calls).toEqual([[new Error('broken listener')]]);
  });
});
