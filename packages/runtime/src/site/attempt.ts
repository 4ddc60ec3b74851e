/** What `run` returns, or undefined when it throws: for storage and cookies, which a browser may forbid. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
