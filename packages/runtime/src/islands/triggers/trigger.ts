/**
 * Decides when a host activates. Calls `activate` at most once, possibly before it returns.
 * Returns what ends the wait.
 */
export type Trigger = (host: HTMLElement, argument: string, activate: () => void) => () => void;

export const nothing = (): void => {};
