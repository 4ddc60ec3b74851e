/** What the server writes on an element to make it a host. */
export const HOST = '[data-widget]';

/** The hosts in `root`, which may be one. */
export const hostsIn = (root: ParentNode & Node): HTMLElement[] => [
  ...(root instanceof HTMLElement && root.matches(HOST) ? [root] : []),
  ...root.querySelectorAll<HTMLElement>(HOST),
];

/** Names the widgets that adopting wrote into `data-widget`. Clones have it, too. */
export const ADOPTED = 'data-iyim-adopted';

/** The names in an attribute. */
export const namesIn = (host: Element, attribute: string): readonly string[] =>
  host.getAttribute(attribute)?.match(/\S+/g) ?? [];

/** The widgets a host asks for: each is an island of its own on it (RT-28). */
export const widgetNames = (host: Element): readonly string[] => [...new Set(namesIn(host, 'data-widget'))];

/** Whether the page's configuration made it a host of this widget (RT-26), and not its markup. */
export const isAdopted = (host: Element, name: string): boolean => namesIn(host, ADOPTED).includes(name);
