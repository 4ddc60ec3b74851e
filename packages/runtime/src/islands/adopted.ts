/** Names the widgets that adopting wrote into `data-widget`. Clones have it, too. */
export const ADOPTED = 'data-iyim-adopted';

/** The names in an attribute. */
export const namesIn = (host: Element, attribute: string): readonly string[] =>
  host.getAttribute(attribute)?.match(/\S+/g) ?? [];

/** Whether the page's configuration made it a host of this widget (RT-26), and not its markup. */
export const isAdopted = (host: Element, name: string): boolean => namesIn(host, ADOPTED).includes(name);
