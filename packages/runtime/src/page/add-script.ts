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
  const url = source === null ? null : safeUrl(source);
  if (source !== null && !url?.startsWith('http')) throw new Error(`refused the script URL "${source}"`);
  if (isThere(tag, url)) return;
  const script = document.createElement('script');
  for (const { name, value } of tag.attributes) {
    if (name !== 'src' && name !== 'nonce' && !name.startsWith('on')) script.setAttribute(name, value);
  }
  script.nonce = pageNonce();
  script.async = false;
  if (url === null) {
    script.text = trustedTypesPolicy().createScript(tag.text);
    document.head.append(script);
    return;
  }
  script.src = trustedTypesPolicy().createScriptURL(url);
  const done = loaded(script, url);
  document.head.append(script);
  await done;
}

/** Under its id, or its URL: optimisers print scripts under ids of their own. */
function isThere(tag: HTMLScriptElement, url: string | null): boolean {
  if (tag.id !== '' && document.getElementById(tag.id)) return true;
  return url !== null && [...document.scripts].some(({ src }) => src === url);
}
