import { parseHtml } from '@iyim/runtime/widget';

/** A message is longer than this only when something is wrong with the server. */
const MAX_HTML = 10_000;
const MAX_TEXT = 2000;
const BLOCKS = 'p, div, li, ul, ol, table, tr, h1, h2, h3, h4, h5, h6, section, article, blockquote';

/**
 * The text of a server message, which the contract defines as HTML, line by line: `<br>` and blocks end a line, no other
 * markup is left (SEC-1).
 */
export function linesOf(html: string): string {
  const content = parseHtml(cut(html).replace(/\s+/g, ' '));
  for (const element of content.querySelectorAll('script, style, template, title')) element.remove();
  for (const element of content.querySelectorAll(BLOCKS)) {
    element.before('\n');
    element.after('\n');
  }
  for (const element of content.querySelectorAll('br')) element.replaceWith('\n');
  const lines = (content.textContent ?? '').split('\n').map((line) => line.trim());
  const text = lines.filter((line) => line !== '').join('\n');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()}…` : text;
}

/** No longer than somebody may read, and not in the middle of a tag. */
function cut(html: string): string {
  if (html.length <= MAX_HTML) return html;
  const start = html.slice(0, MAX_HTML);
  const tag = start.lastIndexOf('<');
  return tag > start.lastIndexOf('>') ? start.slice(0, tag) : start;
}
