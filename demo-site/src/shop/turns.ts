const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Runs works of one owner and key one after another; works without a key do not wait. A failed work holds up nobody. */
export async function inTurn<T>(owner: object, key: string | null, work: () => Promise<T>): Promise<T> {
  if (key === null) return work();
  const queue = queues.get(owner) ?? new Map<string, Promise<unknown>>();
  queues.set(owner, queue);
  const mine = (queue.get(key) ?? Promise.resolve()).then(work, work);
  const settled = mine.catch(() => undefined);
  queue.set(key, settled);
  try {
    return await mine;
  } finally {
    if (queue.get(key) === settled) queue.delete(key);
  }
}
