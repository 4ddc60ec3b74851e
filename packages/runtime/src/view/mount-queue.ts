import { yieldToBrowser } from '../host-page/yield-to-browser.ts';
import { fail } from '../islands/activate.ts';
import type { MountTask, Renderer } from '../islands/types.ts';

/**
 * Duration of a slice of work before yielding to the browser, in ms (RT-16): less than a frame. Shorter slices would delay
 * mounting where the browser draws a frame after each slice.
 */
const SLICE_MS = 12;
/**
 * Maximum number of roots per synchronous commit: a lower limit means more commits, and with a higher one a slice may take too
 * long.
 */
const BATCH = 16;

/**
 * Creates a queue that mounts islands in batches, urgent ones first, without blocking the browser for long. `mountBatch` gets
 * only islands that are still needed: a host that was removed from the page while its code was loading never mounts (RT-6).
 */
export function createMountQueue(mountBatch: (batch: readonly MountTask[]) => void): Renderer {
  const queue: MountTask[] = [];
  let draining = false;
  /** Number of islands in the next batch, estimated from the time that the last batch took. */
  let size = 1;

  const takeBatch = () => queue.splice(0, size).filter(({ record }) => record.state === 'loading');

  const drain = async () => {
    while (queue.length > 0) {
      await yieldToBrowser(); // also before the first slice, because evaluating the newly loaded code took time
      queue.sort(byUrgency);
      const sliceEnd = performance.now() + SLICE_MS;
      let batch: readonly MountTask[];
      do {
        batch = takeBatch();
        const start = performance.now();
        try {
          mountBatch(batch);
        } catch (error) {
          for (const { record } of batch) if (record.state === 'loading') fail(record, error, 'mounting');
        }
        const took = performance.now() - start;
        if (batch.length > 0)
          size = Math.min(Math.max(Math.floor((SLICE_MS * batch.length) / took), 1), BATCH);
        // Yields after urgent islands, so that a visitor who clicked sees the result before other islands mount.
      } while (queue.length > 0 && !batch[0]?.record.urgent && performance.now() < sliceEnd);
    }
    draining = false;
  };

  return {
    enqueue(task) {
      queue.push(task);
      if (draining) return;
      draining = true;
      void drain();
    },
  };
}

const byUrgency = (a: MountTask, b: MountTask): number => Number(b.record.urgent) - Number(a.record.urgent);
