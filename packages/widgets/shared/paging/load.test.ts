import { describe, expect, it } from 'vitest';
import { afterLoad, isLoading, startLoad } from './load.ts';

const list = () => document.createElement('div');
const marking = (name: string) => (element: HTMLElement) => {
  element.classList.add(name);
  return () => element.classList.remove(name);
};
const busy = marking('busy');
const never = new AbortController().signal;

describe('loading a list', () => {
  it('LP-1 startLoad marks a list until the load ends', () => {
    const element = list();
    const load = startLoad(element, never, busy);
    expect([element.className, isLoading(element)]).toEqual(['busy', true]);
    load.end();
    expect([element.className, isLoading(element)]).toEqual(['', false]);
  });

  it('LP-1 a newer load of a list aborts the older one, whose end does not remove the newer mark', () => {
    const element = list();
    const older = startLoad(element, never, marking('more'));
    const newer = startLoad(element, never, busy);
    expect([older.signal.aborted, newer.signal.aborted]).toEqual([true, false]);
    older.end();
    expect([element.className, isLoading(element)]).toEqual(['busy', true]);
    newer.end();
    expect([element.className, isLoading(element)]).toEqual(['', false]);
  });

  it('LP-1 a load of one list does not abort the load of another', () => {
    const first = startLoad(list(), never, busy);
    startLoad(list(), never, busy).end();
    expect(first.signal.aborted).toBe(false);
    first.end();
  });

  it('RT-6 the caller’s signal aborts a load, even if the signal was aborted before the load', () => {
    const controller = new AbortController();
    const load = startLoad(list(), controller.signal, busy);
    controller.abort();
    expect(load.signal.aborted).toBe(true);
    expect(startLoad(list(), controller.signal, busy).signal.aborted).toBe(true);
  });

  it('LP-2 afterLoad calls only the last function that waits for a load, and no function if a newer load replaces it', async () => {
    const [first, second] = [list(), list()];
    const called: string[] = [];
    const load = startLoad(first, never, busy);
    afterLoad(first, () => called.push('earlier'));
    afterLoad(first, () => called.push('later'));
    load.end();
    startLoad(second, never, busy);
    afterLoad(second, () => called.push('overtaken'));
    startLoad(second, never, busy).end();
    await Promise.resolve();
    expect(called).toEqual(['later']);
  });
});
