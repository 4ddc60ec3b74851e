import { isPlainClick } from '../host-page/plain-click.ts';
import { behaviour } from '../site/behaviour.ts';
import { coerceFlag, coerceText } from '../site/coerce.ts';
import { pageConfig } from '../site/page-config.ts';
import { mergeDeep, own } from '../site/plain.ts';
import { type BuilderAction, parseBuilderAction } from './builder-action-url.ts';
import { type BuilderNames, builderNames } from './names.ts';

/**
 * Carries out the page builder's action links: opening, toggling and closing popups, and lightboxes (LA-2). Once a page. An
 * action in the page's own address runs at the start when the page has a link or an element that asks for it: so is one
 * that was clicked before this was here. Malformed, unknown and hostile ones do nothing.
 */
export function followBuilderActions(document: Document): void {
  behaviour('builder-actions', () => {
    const names = mergeDeep<BuilderNames>(builderNames, pageConfig().names?.builder);
    const controller = new AbortController();
    document.addEventListener('click', (event) => follow(event, names), { signal: controller.signal });
    runHash(document, names);
    return () => controller.abort();
  });
}

function follow(event: MouseEvent, names: BuilderNames): void {
  const { target } = event;
  if (!isPlainClick(event) || !(target instanceof Element)) return;
  const link = target.closest('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !isActionUrl(href, names)) return;
  event.preventDefault(); // also a malformed one leads nowhere
  const action = parseBuilderAction(href, names.actions.prefix);
  if (action) void run(action, link, names);
}

/** Encoded or not, the address begins with "#". */
function isActionUrl(href: string, { actions: { prefix } }: BuilderNames): boolean {
  const beginning = href
    .slice(0, prefix.length + 10)
    .replace(/%23/g, '#')
    .replace(/%3A/gi, ':');
  return beginning.startsWith(prefix);
}

function runHash(document: Document, names: BuilderNames): void {
  const { hash } = location;
  const action = hash === '' ? null : parseBuilderAction(hash, names.actions.prefix);
  if (!action) return;
  const askers = document.querySelectorAll(`[${CSS.escape(names.hashAttribute)}], a[href]`);
  const asker = [...askers].find((element) =>
    [names.hashAttribute, 'href'].some((name) => sameHash(element.getAttribute(name), hash)),
  );
  if (asker) void run(action, asker, names);
}

function sameHash(value: string | null, hash: string): boolean {
  const at = value?.search(/#|%23/) ?? -1;
  if (value === null || at < 0) return false;
  try {
    return decodeURIComponent(value.slice(at)) === decodeURIComponent(hash);
  } catch {
    return false;
  }
}

async function run({ name, settings }: BuilderAction, element: Element, names: BuilderNames): Promise<void> {
  const { openPopup: open, closePopup: close, lightbox } = names.actions;
  try {
    if (name === open) {
      const id = coerceText(own(settings, 'id')) ?? '';
      const { openPopup } = await import('../popups/popups.ts');
      openPopup({ id, toggle: coerceFlag(own(settings, 'toggle')) ?? false, opener: element });
    } else if (name === close) {
      const { closePopup } = await import('../popups/popups.ts');
      closePopup({ within: element, disable: own(settings, 'do_not_show_again') === names.yes });
    } else if (name === lightbox) {
      const { openLightbox } = await import('./lightbox/open-lightbox.ts');
      openLightbox(settings, element);
    }
  } catch (error) {
    console.error(`[iyim] action "${name}" of a link failed`, element, error);
  }
}
