/** What the server writes on an element to make it a host. */
export const HOST = '[data-widget]';

/** The widgets a host asks for: each is an island of its own on it (RT-28). */
export const widgetNames = (host: Element): readonly string[] => [
  ...new Set(host.getAttribute('data-widget')?.match(/\S+/g)),
];
