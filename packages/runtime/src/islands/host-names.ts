/** What the server writes on an element to make it a host. */
export const HOST = '[data-widget]';

/** The hosts in `root`, which may be one. */
export const hostsIn = (root: ParentNode & Node): HTMLElement[] => [
  ...((root as HTMLElement).matches?.(HOST) ? [root as HTMLElement] : []),
  ...root.querySelectorAll<HTMLElement>(HOST),
];

/** The widgets a host asks for: each is an island of its own on it (RT-28). Skips words that cannot be a widget's name, such as `data-widget="0"` of another product. */
export const widgetNames = (host: Element): readonly string[] => [
  ...new Set(host.getAttribute('data-widget')?.match(/(?<!\S)[a-z]\S*/g)),
];
