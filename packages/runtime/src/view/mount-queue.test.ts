import { describe, expect, it, vi } from 'vitest';
import type { AnyDefinition, IslandRecord } from '../islands/types.ts';
import { until } from '../testing/page.ts';
import { createMountQueue } from './mount-queue.ts';

const record = (id: string): IslandRecord => ({
  host: document.createElement('div'),
  name: 'counter',
  id,
  state: 'loading',
  urgent: false,
  entered: true,
  widget: undefined,
  disarm: undefined,
  unmount: undefined,
  update: undefined,
  settled: [],
});
const definition = {} as AnyDefinition;

/** Returns a queue that records which islands it mounted, in order. */
function watchedQueue() {
  const mounted: string[] = [];
  const queue = createMountQueue((batch) => mounted.push(...batch.map((task) => task.record.id)));
  return { mounted, enqueue: (island: IslandRecord) => queue.enqueue({ record: island, definition }) };
}

describe('the queue of islands that are ready to mount', () => {
  it('RT-4 the mount queue mounts clicked islands first, in page order', async () => {
    const { mounted, enqueue } = watchedQueue();
    const [a, b, c] = [record('a'), record('b'), record('c')];
    for (const island of [a, b, c]) enqueue(island);
    b.urgent = true; // clicked while they wait
    c.urgent = true;
    await until(() => mounted.length === 3, 'all mounted');
    expect(mounted).toEqual(['b', 'c', 'a']);
  });

  it('RT-4 the mount queue yields to the page as soon as a clicked island is mounted', async () => {
    const happened: string[] = [];
    const queue = createMountQueue((batch) => {
      happened.push(...batch.map((task) => task.record.id));
      queueMicrotask(() => happened.push('the page'));
    });
    const islands = Array.from({ length: 20 }, (_, index) => record(`${index}`));
    for (const island of islands) queue.enqueue({ record: island, definition });
    Object.assign(islands[19] ?? {}, { urgent: true });
    await until(() => happened.includes('18'), 'all mounted');
    expect(happened.slice(0, 2)).toEqual(['19', 'the page']);
  });

  it.each([
    ['one island that takes longer than a slice', 10, 1],
    ['sixteen islands that take no time', 0, 16],
  ])('RT-16 the mount queue mounts in one batch at most %s', async (_, takes, most) => {
    const batches: number[] = [];
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const queue = createMountQueue((batch) => {
      batches.push(batch.length);
      now += takes * batch.length;
    });
    // The cost of the others cannot be estimated from an island that has ended.
    queue.enqueue({ record: { ...record('gone'), state: 'ended' }, definition });
    for (let index = 0; index < 40; index += 1) queue.enqueue({ record: record(`${index}`), definition });
    await until(() => batches.reduce((sum, count) => sum + count, 0) === 40, 'all mounted');
    vi.restoreAllMocks();
    expect(batches.find((count) => count > 0)).toBe(1);
    expect(Math.max(...batches)).toBe(most);
  });

  it('RT-7 the islands of a batch that throws fail, and later islands mount', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const mounted: string[] = [];
    const queue = createMountQueue((batch) => {
      for (const { record } of batch) {
        if (record.id === 'bad') throw new Error('broken renderer');
        mounted.push(record.id);
      }
    });
    const bad = record('bad');
    queue.enqueue({ record: bad, definition });
    await until(() => bad.state === 'failed', 'the bad one to fail');
    queue.enqueue({ record: record('later'), definition });
    await until(() => mounted.length === 1, 'the later one');
    vi.restoreAllMocks();
  });

  it('RT-6 the mount queue skips an island whose host was removed while the island waited', async () => {
    const { mounted, enqueue } = watchedQueue();
    const [a, b] = [record('a'), record('b')];
    enqueue(a);
    enqueue(b);
    a.state = 'ended';
    await until(() => mounted.length === 1, 'the other mounted');
    expect(mounted).toEqual(['b']);
  });

  it('RT-16 the mount queue mounts islands in a separate task, not at the end of the task that evaluated their code', async () => {
    const { mounted, enqueue } = watchedQueue();
    enqueue(record('a'));
    for (let microtask = 0; microtask < 20; microtask++) await null;
    expect(mounted).toEqual([]);
    await until(() => mounted.length === 1, 'mounted');
  });
});
