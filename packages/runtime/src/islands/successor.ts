import { HOST } from './host-names.ts';

/** What tells one control from another of its kind; classes and texts change with the state. */
const ALIKE = ['href', 'name', 'value', 'type', 'role', 'data-widget'];

/**
 * Remembers where a press was. The returned function gives its target and its
 * submitter as they are now: what is gone is followed to what has replaced it, a target to what has replaced its control.
 */
export function rememberPlaces(
  target: Element,
  control: Element,
  submitter: Element | null,
): () => readonly (Element | null)[] {
  const page = [...document.querySelectorAll('*')];
  const [controlNow, submitterNow] = [
    rememberPlace(control, page),
    submitter && rememberPlace(submitter, page),
  ];
  return () => [target.isConnected ? target : controlNow(), submitterNow?.() ?? null];
}

/**
 * Remembers where `element` stood in its island, when `page` was every element of the page. The returned function gives the
 * element while it is in the document, else what has replaced it: the one with its id, else the one alike (same kind, name,
 * value and address) at its place, if there are as many of those as before. Null when nothing is sure to be its successor.
 */
function rememberPlace(element: Element, page: readonly Element[]): () => Element | null {
  const { id, localName, ownerDocument } = element;
  const host = element.parentElement?.closest(HOST);
  const hostNow = host && rememberPlace(host, page);
  const isAlike = (other: Element) =>
    other.localName === localName &&
    ALIKE.every((name) => other.getAttribute(name) === element.getAttribute(name));
  const before = page.filter(
    (other) => isAlike(other) && (!host || (other !== host && host.contains(other))),
  );
  return () => {
    if (element.isConnected) return element;
    const same = id ? ownerDocument.getElementById(id) : null;
    if (same?.localName === localName) return same;
    const inside = (hostNow ? hostNow() : ownerDocument)?.querySelectorAll(localName) ?? [];
    const now = [...inside].filter(isAlike);
    return (now.length === before.length && now[before.indexOf(element)]) || null;
  };
}
