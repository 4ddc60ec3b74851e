/** The words of a heading on one line: a line break separates them, and a style sheet or script inside is not part of them. */
export const headingText = (heading: Element): string => wordsOf(heading).replace(/\s+/g, ' ').trim();

function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('style, script')) return '';
  return node.matches('br') ? ' ' : Array.from(node.childNodes, wordsOf).join('');
}
