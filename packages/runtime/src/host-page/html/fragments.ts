import type { FragmentMap } from '../../site/fragments.ts';
import { pageSlot } from '../../site/page-slot.ts';
import { report } from '../../site/report.ts';
import { rememberFocus } from './fragment-focus.ts';
import { parseHtml } from './html.ts';
import { restore } from './restore.ts';

/**
 * Replaces every element that matches a selector of `fragments` by that selector's HTML (CF-1). An element that already equals
 * the server's HTML stays, with its listeners and islands; islands in replaced elements are unmounted, and the observer mounts
 * the new ones. Invalid selectors are skipped and reported. Scripts do not run (PG-4).
 */
export function applyFragments(root: ParentNode, fragments: FragmentMap): void {
  eachFragment(root, fragments, (matches, html) => {
    const content = parseHtml(html.trim());
    for (const match of matches) {
      // A match inside an earlier one was removed with it.
      if (match.isConnected && !isSame(match, content)) replace(match, content);
    }
  });
}

/**
 * Replaces the content of every element that matches a selector of `fragments` by that selector's HTML, as the listings plugin's
 * answers require (DS-7). An element that already has this content stays as it is. Invalid selectors are skipped and reported.
 */
export function applyInnerFragments(root: ParentNode, fragments: FragmentMap): void {
  eachFragment(root, fragments, (matches, html) => {
    for (const match of matches) {
      // A match inside an earlier one was removed with it.
      if (!match.isConnected || match.innerHTML === html) continue;
      const restoreFocus = rememberFocus(match);
      match.replaceChildren(match.ownerDocument.importNode(parseHtml(html), true));
      restoreFocus([...match.children]);
    }
  });
}

/** Invalid selectors that have been reported. */
const reported = (): Set<string> => pageSlot('reported-selectors', () => new Set());

/**
 * Applies the fragments in order. Each selector is matched only when its fragment is applied, because an earlier fragment may
 * have added its element.
 */
function eachFragment(
  root: ParentNode,
  fragments: FragmentMap,
  apply: (matches: readonly Element[], html: string) => void,
): void {
  const invalid: string[] = [];
  for (const [selector, html] of Object.entries(fragments)) {
    let matches: readonly Element[] = [];
    try {
      matches = [...root.querySelectorAll(selector)];
    } catch {
      if (!reported().has(selector)) invalid.push(selector);
      reported().add(selector);
    }
    if (matches.length > 0) apply(matches, html);
  }
  reportInvalid(invalid);
}

/** Reports all invalid selectors of an answer in one line. */
function reportInvalid([first, ...others]: readonly string[]): void {
  if (first === undefined) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const found = new Error(`expected a CSS selector, found "${first.slice(0, 60)}"${more}`);
  report(found, 'page', "placing the fragments of the server's answer");
}

function replace(match: Element, content: DocumentFragment): void {
  const restoreFocus = rememberFocus(match);
  const nodes = [...match.ownerDocument.importNode(content, true).childNodes];
  match.replaceWith(...nodes);
  restoreFocus(nodes.filter((node): node is Element => node instanceof Element));
}

/**
 * Whether `content` equals the element as the server sent it, before islands wrote their state and slots into it.
 */
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
