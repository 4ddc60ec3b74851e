/**
 * Decides when a host activates. Calls `activate` at most once, possibly before it returns.
 * Returns what ends the wait.
 */
export interface Trigger {
  (host: HTMLElement, argument: string, activate: () => void): () => void;
  /** Whether a press activates the host, too. @default true */
  takesPress?: (argument: string) => boolean;
}

export const nothing = (): void => {};
