import { behaviour, isPlainClick, showInLightbox } from '@iyim/runtime/page';
import {
  attempt,
  coerceFlag,
  coerceText,
  isPlainObject,
  own,
  type PlainObject,
  report,
  siteConfig,
} from '@iyim/runtime/widget';

/** On an element that lets a page opened with an action in its address run it. */
const HASH = 'data-e-action-hash';

/** An action that a link of the page builder asks for. */
interface BuilderAction {
  readonly name: string;
  readonly settings: PlainObject;
}

/** Longer settings are none that a builder wrote. */
const LONGEST = 100_000;

/**
 * Carries out the page builder's action links: opening, toggling and closing popups, and lightboxes (LA-2). Once a page. An
 * action in the page's own address runs at the start when the page has a link or an element that asks for it: so is one
 * that was clicked before this was here. Malformed, unknown and hostile ones do nothing.
 */
export function followBuilderActions(document: Document): void {
  behaviour('builder-actions', (signal) => {
    // What the address of an action link begins with, once it is decoded.
    const prefix = `#${siteConfig().prefixes.builder}-action:`;
    document.addEventListener('click', (event) => follow(event, prefix), { signal });
    runHash(document, prefix);
  });
}

function follow(event: MouseEvent, prefix: string): void {
  const { target } = event;
  if (!isPlainClick(event) || !(target instanceof Element)) return;
  const link = target.closest('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !isActionUrl(href, prefix)) return;
  event.preventDefault(); // also a malformed one leads nowhere
  const action = parseBuilderAction(href, prefix);
  if (action) void run(action, link);
}

/** Encoded or not, the address begins with "#". */
function isActionUrl(href: string, prefix: string): boolean {
  const beginning = href
    .slice(0, prefix.length + 10)
    .replace(/%23/g, '#')
    .replace(/%3A/gi, ':');
  return beginning.startsWith(prefix);
}

function runHash(document: Document, prefix: string): void {
  const { hash } = location;
  const action = hash === '' ? null : parseBuilderAction(hash, prefix);
  if (!action) return;
  const askers = document.querySelectorAll(`[${HASH}], a[href]`);
  const asker = [...askers].find((element) =>
    [HASH, 'href'].some((name) => sameHash(element.getAttribute(name), hash)),
  );
  if (asker) void run(action, asker);
}

function sameHash(value: string | null, hash: string): boolean {
  const at = value?.search(/#|%23/) ?? -1;
  if (value === null || at < 0) return false;
  return attempt(() => decodeURIComponent(value.slice(at)) === decodeURIComponent(hash)) ?? false;
}

async function run({ name, settings }: BuilderAction, element: Element): Promise<void> {
  try {
    if (name === 'lightbox') await showInLightbox(settings, element);
    if (name !== 'popup:open' && name !== 'popup:close') return;
    const { openPopup, closePopup } = await import('./follow-popups.ts');
    if (name === 'popup:close') {
      closePopup({ within: element, disable: own(settings, 'do_not_show_again') === 'yes' });
    } else {
      const id = coerceText(own(settings, 'id')) ?? '';
      openPopup({ id, toggle: coerceFlag(own(settings, 'toggle')) ?? false, opener: element });
    }
  } catch (error) {
    report(error, 'page', `running the action "${name}" of a link`, element);
  }
}

/**
 * Reads `#…-action:action={name}&settings={base64 of JSON}`, percent-encoded wholly, partly or not at all (LA-2). Null when
 * `url` is no such address or is malformed: nothing is guessed.
 */
export function parseBuilderAction(url: string, prefix: string): BuilderAction | null {
  if (url.length > LONGEST) return null;
  const decoded = attempt(() => decodeURIComponent(url));
  if (!decoded?.startsWith(prefix)) return null;
  const [, name, settings] =
    /^action=([^&]+)&(?:.*&)?settings=(.*)$/.exec(decoded.slice(prefix.length)) ?? [];
  if (!name || settings === undefined) return null;
  const value = settings === '' ? {} : attempt(() => parseSettings(settings));
  return isPlainObject(value) ? { name, settings: value } : null;
}

/** JSON written as UTF-8 and then as base64, with or without padding; a `+` may have become a space on its way. */
function parseSettings(base64: string): unknown {
  const bytes = Uint8Array.from(atob(base64.trim().replaceAll(' ', '+')), (byte) => byte.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
