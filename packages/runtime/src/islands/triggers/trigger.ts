/**
 * Decides when a host activates: calls `activate`, possibly before it returns, and possibly more than once. Returns what ends
 * the wait; it is called when the host activates, too.
 */
export type Trigger = (host: HTMLElement, argument: string, activate: () => void) => () => void;

export const nothing = (): void => {};
