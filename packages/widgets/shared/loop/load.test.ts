import { describe, expect, it } from 'vitest';
import { isLoading, startLoad } from './load.ts';

const loop = () => document.createElement('div');
const never = new AbortController().signal;

describe('loading a loop', () => {
  it('LP-1 marks it until the end', () => {
    const element = loop();
    const load = startLoad(element, never);
    expect([element.className, element.getAttribute('aria-busy'), isLoading(element)]).toEqual([
      'e-loading-overlay',
      'true',
      true,
    ]);
    load.end();
    expect([element.className, element.getAttribute('aria-busy'), isLoading(element)]).toEqual([
      '',
      null,
      false,
    ]);
  });

  it('LP-1 a newer load ends the older one and keeps its own marks', () => {
    const element = loop();
    const older = startLoad(element, never, 'more');
    const newer = startLoad(element, never);
    expect([older.signal.aborted, newer.signal.aborted]).toEqual([true, false]);
    older.end();
    expect([element.className, isLoading(element)]).toEqual(['e-loading-overlay', true]);
    newer.end();
    expect([element.className, isLoading(element)]).toEqual(['', false]);
  });

  it('LP-1 other loops go on', () => {
    const first = startLoad(loop(), never);
    startLoad(loop(), never).end();
    expect(first.signal.aborted).toBe(false);
    first.end();
  });

  it('RT-6 ends with who asked for it, also with one that has gone', () => {
    const controller = new AbortController();
    const load = startLoad(loop(), controller.signal);
    controller.abort();
    expect(load.signal.aborted).toBe(true);
    expect(startLoad(loop(), controller.signal).signal.aborted).toBe(true);
  });
});
