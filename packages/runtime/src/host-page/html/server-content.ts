import { SLOT } from './restore.ts';

/** Replaces the server's content of an element. Slots of views stay, after it. */
export function replaceContent(element: Element, nodes: Iterable<Node>): void {
  const fresh = [...nodes];
  for (const node of [...element.childNodes]) {
    if (!(node instanceof Element && node.hasAttribute(SLOT))) node.remove();
  }
  element.prepend(...fresh);
}

/**
 * Gives an element the content, the data and the classes of a newer one. Data of the island on it stays.
 *
 * @param outdated Classes and attributes to remove.
 */
export function renewElement(element: Element, fresh: Element, outdated: readonly string[] = []): void {
  for (const name of outdated) {
    element.classList.remove(name);
    element.removeAttribute(name);
  }
  for (const name of fresh.classList) if (!outdated.includes(name)) element.classList.add(name);
  for (const { name, value } of fresh.attributes) {
    if (/^data-(?!widget|iyim)/.test(name)) element.setAttribute(name, value);
  }
  replaceContent(element, fresh.childNodes);
}
