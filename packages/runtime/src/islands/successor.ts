import { HOST } from './hosts.ts';

/** What tells one control from another of its kind; classes and texts change with the state. */
const ALIKE = ['href', 'name', 'value', 'type', 'role', 'data-widget'];

/**
 * Remembers where `element` stands in its island. The returned function gives the element while it is in the document,
 * else what has replaced it: the one with its id, else the one alike (same kind, name, value and address) at its place,
 * if there are as many of those as before. Null when nothing is sure to be its successor.
 */
export function rememberPlace(element: Element): () => Element | null {
  const { id, localName, ownerDocument } = element;
  const host = element.parentElement?.closest(HOST);
  const hostNow = host && rememberPlace(host);
  const isAlike = (other: Element) =>
    ALIKE.every((name) => other.getAttribute(name) === element.getAttribute(name));
  const alike = () =>
    [...((hostNow ? hostNow() : ownerDocument)?.querySelectorAll(localName) ?? [])].filter(isAlike);
  const before = alike();
  return () => {
    if (element.isConnected) return element;
    const same = id ? ownerDocument.getElementById(id) : null;
    if (same?.localName === localName) return same;
    const now = alike();
    return (now.length === before.length && now[before.indexOf(element)]) || null;
  };
}
