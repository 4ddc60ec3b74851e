import { safeUrl } from '../site/safe-url.ts';
import { trustedTypesPolicy } from './html/trusted-types.ts';

/** Timeout for a load, in ms. */
const LOAD_TIMEOUT = 120_000;

/**
 * Adds a script from a server answer to the page, so that it runs; a script that was only parsed never runs. Replaces the answer's
 * nonce with the nonce of the page, whose policy allows no other. Resolves when an external script has run; rejects if it
 * could not be loaded.
 */
export async function addScript(tag: HTMLScriptElement): Promise<void> {
  const source = tag.getAttribute('src');
  const url = source === null ? null : webUrl('script', source);
  if (isInPage(tag.id, url)) return;
  const script = document.createElement('script');
  for (const { name, value } of tag.attributes) {
    if (name !== 'src' && name !== 'nonce' && !name.startsWith('on')) script.setAttribute(name, value);
  }
  if (url !== null) return loadScript(script, url);
  script.nonce = pageNonce();
  script.text = trustedTypesPolicy().createScript(tag.text);
  document.head.append(script);
}

/** Adds a script that an answer names only by its URL; `id` becomes its id in the page. Otherwise like `addScript`. */
export async function addScriptUrl(source: string, id: string): Promise<void> {
  const url = webUrl('script', source);
  if (isInPage(id, url)) return;
  const script = document.createElement('script');
  script.id = id;
  await loadScript(script, url);
}

/**
 * Loads an external script of the page again after it could not be loaded: a new tag replaces the dead one, which is restored if
 * that fails too. Resolves and rejects like `addScript`.
 */
export async function runScriptAgain(tag: HTMLScriptElement): Promise<void> {
  tag.remove();
  try {
    await addScript(tag);
  } catch (error) {
    document.head.append(tag); // the tag does not run again, but keeps the address for the next attempt
    throw error;
  }
}

/**
 * Adds a style sheet from a server answer to the page. For a linked sheet, resolves when it has loaded and rejects if it could
 * not be loaded. An inline one becomes a constructable sheet, which a strict `style-src` allows (RT-14).
 */
export async function addStyle(tag: HTMLLinkElement | HTMLStyleElement): Promise<void> {
  if (isInPage(tag.id, null)) return;
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

/** Adds a style sheet that an answer names only by its URL; `id` becomes its id in the page. Otherwise like `addStyle`. */
export async function addStyleUrl(source: string, id: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { id, rel: 'stylesheet', href: source });
  await addStyle(link);
}

/** Whether the page has a script or style with this id, or a script with this URL: optimisers change ids. */
function isInPage(id: string, url: string | null): boolean {
  if (id !== '' && document.getElementById(id)) return true;
  return url !== null && [...document.scripts].some(({ src }) => src === url);
}

function webUrl(kind: 'script' | 'style', source: string): string {
  const url = safeUrl(source);
  if (!url?.startsWith('http')) throw new Error(`refused the ${kind} URL "${source}"`);
  return url;
}

/** Returns the nonce of the page's own scripts, which its Content-Security-Policy allows; empty if there is none. */
const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

function loadScript(script: HTMLScriptElement, url: string): Promise<void> {
  script.async = false;
  script.src = trustedTypesPolicy().createScriptURL(url);
  return load(script, url);
}

/**
 * Adds a tag to the page and resolves when it has loaded. If it fails, or after 120 s, removes the tag and rejects, so that the
 * next caller does not find a tag that never loads (RT-17).
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
    const timer = setTimeout(() => fail(`gave up waiting for ${url}`), LOAD_TIMEOUT);
    tag.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    tag.addEventListener('error', () => fail(`${url} could not be loaded`));
  });
}
