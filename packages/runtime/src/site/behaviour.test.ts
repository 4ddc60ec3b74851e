import { afterEach, describe, expect, it, vi } from 'vitest';
import { start, stop } from '../start.ts';
import { behaviour, endBehaviours } from './behaviour.ts';

afterEach(endBehaviours);

describe('a behaviour of the page', () => {
  it('RT-8 begins once, whoever asks', () => {
    const begin = vi.fn(() => () => {});
    behaviour('test', begin);
    behaviour('test', begin);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('RT-18 ends when it is told to, once, and may begin anew', () => {
    const end = vi.fn();
    const finish = behaviour('test', () => end);
    finish();
    finish();
    expect(end).toHaveBeenCalledTimes(1);
    const begin = vi.fn(() => () => {});
    behaviour('test', begin);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('RT-18 ends with the page', () => {
    const end = vi.fn();
    start();
    behaviour('test', () => end);
    stop();
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('RT-18 that has ended with the page does not end again when it is told to later', () => {
    const end = vi.fn();
    const finish = behaviour('test', () => end);
    endBehaviours();
    finish();
    expect(end).toHaveBeenCalledTimes(1);
  });
});
