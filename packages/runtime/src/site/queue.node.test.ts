import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.ts';

describe('createQueue', () => {
  it('AC-2 a queue runs one task at a time, in order, even after a failed task', async () => {
    const queue = createQueue();
    const log: string[] = [];
    const task = (name: string, fails = false) =>
      queue.run(async () => {
        log.push(`${name} starts`);
        await Promise.resolve();
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const [one, two, three] = await Promise.allSettled([task('1'), task('2', true), task('3')]);
    expect(log).toEqual(['1 starts', '1 ends', '2 starts', '2 ends', '3 starts', '3 ends']);
    expect([one.status, two.status, three.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('CF-7 a queue becomes idle only when tasks added in the meantime have ended too', async () => {
    const queue = createQueue();
    const log: string[] = [];
    void queue.run(async () => {
      void queue.run(async () => {
        log.push('inner');
      });
      log.push('outer');
    });
    await queue.idle();
    expect(log).toEqual(['outer', 'inner']);
  });
});
