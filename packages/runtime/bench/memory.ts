import type { CDPSession } from 'playwright';

/** Live memory after garbage collection. */
export interface Memory {
  /** Bytes of JavaScript objects. */
  readonly heap: number;
  /** Number of DOM nodes. */
  readonly nodes: number;
  readonly listeners: number;
}

export async function memoryOf(devtools: CDPSession): Promise<Memory> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
