import type { MountTask, Renderer } from './define.ts';

/** Work between two breaths of the browser: short enough that no frame is lost on a slow phone (RT-16). */
const SLICE_MS = 12;
/** Roots per synchronous commit: fewer wastes commits, more makes a slice overrun. */
const BATCH = 8;

/**
 * Mounts islands in order, a batch at a time, without ever holding the browser up for long. `mountBatch` gets only islands
 * that are still wanted: a host that left the page while its code was loading never mounts (RT-6).
 */
export function createMountQueue(mountBatch: (batch: readonly MountTask[]) => void): Renderer {
  const queue: MountTask[] = [];
  let draining = false;

  const takeBatch = () => queue.splice(0, BATCH).filter(({ record }) => record.state === 'loading');

  const drain = async () => {
    while (queue.length > 0) {
      const sliceEnd = performance.now() + SLICE_MS;
      do mountBatch(takeBatch());
      while (queue.length > 0 && performance.now() < sliceEnd);
      if (queue.length > 0) await breathe();
    }
    draining = false;
  };

  return {
    enqueue(task, urgent) {
      if (urgent) queue.unshift(task);
      else queue.push(task);
      if (draining) return;
      draining = true;
      queueMicrotask(drain);
    },
  };
}

interface Scheduler {
  yield?(): Promise<void>;
}

/** Lets the browser answer input and paint; Safari has no scheduler and gets a message instead of a timer's 4 ms. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
