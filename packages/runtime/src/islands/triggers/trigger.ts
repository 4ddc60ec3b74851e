/**
 * Decides when a host activates: calls `activate`, possibly before it returns, and possibly more than once. Returns what ends
 * the wait; it is called when the host activates, too.
 */
export type Trigger = (host: HTMLElement, argument: string, activate: () => void) => () => void;

const nothing = (): void => {};

/** Activates at once. */
export const load: Trigger = (_host, _argument, activate) => {
  activate();
  return nothing;
};

/** Never activates by itself: the page calls `iyim.mount(host)`. */
export const never: Trigger = () => nothing;

/** Splits `visible(200px)` into the trigger's name and its argument (RT-4). */
export function parseTrigger(text: string): { name: string; argument: string } {
  const [, name = '', argument = ''] = /^\s*([a-z]+)\s*(?:\((.*)\))?\s*$/s.exec(text) ?? [];
  return { name, argument: argument.trim() };
}
