/** What `run` returns, or undefined when it throws. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** `text` of an address or a cookie, decoded; as it stands where it is not well encoded. */
export const decode = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text;
