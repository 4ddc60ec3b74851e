const later = globalThis.setTimeout;

/**
 * Waits until a check no longer throws; returns its result, and throws its last error after 8 s: a loaded machine needs more than
 * the second that Vitest waits. Checks often, because most waits are shorter than Vitest's 50 ms, and does not advance a fake
 * clock.
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
