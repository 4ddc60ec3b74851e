import { SLOT } from './restore.ts';

/** Replaces the server-rendered content of an element. Slots of views stay, after the new content. */
export function replaceContent(element: Element, nodes: Iterable<Node>): void {
  const fresh = [...nodes];
  for (const node of [...element.childNodes]) {
    if (!(node instanceof Element && node.hasAttribute(SLOT))) node.remove();
  }
  element.prepend(...fresh);
}

/**
 * Gives an element the content, the `data-` attributes and the classes of a newer one. Attributes of the island stay.
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
