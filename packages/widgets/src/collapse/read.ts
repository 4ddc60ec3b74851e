import { SLOT } from '@iyim/runtime/page';
import { attempt, NothingToEnhance } from '@iyim/runtime/widget';

export interface CollapsePart {
  readonly header: HTMLElement;
  /** Nodes of the section, including text nodes. */
  readonly nodes: readonly ChildNode[];
}

/** Returns the host. Throws `NothingToEnhance` if it has no elements. */
export function readCollapse(host: HTMLElement): HTMLElement {
  if (!host.firstElementChild)
    throw new NothingToEnhance('expected a header and content after it, found an empty element');
  return host;
}

/** Reads the current headers with their sections. Skips headers without content after them. */
export function readParts(host: HTMLElement, selector: string): readonly CollapsePart[] {
  const first = host.firstElementChild;
  const found = selector
    ? [...(attempt(() => host.querySelectorAll<HTMLElement>(selector)) ?? [])]
    : first instanceof HTMLElement
      ? [first]
      : [];
  const headers = new Set<ChildNode>(found);
  return found.flatMap((header) => {
    const siblings = header.parentNode ? serverNodes(header.parentNode) : [];
    const after = siblings.slice(siblings.indexOf(header) + 1);
    const end = after.findIndex((node) => headers.has(node));
    const nodes = end < 0 ? after : after.slice(0, end);
    return nodes.some((node) => node instanceof Element && !node.matches('script, style'))
      ? { header, nodes }
      : [];
  });
}

/**
 * Finds the heading that gets the widget's button: the header itself, or a heading in it. Also returns the heading's nodes, and
 * whether it contains controls. The heading is null if there is none, or if the header is a `summary` or a button.
 */
export function readHeader(header: HTMLElement) {
  const selector = 'h1, h2, h3, h4, h5, h6, [role=heading]';
  const heading = header.matches(selector) ? header : header.querySelector<HTMLElement>(selector);
  if (!heading || header.matches('summary, button')) return { heading: null, words: [], hasControls: false };
  return {
    heading,
    words: serverNodes(heading),
    hasControls: heading.querySelector(`:is(a[href], button, input):not([${SLOT}])`) !== null,
  };
}

/** Returns a node's server-rendered children, including those inside our slots. */
const serverNodes = (parent: Node): ChildNode[] =>
  [...parent.childNodes].flatMap((node) => {
    if (node instanceof Element && node.hasAttribute(SLOT)) return serverNodes(node);
    return node instanceof Text && node.data === '' ? [] : [node]; // skips the placeholder of a moved node
  });
