/**
 * Reads a page global out of the text of the inline script that would have set it: `<script id="handle-js-extra">var NAME
 * = {…};</script>`. Script optimisers hold such scripts back until the first touch, and a strict CSP for ever (RT-27).
 * The text is parsed as JSON and never run. Undefined when no script sets it or its value is not JSON.
 */
export function inlineGlobal(root: ParentNode, name: string): unknown {
  for (const script of root.querySelectorAll('script:not([src])')) {
    const text = script.textContent ?? '';
    const start = startOfValue(text, name);
    if (start < 0) continue;
    const value = parseValueAt(text, start);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Where the `{` or `[` after `var NAME =` (or `NAME =`) stands, or -1. */
function startOfValue(text: string, name: string): number {
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
    const before = text.slice(0, from);
    const after = /^\s*=\s*(?=[{[])/.exec(text.slice(from + name.length));
    if (after && !/[\w$]$/.test(before)) return from + name.length + after[0].length;
  }
  return -1;
}

/** The object or list that begins at `start` ends at the first bracket of its kind where what is before it is JSON. */
function parseValueAt(text: string, start: number): unknown {
  const bracket = text[start] === '[' ? ']' : '}';
  for (let end = text.indexOf(bracket, start); end >= 0; end = text.indexOf(bracket, end + 1)) {
    try {
      return JSON.parse(text.slice(start, end + 1));
    } catch {
      // an inner one, or one inside a string
    }
  }
  return undefined;
}
