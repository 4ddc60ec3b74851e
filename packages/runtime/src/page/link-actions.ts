import { siteConfig } from '../contracts/site-config.ts';
import { pageSlot } from '../page-slot.ts';
import { parseLinkAction } from './link-action-url.ts';
import { type LinkAction, linkActions } from './register-action.ts';

/** How long a pointer rests on a hover action before it runs (specification §9). */
const HOVER_MS = 400;

/** Runs registered actions for links and elements with a `data-url` (LA-1). Once a page. */
export function followLinkActions(document: Document): void {
  pageSlot('link-actions', () => listen(document, siteConfig().names.urls.linkAction));
}

function listen(document: Document, prefix: string): true {
  let hover: { element: Element; timer: ReturnType<typeof setTimeout> } | undefined;
  const selector = ['href', 'data-url']
    .map((name) => `[${name}^="${CSS.escape(prefix).replace('\\#', '#')}"]`)
    .join(', ');

  const find = (event: Event, kind: 'click' | 'hover') => {
    const element = event.target instanceof Element ? event.target.closest(selector) : null;
    const url = element?.getAttribute('href') ?? element?.getAttribute('data-url') ?? '';
    const settings = parseLinkAction(url, prefix);
    return element && settings?.get('event') === kind ? { element, settings } : null;
  };

  document.addEventListener('click', (event) => {
    const found = find(event, 'click');
    if (!found) return;
    event.preventDefault();
    run(found.settings, found.element);
  });
  document.addEventListener('pointerover', (event) => {
    const found = find(event, 'hover');
    if (found?.element === hover?.element) return;
    clearTimeout(hover?.timer);
    hover = found
      ? { element: found.element, timer: setTimeout(() => run(found.settings, found.element), HOVER_MS) }
      : undefined;
  });
  return true;
}

/** An action that nobody registered does nothing; one that throws says so and harms nobody else. */
function run(settings: ReadonlyMap<string, string>, element: Element): void {
  const name = settings.get('action') ?? '';
  const action: LinkAction | undefined = linkActions().get(name);
  try {
    action?.(Object.fromEntries(settings), element);
  } catch (error) {
    console.error(`[iyim] link action "${name}" failed`, element, error);
  }
}
