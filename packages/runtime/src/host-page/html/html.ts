import { trustedTypesPolicy } from './trusted-types.ts';

/** Name of `style` attributes during parsing. */
const STYLE = 'data-iyim-style';
const TAG = /<(!--|[a-z][^\s/>]*)/gi;
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/y;
/** Elements whose content is text, not markup. */
const RAW = /^(!--|script|style|textarea|title|iframe|xmp)$/i;

/**
 * Parses HTML from the page's own server, which a contract must define as HTML: part of a page, or a whole page. This is the only
 * place in the library that parses HTML (SEC-1). The parsed document is inert: no script runs and no picture loads before the
 * nodes are put into the page, and scripts parsed this way never run at all (PG-4). Leading white space stays, as text. The
 * elements `html`, `head` and `body` of a whole page are omitted. `style` attributes do not violate a strict `style-src` (RT-14).
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedTypesPolicy().createHTML(renameStyles(html));
  applyStyles(template.content);
  return template.content;
}

/** Renames `style` attributes. Takes linear time, whatever the markup. */
function renameStyles(html: string): string {
  if (!/\sstyle\s*=/i.test(html)) return html;
  let result = '';
  let copied = 0;
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    const name = tag[1] ?? '';
    ATTRIBUTE.lastIndex = name === '!--' ? html.length : TAG.lastIndex;
    for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
      TAG.lastIndex = ATTRIBUTE.lastIndex;
      if (found[1]?.toLowerCase() !== 'style') continue;
      const at = found.index + found[0].indexOf(found[1]);
      result += html.slice(copied, at) + STYLE;
      copied = at + 'style'.length;
    }
    const end = RAW.test(name) && new RegExp(name === '!--' ? '-->' : `</${name}`, 'gi');
    if (!end) continue;
    end.lastIndex = TAG.lastIndex;
    if (!end.test(html)) break;
    TAG.lastIndex = end.lastIndex;
  }
  return result + html.slice(copied);
}

/** Applies the renamed attributes as properties, which every policy allows. */
function applyStyles(content: ParentNode): void {
  for (const element of content.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    element.style.cssText = element.getAttribute(STYLE) ?? '';
    element.removeAttribute(STYLE);
  }
  for (const { content: inside } of content.querySelectorAll('template')) applyStyles(inside);
}
