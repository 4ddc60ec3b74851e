import { memberOf } from '../host-page/dom/forms.ts';
import { HOST } from './registry.ts';

/** What tells one control from another of its kind; classes and texts change with the state. */
const ALIKE = ['href', 'name', 'value', 'type', 'role', 'data-widget'];

/**
 * Remembers where a press was. The returned function gives its target and its submitter as they are now: what is gone is
 * followed to what has replaced it, a target to what has replaced its control.
 */
export function rememberPlaces(
  target: Element,
  control: Element,
  submitter: Element | null | undefined,
): () => readonly (Element | null | undefined)[] {
  const [controlNow, submitterNow] = [rememberPlace(control), submitter && rememberPlace(submitter)];
  return () => [target.isConnected ? target : controlNow(), submitterNow?.()];
}

/**
 * Remembers where `element` stands in its island. The returned function gives the element while it is in the document,
 * else what has replaced it: the one with its id, else the one alike (same kind, name, value and address) at its place,
 * if there are as many as before: in its island those alike, beside a host that is in no other all that its parent holds.
 * Null when nothing is sure to be its successor.
 */
function rememberPlace(element: Element): () => Element | null {
  const { id, localName, ownerDocument, parentElement: parent } = element;
  const isAlike = (other: Element | undefined) =>
    other?.localName === localName &&
    ALIKE.every((name) => other.getAttribute(name) === element.getAttribute(name));
  const around: Element | null = memberOf(element, 'parentElement');
  const host = around && memberOf(around, 'closest').call(around, HOST);
  const hostNow = host ? rememberPlace(host) : null;
  const candidates = (): Element[] =>
    hostNow
      ? [...(hostNow()?.querySelectorAll(localName) ?? [])].filter(isAlike)
      : [...(parent?.children ?? [])];
  const before = candidates();
  const [count, place] = [before.length, before.indexOf(element)];
  return () => {
    if (element.isConnected) return element;
    const same = id ? ownerDocument.getElementById(id) : null;
    if (same?.localName === localName) return same;
    const now = candidates();
    return (now.length === count && isAlike(now[place]) && now[place]) || null;
  };
}
