import { restore } from '../islands/restore.ts';
import type { FragmentMap } from '../site/fragments.ts';
import { rememberFocus } from './fragment-focus.ts';
import { parseHtml } from './html.ts';

/**
 * Replaces every element that matches a selector of `fragments` by that selector's HTML (CF-1). An element that is as the
 * server has it already stays, with its listeners and islands; islands in replaced ones are unmounted and mounted anew by
 * the observer. A selector that is none is reported once and skipped. Scripts do not run (PG-4).
 */
export function applyFragments(root: ParentNode, fragments: FragmentMap): void {
  for (const [selector, html] of Object.entries(fragments)) {
    const matches = find(root, selector);
    if (matches.length === 0) continue;
    const content = parseHtml(html.trim());
    for (const match of matches) {
      // An earlier match may have contained this one.
      if (match.isConnected && !isSame(match, content)) replace(match, content);
    }
  }
}

/**
 * Replaces the content of every element that matches a selector of `fragments` by that selector's HTML, as the listings
 * plugin's answers want it (DS-7). An element whose content is that already stays as it is; a selector that is none is
 * reported once and skipped.
 */
export function applyInnerFragments(root: ParentNode, fragments: FragmentMap): void {
  for (const [selector, html] of Object.entries(fragments)) {
    for (const match of find(root, selector)) {
      // An earlier match may have contained this one.
      if (!match.isConnected || match.innerHTML === html) continue;
      const restoreFocus = rememberFocus(match);
      match.replaceChildren(match.ownerDocument.importNode(parseHtml(html), true));
      restoreFocus([...match.children]);
    }
  }
}

const reported = new Set<string>();

function find(root: ParentNode, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    if (!reported.has(selector)) {
      reported.add(selector);
      console.error(`[iyim] fragments: "${selector.slice(0, 60)}" is not a selector and is skipped`);
    }
    return [];
  }
}

function replace(match: Element, content: DocumentFragment): void {
  const restoreFocus = rememberFocus(match);
  const nodes = [...match.ownerDocument.importNode(content, true).childNodes];
  match.replaceWith(...nodes);
  restoreFocus(nodes.filter((node): node is Element => node instanceof Element));
}

/** Compares with the element as the server sent it: islands have written their state and slots into it since. */
function isSame(match: Element, content: DocumentFragment): boolean {
  const only = content.firstChild;
  if (!only || content.childNodes.length !== 1) return false;
  if (match.isEqualNode(only)) return true;
  const original = match.cloneNode(true) as Element;
  restore(original);
  for (const host of [original, ...original.querySelectorAll('[data-widget-state]')]) {
    host.removeAttribute('data-widget-state');
  }
  return original.isEqualNode(only);
}
