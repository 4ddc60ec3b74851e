/** Returns the page's first element that matches this selector; throws if there is none. */
export function find<T extends Element = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

export const all = <T extends Element = HTMLElement>(selector: string): T[] => [
  ...document.querySelectorAll<T>(selector),
];

/** Returns the page's first host. */
export const host = (): HTMLElement => find('[data-widget]');
