import { describe, expect, it, vi } from 'vitest';
import { within } from './limits.ts';
import { inRounds } from './rounds.ts';

describe('limits of the benchmark', () => {
  it('within resolves with the result of work that ends in time', async () => {
    const giveUp = vi.fn();
    expect(await within(1000, 'a page', Promise.resolve(7), giveUp)).toBe(7);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('within rejects with the name of work that takes too long, and calls giveUp', async () => {
    const giveUp = vi.fn();
    const work = new Promise(() => {});
    await expect(within(5, 'a page', work, giveUp)).rejects.toThrow(
      'a page: expected an end within 0.005 s, found none',
    );
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('inRounds omits a subject that fails, and measures the others in every round', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const measured: string[] = [];
    const results = await inRounds(['good', 'bad'], 2, async (subject) => {
      measured.push(subject);
      if (subject === 'bad') throw new Error('broken');
      return measured.length;
    });
    expect([...results.keys()]).toEqual(['good']);
    expect(results.get('good')).toHaveLength(2);
    expect(measured.filter((subject) => subject === 'bad')).toHaveLength(1);
    expect(vi.mocked(console.error).mock.calls.join()).toContain('left out: broken');
  });
});
