import { endOfJson } from './plain.ts';

/** Values read from each inline script, by the global's name. Scripts that have run do not change, so the values stay valid. */
const read = new WeakMap<HTMLScriptElement, Map<string, unknown>>();

/**
 * Reads a page global out of the text of the inline script that would have set it: `<script id="handle-js-extra">var NAME
 * = {…};</script>`. Script optimisers delay such scripts until the first interaction, and a strict CSP blocks them (RT-27).
 * The text is parsed as JSON and never run. Returns undefined if no script sets the global or its value is not JSON.
 */
export function inlineGlobal(document: Document, name: string): unknown {
  for (const script of document.scripts) {
    const value = script.hasAttribute('src') ? undefined : valueIn(script, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

function valueIn(script: HTMLScriptElement, name: string): unknown {
  const values = read.get(script) ?? new Map<string, unknown>();
  if (values.has(name)) return values.get(name);
  const value = parseAssigned(script.textContent ?? '', name);
  // Nothing is cached while the page loads, because the parser may have read only half of the script.
  if (script.ownerDocument.readyState !== 'loading') read.set(script, values.set(name, value));
  return value;
}

/** Returns the first object or list that `text` assigns to `name`. Takes linear time. */
function parseAssigned(text: string, name: string): unknown {
  const assignment = /\s*=\s*(?=[{[])/y;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, assignment.lastIndex)) {
    const after = at + name.length;
    assignment.lastIndex = after;
    if (/[\w$]/.test(text[at - 1] ?? '') || !assignment.test(text)) {
      assignment.lastIndex = after;
      continue;
    }
    const start = assignment.lastIndex;
    const end = endOfJson(text, start);
    if (end < 0) return undefined;
    try {
      return JSON.parse(text.slice(start, end));
    } catch {
      assignment.lastIndex = end; // code, not JSON: continue after it
    }
  }
  return undefined;
}
