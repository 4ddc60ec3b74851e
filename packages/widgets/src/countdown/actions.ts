/** What a countdown does at its end. */
export type Action =
  | { readonly kind: 'hide' | 'message' | 'restart' }
  | { readonly kind: 'redirect'; readonly url: string };

/**
 * Actions in the order they were written in: JSON, a list of objects `{ type, redirect_url }` (the page builder) or of words
 * (the elements plugin), or words with spaces between. `url` is where a `redirect` without an address of its own goes; one
 * that has none at all is left out, as is any other kind. Throws `SyntaxError` for JSON that is none.
 */
export function readActions(text: string, url: string): readonly Action[] {
  const isJson = /^\s*["[{]/.test(text);
  const list: unknown = isJson ? JSON.parse(text) : text.split(/[\s,]+/);
  // PHP writes a list with a gap as a map.
  const items: unknown[] = typeof list === 'object' && list !== null ? Object.values(list) : [list];
  return items.flatMap((item) => toAction(item, url));
}

function toAction(item: unknown, url: string): Action[] {
  const { type = item, redirect_url: own }: { type?: unknown; redirect_url?: unknown } = Object(item);
  if (type === 'hide' || type === 'message' || type === 'restart') return [{ kind: type }];
  const target = typeof own === 'string' && own.trim() !== '' ? own : url;
  return type === 'redirect' && target.trim() !== '' ? [{ kind: type, url: target }] : [];
}
