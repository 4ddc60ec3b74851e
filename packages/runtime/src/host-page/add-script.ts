import { loaded } from './loaded.ts';
import { pageNonce } from './nonce.ts';
import { safeUrl } from './safe-url.ts';
import { trustedTypesPolicy } from './trusted-types.ts';

/**
 * Puts a script of an answer into the page, so that it runs: a parsed one never would. The answer's nonce is of another
 * response; the page's own is used. Resolves when an external script has run; rejects when it could not be loaded.
 */
export async function addScript(tag: HTMLScriptElement): Promise<void> {
  const source = tag.getAttribute('src');
  const url = source === null ? null : webUrl(source);
  if (isThere(tag.id, url)) return;
  const script = document.createElement('script');
  for (const { name, value } of tag.attributes) {
    if (name !== 'src' && name !== 'nonce' && !name.startsWith('on')) script.setAttribute(name, value);
  }
  if (url !== null) return run(script, url);
  script.nonce = pageNonce();
  script.text = trustedTypesPolicy().createScript(tag.text);
  document.head.append(script);
}

/** Puts a script that an answer names by its URL into the page, under `id`; like `addScript`. */
export async function addScriptUrl(source: string, id: string): Promise<void> {
  const url = webUrl(source);
  if (isThere(id, url)) return;
  const script = document.createElement('script');
  script.id = id;
  await run(script, url);
}

async function run(script: HTMLScriptElement, url: string): Promise<void> {
  script.nonce = pageNonce();
  script.async = false;
  script.src = trustedTypesPolicy().createScriptURL(url);
  document.head.append(script);
  await loaded(script, url);
}

function webUrl(source: string): string {
  const url = safeUrl(source);
  if (!url?.startsWith('http')) throw new Error(`refused the script URL "${source}"`);
  return url;
}

/**
 * Loads an external script of the page once more after it could not be loaded: its dead tag gives way to a new one, and
 * comes back when that fails too. Resolves and rejects as `addScript` does.
 */
export async function runScriptAgain(tag: HTMLScriptElement): Promise<void> {
  tag.remove();
  try {
    await addScript(tag);
  } catch (error) {
    document.head.append(tag); // runs nothing, and says what to load the next time
    throw error;
  }
}

/** Under its id, or its URL: optimisers print scripts under ids of their own. */
function isThere(id: string, url: string | null): boolean {
  if (id !== '' && document.getElementById(id)) return true;
  return url !== null && [...document.scripts].some(({ src }) => src === url);
}
