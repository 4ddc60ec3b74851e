import { SLOT } from './restore.ts';

/** Replaces the server's content of an element. What views have added there stays, after it. */
export function replaceContent(element: Element, nodes: Iterable<Node>): void {
  const fresh = [...nodes];
  for (const node of [...element.childNodes]) {
    if (!(node instanceof Element && node.hasAttribute(SLOT))) node.remove();
  }
  element.prepend(...fresh);
}

/**
 * Gives an element the content, the data and the classes of a newer one. What belongs to the island on it stays.
 *
 * @param outdated Classes and attributes that it loses.
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

/** Takes an element that the server will not send again out of the page. */
export const removePart = (element: Element): void => element.remove();

/** Replaces a part of the page by the server's newer one; without one it stays. */
export function replacePart(old: Element | null, fresh: Element | null): void {
  if (fresh) old?.replaceWith(fresh);
}

/** The text in a node, without that of elements in it that match. */
export function textWithout(root: Node, selector: string): string {
  const textOf = (node: Node) => {
    if (node instanceof Text) return node.data;
    return node instanceof Element && node.matches(selector) ? '' : textWithout(node, selector);
  };
  return [...root.childNodes].map(textOf).join('');
}
