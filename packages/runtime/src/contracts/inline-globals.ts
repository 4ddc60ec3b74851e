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
    const value = parseObjectAt(text, start);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Where the `{` after `var NAME =` (or `NAME =`) stands, or -1. */
function startOfValue(text: string, name: string): number {
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
    const before = text.slice(0, from);
    const after = /^\s*=\s*(?=\{)/.exec(text.slice(from + name.length));
    if (after && !/[\w$]$/.test(before)) return from + name.length + after[0].length;
  }
  return -1;
}

function parseObjectAt(text: string, start: number): unknown {
  const end = endOfObject(text, start);
  try {
    return end < 0 ? undefined : JSON.parse(text.slice(start, end));
  } catch {
    return undefined;
  }
}

/** The index after the brace that closes the one at `start`; braces in strings do not count. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return index + 1;
  }
  return -1;
}
