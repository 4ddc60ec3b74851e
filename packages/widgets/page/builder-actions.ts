import { behaviour, isPlainClick, showInLightbox } from '@iyim/runtime/page';
import {
  attempt,
  coerceFlag,
  coerceText,
  isPlainObject,
  ownValue,
  type PlainObject,
  report,
  siteConfig,
} from '@iyim/runtime/widget';
import type { OffCanvasMode } from './off-canvas-requests.ts';

/** Attribute with an action that runs if the page is opened with the same action in its address. */
const HASH = 'data-e-action-hash';

/** The action of a page builder link. */
interface BuilderAction {
  readonly name: string;
  readonly settings: PlainObject;
}

/** Maximum length of an action's address, in characters. The page builder never writes a longer one. */
const LONGEST = 100_000;

/**
 * Runs the page builder's action links, which open, toggle and close popups and panels, and open the lightbox (LA-2). Runs once per
 * page. An action in the page's own address runs at load if the page has a link or an element with the same action, which may be a
 * link that was clicked before this code had loaded. Malformed, unknown and hostile actions do nothing.
 */
export function followBuilderActions(document: Document): void {
  behaviour('builder-actions', (signal) => {
    // Start of a decoded action address.
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
  event.preventDefault(); // even a malformed action must not navigate
  const action = parseBuilderAction(href, prefix);
  if (action) void run(action, link);
}

/** Whether the address, encoded or not, begins like the address of an action. */
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
  const candidates = document.querySelectorAll(`[${HASH}], a[href]`);
  const match = [...candidates].find((element) =>
    [HASH, 'href'].some((name) => sameHash(element.getAttribute(name), hash)),
  );
  if (match) void run(action, match);
}

function sameHash(value: string | null, hash: string): boolean {
  const at = value?.search(/#|%23/) ?? -1;
  if (value === null || at < 0) return false;
  return attempt(() => decodeURIComponent(value.slice(at)) === decodeURIComponent(hash)) ?? false;
}

async function run({ name, settings }: BuilderAction, element: Element): Promise<void> {
  const id = coerceText(ownValue(settings, 'id')) ?? '';
  try {
    if (name === 'lightbox') await showInLightbox(settings, element);
    const [, mode] = /^off_canvas:(open|close|toggle)$/.exec(name) ?? [];
    if (mode) {
      const { requestOffCanvas } = await import('./off-canvas-requests.ts');
      requestOffCanvas({ id, mode: mode as OffCanvasMode, opener: element });
    }
    if (name !== 'popup:open' && name !== 'popup:close') return;
    const { openPopup, closePopup } = await import('./follow-popups.ts');
    if (name === 'popup:close') {
      closePopup({ within: element, disable: ownValue(settings, 'do_not_show_again') === 'yes' });
    } else {
      openPopup({ id, toggle: coerceFlag(ownValue(settings, 'toggle')) ?? false, opener: element });
    }
  } catch (error) {
    report(error, 'page', `running the action "${name}" of a link`, element);
  }
}

/**
 * Parses `#…-action:action={name}&settings={base64 of JSON}`, percent-encoded wholly, partly or not at all (LA-2). Returns null
 * if `url` is not such an address or is malformed.
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

/** Parses JSON encoded as UTF-8 and then as base64, with or without padding; a `+` may have become a space in transit. */
function parseSettings(base64: string): unknown {
  const bytes = Uint8Array.from(atob(base64.trim().replaceAll(' ', '+')), (byte) => byte.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
