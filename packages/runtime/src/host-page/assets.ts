import { safeUrl } from '../site/safe-url.ts';
import { trustedTypesPolicy } from './html/trusted-types.ts';

/** Loads give up after so many ms. */
const GIVE_UP = 120_000;

/**
 * Puts a script of an answer into the page, so that it runs: a parsed one never would. The answer's nonce is of another
 * response; the page's own is used. Resolves when an external script has run; rejects when it could not be loaded.
 */
export async function addScript(tag: HTMLScriptElement): Promise<void> {
  const source = tag.getAttribute('src');
  const url = source === null ? null : webUrl('script', source);
  if (isThere(tag.id, url)) return;
  const script = document.createElement('script');
  for (const { name, value } of tag.attributes) {
    if (name !== 'src' && name !== 'nonce' && !name.startsWith('on')) script.setAttribute(name, value);
  }
  if (url !== null) return loadScript(script, url);
  script.nonce = pageNonce();
  script.text = trustedTypesPolicy().createScript(tag.text);
  document.head.append(script);
}

/** Puts a script that an answer names by its URL into the page, under `id`; like `addScript`. */
export async function addScriptUrl(source: string, id: string): Promise<void> {
  const url = webUrl('script', source);
  if (isThere(id, url)) return;
  const script = document.createElement('script');
  script.id = id;
  await loadScript(script, url);
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

/**
 * Puts a style of an answer into the page. Style sheets by link resolve when loaded and reject when they could not be;
 * inline ones become constructable sheets, which a strict `style-src` allows (RT-14).
 */
export async function addStyle(tag: HTMLLinkElement | HTMLStyleElement): Promise<void> {
  if (isThere(tag.id, null)) return;
  if (tag instanceof HTMLStyleElement) {
    const sheet = new CSSStyleSheet({ media: tag.media });
    sheet.replaceSync(tag.textContent);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return;
  }
  if (!tag.relList.contains('stylesheet')) return;
  const link = document.createElement('link');
  for (const name of ['id', 'rel', 'media', 'integrity', 'crossorigin', 'referrerpolicy']) {
    const value = tag.getAttribute(name);
    if (value !== null) link.setAttribute(name, value);
  }
  link.href = webUrl('style', tag.getAttribute('href') ?? '');
  await load(link, link.href);
}

/** Puts a style sheet that an answer names by its URL into the page, under `id`; like `addStyle`. */
export async function addStyleUrl(source: string, id: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { id, rel: 'stylesheet', href: source });
  await addStyle(link);
}

/** Under its id, or its URL: optimisers print scripts under ids of their own. */
function isThere(id: string, url: string | null): boolean {
  if (id !== '' && document.getElementById(id)) return true;
  return url !== null && [...document.scripts].some(({ src }) => src === url);
}

function webUrl(kind: 'script' | 'style', source: string): string {
  const url = safeUrl(source);
  if (!url?.startsWith('http')) throw new Error(`refused the ${kind} URL "${source}"`);
  return url;
}

/** The nonce of this page's own scripts, which its Content-Security-Policy knows; empty without one. */
const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

function loadScript(script: HTMLScriptElement, url: string): Promise<void> {
  script.async = false;
  script.src = trustedTypesPolicy().createScriptURL(url);
  return load(script, url);
}

/**
 * Puts a tag into the page and resolves when it has loaded. Rejects when it failed, or after 120 s: the dead tag is then gone,
 * so that who asks next does not take it for loaded (RT-17).
 */
function load(tag: HTMLScriptElement | HTMLLinkElement, url: string): Promise<void> {
  tag.nonce = pageNonce();
  document.head.append(tag);
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      clearTimeout(timer);
      tag.remove();
      reject(new Error(message));
    };
    const timer = setTimeout(() => fail(`gave up waiting for ${url}`), GIVE_UP);
    tag.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    tag.addEventListener('error', () => fail(`${url} could not be loaded`));
  });
}
