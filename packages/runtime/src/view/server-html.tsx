import { type AllHTMLAttributes, createElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { foreignTexts } from '../signals/foreign-texts.ts';

/** A fragment is empty once its nodes are placed; drawn a second time it must still have them. */
const fragments = new WeakMap<DocumentFragment, readonly ChildNode[]>();

function nodesOf(fragment: DocumentFragment): readonly ChildNode[] {
  const nodes = fragments.get(fragment) ?? [...fragment.childNodes];
  fragments.set(fragment, nodes);
  return nodes;
}

/** What `parseHtml` gave, or nodes of the page. Placed as they are, never copied: what listens to them goes on. */
export type ServerNodes = DocumentFragment | readonly ChildNode[];

export interface ServerHtmlProps extends AllHTMLAttributes<HTMLElement> {
  /** The tag of our element. @default 'div' */
  as?: string;
  nodes: ServerNodes;
}

/**
 * An element of ours with HTML of the server's in it. Nodes that stood in the page go back to where they were: an empty text,
 * which shows and serialises as nothing, keeps their place.
 */
export function ServerHtml({ as = 'div', nodes, ...props }: ServerHtmlProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => (ref.current ? place(nodes, ref.current) : undefined), [nodes]);
  return createElement(as, { ...props, ref });
}

/** The same in a slot, without an element more. */
export function SlotNodes({ of, nodes }: { of: Element; nodes: ServerNodes }): null {
  useLayoutEffect(() => place(nodes, of), [nodes, of]);
  return null;
}

/** Returns what puts them back. What others have put between them, or in their place as translators do, goes along. */
function place(nodes: ServerNodes, holder: Element): () => void {
  const list = nodes instanceof DocumentFragment ? nodesOf(nodes) : nodes;
  const isEmpty = !holder.hasChildNodes();
  const homes = list.map((node) => keepPlace(node, holder));
  for (const node of list) {
    foreignTexts().served.add(node);
    move(node, holder);
  }
  return () => {
    let next = 0;
    for (const node of [...holder.childNodes]) {
      const index = list.indexOf(node);
      if (index < 0 && !isEmpty) continue; // perhaps the holder's own
      const home = homes[index >= 0 ? index : Math.min(next, homes.length - 1)];
      if (home?.parentNode) move(node, home.parentNode, home);
      else node.remove();
      if (index >= 0) next = index + 1;
    }
    for (const home of homes) home?.remove();
  };
}

function keepPlace(node: ChildNode, holder: Element): Text | null {
  if (!(node.parentNode instanceof Element) || node.parentNode === holder) return null;
  const home = (node.ownerDocument ?? document).createTextNode('');
  node.before(home);
  return home;
}

/** Keeps focus and playing media, where the browser can. */
export function move(
  node: ChildNode,
  parent: Node & { moveBefore?: (node: Node, before: Node | null) => void },
  before: Node | null = null,
): void {
  if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}
