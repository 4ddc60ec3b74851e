import { SLOT } from '@iyim/runtime/page';
import { attempt, NothingToEnhance } from '@iyim/runtime/widget';

export interface CollapsePart {
  readonly header: HTMLElement;
  /** What opens and closes, with the text between. */
  readonly nodes: readonly ChildNode[];
}

/** The host, when it has a first element and something after it, or may have headers that a setting names. */
export function readCollapse(host: HTMLElement): HTMLElement {
  if (!host.firstElementChild)
    throw new NothingToEnhance('expected a header and what it opens, found an empty element');
  return host;
}

/** Headers with what each opens, as the page has them now. Those with nothing after them are left alone. */
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

/** The heading that a header is or holds, which stays one and gets a button: what is in it, and whether some of that can be pressed. */
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

/** A node's children, as if none of ours were around them. */
const serverNodes = (parent: Node): ChildNode[] =>
  [...parent.childNodes].flatMap((node) => {
    if (node instanceof Element && node.hasAttribute(SLOT)) return serverNodes(node);
    return node instanceof Text && node.data === '' ? [] : [node]; // keeps the place of one that was moved
  });
