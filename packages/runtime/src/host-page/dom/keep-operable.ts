import { isControl } from './focus.ts';

/**
 * Adds `tabindex` and `role` to elements that only handle clicks, unless the page has set these attributes; also to elements that
 * are added later. The attributes are removed when `signal` is aborted. `selector` matches elements that act like controls
 * without being controls; `roleOf` returns an element's role, or null to leave it alone.
 */
export function keepOperable(
  document: Document,
  { selector, roleOf }: { selector: string; roleOf: (element: Element) => 'link' | 'button' | null },
  signal: AbortSignal,
): void {
  const added = new Map<Element, [name: string, value: string][]>();
  const add = (element: Element) => {
    const role = added.has(element) ? null : roleOf(element);
    if (!role) return;
    // The browser's own controls, such as editable text, are tab stops without a tabindex.
    const missing = Object.entries({ role, ...(isControl(element) ? {} : { tabindex: '0' }) }).filter(
      ([name]) => !element.hasAttribute(name),
    );
    for (const [name, value] of missing) element.setAttribute(name, value);
    added.set(element, missing);
  };
  const addIn = (root: ParentNode) => {
    if (root instanceof Element && root.matches(selector)) add(root);
    for (const element of root.querySelectorAll(selector)) add(element);
  };
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) addIn(node);
    }
    for (const element of added.keys()) if (!element.isConnected) added.delete(element);
  });
  addIn(document);
  observer.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const [element, attributes] of added) for (const [name] of attributes) element.removeAttribute(name);
  });
}
