import { parseHtml } from '@iyim/runtime/widget';

const SETTINGS = 'data-widget-settings';

/** Returns the settings that differ from their defaults. */
export const changedSettings = (
  settings: Readonly<Record<string, unknown>>,
  defaults: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(defaults[name]),
    ),
  );

/**
 * Returns the HTML of a widget's hosts, as the server sent it, with the settings. Pasted into a page with the script, it mounts.
 * Without `settings`, the hosts keep the settings of the server. `selector` adds parts of the page that the widget needs besides its hosts.
 */
export function htmlToCopy(
  content: ParentNode,
  widget: string,
  settings: Readonly<Record<string, unknown>> | undefined,
  selector = '',
): string {
  const hostSelector = `[data-widget~="${widget}"]`;
  const copiedSelector = selector === '' ? hostSelector : `${selector}, ${hostSelector}`;
  const parts = [...content.querySelectorAll(copiedSelector)].filter(
    (part) => part.parentElement?.closest(copiedSelector) == null,
  );
  return parts
    .map((part) => {
      const copy = part.cloneNode(true) as Element;
      for (const host of [copy, ...copy.querySelectorAll(hostSelector)])
        if (settings && host.matches(hostSelector)) writeSettings(host, settings);
      return readableAttributes(copy.outerHTML);
    })
    .join('\n');
}

/** Writes settings on a host. An empty object is needed where the builder's settings would apply otherwise. */
function writeSettings(host: Element, settings: Readonly<Record<string, unknown>>): void {
  const isEmpty = Object.keys(settings).length === 0;
  if (!isEmpty || host.hasAttribute('data-settings')) host.setAttribute(SETTINGS, JSON.stringify(settings));
  else host.removeAttribute(SETTINGS);
}

/** Returns HTML with single quotes around JSON in attributes, if it still has the same meaning. */
function readableAttributes(html: string): string {
  const readable = html.replace(
    / ([\w-]+)="([^"]*&quot;[^"]*)"/g,
    (_, name: string, value: string) =>
      ` ${name}='${value.replaceAll('&quot;', '"').replaceAll("'", '&#39;')}'`,
  );
  const [was, is] = [html, readable].map((text) => parseHtml(text).firstElementChild);
  return was && is?.isEqualNode(was) ? readable : html;
}
