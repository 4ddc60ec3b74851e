import { loaded } from './loaded.ts';
import { pageNonce } from './nonce.ts';
import { safeUrl } from './safe-url.ts';

/**
 * Puts a style of an answer into the page. Style sheets by link resolve when loaded and reject when they could not be;
 * inline ones become constructable sheets, which a strict `style-src` allows (RT-14).
 */
export async function addStyle(tag: HTMLLinkElement | HTMLStyleElement): Promise<void> {
  if (tag.id !== '' && document.getElementById(tag.id)) return;
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
  await load(link, tag.getAttribute('href') ?? '');
}

/** Puts a style sheet that an answer names by its URL into the page, under `id`; like `addStyle`. */
export async function addStyleUrl(source: string, id: string): Promise<void> {
  if (document.getElementById(id)) return;
  const link = document.createElement('link');
  link.id = id;
  link.rel = 'stylesheet';
  await load(link, source);
}

async function load(link: HTMLLinkElement, source: string): Promise<void> {
  const url = safeUrl(source);
  if (!url?.startsWith('http')) throw new Error(`refused the style URL "${source}"`);
  link.nonce = pageNonce();
  link.href = url;
  document.head.append(link);
  await loaded(link, url);
}
