import { cdp } from 'vitest/browser';

/** Counts the DOM nodes and event listeners in memory after a garbage collection, including detached nodes. Chromium only. */
export async function inMemory(): Promise<{ nodes: number; listeners: number }> {
  const session = cdp() as unknown as { send(method: string): Promise<Record<string, number>> };
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes = 0, jsEventListeners = 0 } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}
