import { createElement } from 'preact';
import { createRoot } from 'preact/compat/client';
import { useEffect, useState } from 'preact/hooks';
import { describe, expect, it, vi } from 'vitest';
import { flushSync } from './lean-react-dom.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Shows whether its effect has run; calls `onStart` in its first effect. */
function Bound({ onStart }: { onStart: () => void }) {
  const [state, setState] = useState('drawn');
  useEffect(() => {
    onStart();
    setState('bound');
  }, [onStart]);
  return state;
}

describe('flushSync of the lean flavour', () => {
  it('RT-4 flushSync runs effects, and renders their changes, before it returns', () => {
    const element = document.createElement('div');
    const onStart = vi.fn();
    const result = flushSync(() => {
      createRoot(element).render(createElement(Bound, { onStart }));
      expect(onStart).not.toHaveBeenCalled();
      return 'result';
    });
    expect([result, onStart.mock.calls.length, element.textContent]).toEqual(['result', 1, 'bound']);
  });

  it('RT-4 flushSync runs effects that were already waiting, and leaves later effects to their frame', async () => {
    const [before, during, after] = [vi.fn(), vi.fn(), vi.fn()];
    const show = (onStart: () => void) =>
      createRoot(document.createElement('div')).render(createElement(Bound, { onStart }));
    show(before);
    flushSync(() => show(during));
    show(after);
    const calls = () => [before, during, after].map(({ mock }) => mock.calls.length);
    expect(calls()).toEqual([1, 1, 0]);
    await vi.waitFor(() => expect(calls()).toEqual([1, 1, 1]));
    await frame();
    expect(calls()).toEqual([1, 1, 1]);
  });

  it('RT-7 flushSync throws the error from its callback, and runs the effects of the views that were rendered', () => {
    const onStart = vi.fn();
    const work = () =>
      flushSync(() => {
        createRoot(document.createElement('div')).render(createElement(Bound, { onStart }));
        throw new Error('broken');
      });
    expect(work).toThrow('broken');
    expect(onStart).toHaveBeenCalledTimes(1);
  });
});
