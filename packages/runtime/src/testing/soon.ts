const later = globalThis.setTimeout;

/**
 * Repeats a check until it does not throw, and returns its result. After 8 s, throws its last error; Vitest's limit of 1 s is too
 * short on a busy machine. Checks every 10 ms, because most waits are shorter than Vitest's interval of 50 ms. Does not advance a
 * fake clock.
 */
export async function soon<T>(check: () => T | Promise<T>): Promise<T> {
  for (const end = performance.now() + 8000; ; ) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => later(resolve, 10));
    }
  }
}
