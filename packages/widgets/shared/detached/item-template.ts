import { parseHtml, safeUrl } from '@iyim/runtime/widget';

/** Matches a field: `{{{data.title}}}`, or `{{data.title}}` for a value that is always text. */
const TOKEN = /\{\{(\{?)\s*data\.([\w-]+)\s*\}?\}\}/g;
/** Start of logic in the CMS's templates, which only a script can run. */
const LOGIC = '<#';
const URL_ATTRIBUTE = /^(?:href|src|action|formaction|poster|xlink:href)$/i;

/** Returns the text of a template in a script element of the page. Null if it does not exist, has no markup or contains logic. */
export function pageTemplate(document: Document, id: string): string | null {
  const script = document.getElementById(id);
  const template = script?.localName === 'script' ? (script.textContent ?? '').trim() : '';
  return parseHtml(template).firstElementChild && !template.includes(LOGIC) ? template : null;
}

/**
 * Fills a template of the page. The template is parsed before it is filled, so that a field can become markup only where the
 * contract allows it: quotes cannot end an attribute, and no handler or URL that runs script can be added. Fields in `htmlFields`
 * are HTML by contract; all others are text, whatever they contain (SEC-1). `onField` receives the content for a field before it
 * is inserted.
 */
export function fillTemplate(
  template: string,
  fields: ReadonlyMap<string, string>,
  htmlFields: ReadonlySet<string> = new Set(),
  onField?: (name: string, content: DocumentFragment) => void,
): DocumentFragment {
  const content = parseHtml(template);
  const walker = document.createTreeWalker(content, 5 /* elements and texts */);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  for (const node of nodes) {
    if (node instanceof Element) fillAttributes(node, fields);
    else if (node instanceof Text && !node.parentElement?.matches('script, style'))
      fillText(node, (name, isRaw) => {
        const value = fields.get(name) ?? '';
        const filled = parseOrWrite(value, isRaw && htmlFields.has(name));
        onField?.(name, filled);
        return filled;
      });
  }
  return content;
}

function parseOrWrite(value: string, isHtml: boolean): DocumentFragment {
  if (isHtml) return parseHtml(value);
  const written = document.createDocumentFragment();
  written.append(value);
  return written;
}

function fillText(node: Text, fill: (name: string, isRaw: boolean) => DocumentFragment): void {
  const pieces: (string | Node)[] = [];
  let at = 0;
  for (const match of node.data.matchAll(TOKEN)) {
    pieces.push(node.data.slice(at, match.index), fill(match[2] ?? '', match[1] !== ''));
    at = match.index + match[0].length;
  }
  if (at > 0) node.replaceWith(...pieces, node.data.slice(at));
}

function fillAttributes(element: Element, fields: ReadonlyMap<string, string>): void {
  for (const { name, value } of [...element.attributes]) {
    const filled = value.replace(TOKEN, (_token, _brace, field: string) => fields.get(field) ?? '');
    if (name.includes('{{')) element.removeAttribute(name);
    if (filled === value) continue;
    const safe = !URL_ATTRIBUTE.test(name) ? filled : filled === '' ? null : safeUrl(filled);
    if (safe === null || /^on|^srcdoc$/i.test(name)) element.removeAttribute(name);
    else element.setAttribute(name, safe);
  }
}
