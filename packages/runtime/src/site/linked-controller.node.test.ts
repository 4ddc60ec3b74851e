import { expect, it } from 'vitest';
import { linkedController } from './linked-controller.ts';

it('RT-6 a linked controller aborts with its signal, for the same reason', () => {
  const outer = new AbortController();
  const inner = linkedController(outer.signal);
  expect(inner.signal.aborted).toBe(false);
  outer.abort('gone');
  expect(inner.signal.reason).toBe('gone');
  expect(linkedController(outer.signal).signal.reason).toBe('gone');
});

it('RT-6 aborting a linked controller does not abort its signal', () => {
  const outer = new AbortController();
  const inner = linkedController(outer.signal);
  inner.abort();
  expect(outer.signal.aborted).toBe(false);
  linkedController(undefined).abort();
});
