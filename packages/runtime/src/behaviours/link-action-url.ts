/**
 * Reads an action link: `{prefix}&action=name&event=click&key=value…`. The first pair has no "="; values are decoded; what
 * follows a second "=" is dropped, as the original does. Null when `url` is no action link or names no action.
 */
export function parseLinkAction(url: string, prefix: string): ReadonlyMap<string, string> | null {
  if (!url.startsWith(prefix)) return null;
  const pairs = new Map<string, string>();
  for (const pair of url.slice(prefix.length).split('&')) {
    const [key = '', value] = pair.split('=');
    if (key !== '' && value !== undefined) pairs.set(key, decode(value));
  }
  return pairs.get('action') ? pairs : null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a stray % is the link's own text
  }
}
