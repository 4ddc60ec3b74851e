import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyDefinition } from '../islands/define.ts';
import type { IslandRecord } from '../islands/record.ts';
import { until } from '../testing/page.ts';
import { breathe, createMountQueue } from './mount-queue.ts';

const record = (id: string): IslandRecord => ({
  host: document.createElement('div'),
  name: 'counter',
  id,
  state: 'loading',
  urgent: false,
  entered: true,
  widget: undefined,
  isReset: undefined,
  disarm: undefined,
  unmount: undefined,
  update: undefined,
  settled: [],
});
const definition = {} as AnyDefinition;

/** A queue that remembers which islands it mounted, in order. */
function watchedQueue() {
  const mounted: string[] = [];
  const queue = createMountQueue((batch) => mounted.push(...batch.map((task) => task.record.id)));
  return { mounted, enqueue: (island: IslandRecord) => queue.enqueue({ record: island, definition }) };
}

describe('the queue of islands that are ready to mount', () => {
  it('RT-4 islands that somebody clicked go first, in the order of the page', async () => {
    const { mounted, enqueue } = watchedQueue();
    const [a, b, c] = [record('a'), record('b'), record('c')];
    for (const island of [a, b, c]) enqueue(island);
    b.urgent = true; // clicked while they wait
    c.urgent = true;
    await until(() => mounted.length === 3, 'all mounted');
    expect(mounted).toEqual(['b', 'c', 'a']);
  });

  describe('its slices', () => {
    let now: number;
    /** Batches that are mounted between two turns of the page. */
    let slices: string[][];
    let onPage: () => void;

    /** A queue on a clock of its own, on which a batch takes 2 ms. */
    function slicedQueue(count: number): IslandRecord[] {
      now = 0;
      slices = [];
      onPage = () => {};
      vi.spyOn(performance, 'now').mockImplementation(() => now);
      let slice: string[] | undefined;
      const queue = createMountQueue((batch) => {
        now += 2;
        if (!slice) {
          slice = [];
          slices.push(slice);
          queueMicrotask(() => {
            slice = undefined;
            onPage();
          });
        }
        slice.push(...batch.map((task) => task.record.id));
      });
      const islands = Array.from({ length: count }, (_, index) => record(`${index}`));
      for (const island of islands) queue.enqueue({ record: island, definition });
      return islands;
    }
    const allMounted = async (count: number) => {
      for (let turn = 0; slices.flat().length < count && turn < 1000; turn++) await breathe();
    };
    const urge = (island: IslandRecord | undefined) => Object.assign(island ?? {}, { urgent: true });

    afterEach(() => {
      vi.restoreAllMocks();
    });

    it('RT-16 are 6 ms long', async () => {
      slicedQueue(60);
      await allMounted(60);
      expect(slices.map(({ length }) => length)).toEqual([24, 24, 12]);
    });

    it.each([
      { turn: 16, islands: 64 },
      { turn: 500, islands: 96 },
    ])(
      'RT-16 are as long as the browser’s own turn, and 24 ms at most: $turn ms',
      async ({ turn, islands }) => {
        void breathe().then(() => {
          now += turn; // this message comes before the queue's own
        });
        slicedQueue(120);
        await allMounted(120);
        expect(slices[0]).toHaveLength(islands);
      },
    );

    it('RT-4 leave the page its turn as soon as a clicked island is mounted', async () => {
      urge(slicedQueue(60)[59]);
      await allMounted(60);
      expect(slices[0]).toEqual(['59', '0', '1', '2', '3', '4', '5', '6']);
    });

    it('RT-16 go on with the others though somebody clicks again and again', async () => {
      const islands = slicedQueue(120);
      urge(islands[119]);
      let next = 118;
      onPage = () => urge(islands[next--]);
      await allMounted(120);
      expect(slices.map(([first, ...others]) => [first, others.length]).slice(0, 4)).toEqual([
        ['119', 7],
        ['118', 23],
        ['117', 7],
        ['116', 23],
      ]);
    });
  });

  it('RT-7 a batch that throws fails its islands and stops no later one', async () => {
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

  it('RT-6 an island whose host left while it waited is not mounted', async () => {
    const { mounted, enqueue } = watchedQueue();
    const [a, b] = [record('a'), record('b')];
    enqueue(a);
    enqueue(b);
    a.state = 'ended';
    await until(() => mounted.length === 1, 'the other mounted');
    expect(mounted).toEqual(['b']);
  });

  it('RT-16 mounting begins in a task of its own, not at the end of the one that evaluated the code', async () => {
    const { mounted, enqueue } = watchedQueue();
    enqueue(record('a'));
    for (let microtask = 0; microtask < 20; microtask++) await null;
    expect(mounted).toEqual([]);
    await until(() => mounted.length === 1, 'mounted');
  });
});
