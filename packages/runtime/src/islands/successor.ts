import { memberOf } from '../host-page/dom/forms.ts';
import { HOST } from './registry.ts';

/** Attributes that identify a control among others of its kind. Classes and texts change with the state, so they do not count. */
const ALIKE = ['href', 'name', 'value', 'type', 'role', 'data-widget'];

/**
 * Remembers the place of a press. The returned function returns the target and the submitter. If the submitter was removed, it
 * returns the element that replaced the submitter; if the target was removed, the element that replaced its control.
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
 * Remembers the place of `element` in its island. The returned function returns the element while it is in the document, and
 * afterwards the element that replaced it: the one with the same id, or otherwise the similar one (same tag, name, value and
 * address) at the same index among the candidates, if their number is unchanged. Candidates are the similar elements of the
 * island or, for an element outside every host, all children of its parent. Returns null if the successor is uncertain.
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
