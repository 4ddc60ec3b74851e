import { type AllHTMLAttributes, createElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { foreignTexts } from '../signals/foreign-texts.ts';

/** Nodes of each fragment: a fragment is empty once its nodes are placed, but they are needed again at the next render. */
const fragments = new WeakMap<DocumentFragment, readonly ChildNode[]>();

function nodesOf(fragment: DocumentFragment): readonly ChildNode[] {
  const nodes = fragments.get(fragment) ?? [...fragment.childNodes];
  fragments.set(fragment, nodes);
  return nodes;
}

/** The result of `parseHtml`, or nodes of the page. The nodes are moved, never copied, so that their listeners keep working. */
export type ServerNodes = DocumentFragment | readonly ChildNode[];

export interface ServerHtmlProps extends AllHTMLAttributes<HTMLElement> {
  /** Tag of the generated element. @default 'div' */
  as?: string;
  nodes: ServerNodes;
}

/**
 * Renders an element with server HTML inside. Nodes that were in the page return to their places on unmounting. Until then, an
 * empty text node, which is neither visible nor serialised, marks each place.
 */
export function ServerHtml({ as = 'div', nodes, ...props }: ServerHtmlProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => (ref.current ? place(nodes, ref.current) : undefined), [nodes]);
  return createElement(as, { ...props, ref });
}

/** Places server HTML in a slot, without an extra element. */
export function SlotNodes({ of, nodes }: { of: Element; nodes: ServerNodes }): null {
  useLayoutEffect(() => place(nodes, of), [nodes, of]);
  return null;
}

/**
 * Moves the nodes into `holder`, and returns a function that moves them back, together with nodes that other scripts have
 * inserted between them or, like translators, put in their place.
 */
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
      if (index < 0 && !isEmpty) continue; // may belong to the holder
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

/** Moves a node. In browsers with `moveBefore`, a connected node keeps the focus, and its media keep playing. */
export function move(
  node: ChildNode,
  parent: Node & { moveBefore?: (node: Node, before: Node | null) => void },
  before: Node | null = null,
): void {
  if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}
