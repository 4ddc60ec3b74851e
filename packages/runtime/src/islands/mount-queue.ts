import type { AnyDefinition, Renderer } from './define.ts';
import type { IslandRecord } from './record.ts';

export interface MountTask {
  readonly record: IslandRecord;
  readonly definition: AnyDefinition;
  readonly renderer: Renderer;
}

/** Work between two breaths of the browser: short enough that no frame is lost on a slow phone (RT-16). */
const SLICE_MS = 12;
/** Roots per synchronous commit: fewer wastes commits, more makes a slice overrun. */
const BATCH = 8;

const queue: MountTask[] = [];
let draining = false;

/** Mounts an island whose code is here, in order, without ever holding the browser up for long. */
export function enqueue(task: MountTask, urgent: boolean): void {
  if (urgent) queue.unshift(task);
  else queue.push(task);
  if (draining) return;
  draining = true;
  queueMicrotask(drain);
}

async function drain(): Promise<void> {
  while (queue.length > 0) {
    const sliceEnd = performance.now() + SLICE_MS;
    do mountBatch();
    while (queue.length > 0 && performance.now() < sliceEnd);
    if (queue.length > 0) await breathe();
  }
  draining = false;
}

function mountBatch(): void {
  const renderer = queue[0]?.renderer;
  const batch: MountTask[] = [];
  while (batch.length < BATCH && queue[0] && queue[0].renderer === renderer) {
    const task = queue.shift();
    // A host that left the page while its code was loading never mounts (RT-6).
    if (task && task.record.state === 'loading') batch.push(task);
  }
  renderer?.mount(batch);
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
