import { loadItemLinks, parseHtml, rememberFocus, SLOT } from '@iyim/runtime/widget';
import { contentOf, findElement, isContainer } from './read-loop.ts';

/**
 * Puts new content into a loop's element, which stays, and with it its island and what that added. `fresh` is a loop's
 * element of a fetched page, or the HTML of a refresh: a container, what belongs into one, or ''. Islands in it are mounted
 * by the observer; its scripts do not run (PG-4). Fires `iyim:loop-changed` from the loop.
 */
export function replaceContent(loop: HTMLElement, id: string, fresh: HTMLElement | string): void {
  const source = typeof fresh === 'string' ? contentOfAnswer(fresh, id) : contentOf(fresh);
  const target = contentOf(loop);
  const restoreFocus = rememberFocus(target);
  const ours = [...target.children].filter((child) => child.hasAttribute(SLOT));
  const nodes = [...source.childNodes].map((node) => loop.ownerDocument.importNode(node, true));
  target.replaceChildren(...nodes, ...ours);
  restoreFocus(nodes.filter((node): node is HTMLElement => node instanceof HTMLElement));
  loadItemLinks(loop.ownerDocument);
  tellChanged(loop, id);
}

/** Says that other items are in a loop now. */
export function tellChanged(loop: Element, id: string): void {
  loop.dispatchEvent(new CustomEvent('iyim:loop-changed', { bubbles: true, detail: { id } }));
}

function contentOfAnswer(html: string, id: string): ParentNode & Node {
  const fragment = parseHtml(html.trim());
  const element = findElement(fragment, id);
  if (element) return contentOf(element);
  const first = fragment.firstElementChild;
  return first && isContainer(first) ? first : fragment;
}
