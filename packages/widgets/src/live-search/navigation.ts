import { type Island, parseHtml } from '@iyim/runtime/widget';
import { ACTIVE, DISABLED, NAVIGATE, partClass, readNavigation } from './read.ts';
import type { LiveSearchSettings } from './settings.ts';

type Where = 'in_header' | 'in_footer';

/** Fills a place for navigation: with what the server drew, else as the settings say (LS-5). */
export function drawNavigation(
  holder: HTMLElement,
  { html, where, pages }: { readonly html: string; readonly where: Where; readonly pages: number },
  { bullets, numbers, arrows }: LiveSearchSettings,
): void {
  if (html.trim() !== '') {
    holder.replaceChildren(parseHtml(html));
    return;
  }
  const isHere = (place: string) => pages > 1 && (place === where || place === 'both');
  const button = (kind: string, data: Record<string, string>, text = '') => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = `${NAVIGATE} ${partClass(kind)}`;
    element.textContent = text;
    Object.assign(element.dataset, data);
    return element;
  };
  const each = (kind: string, place: string, say: (page: number) => string) =>
    isHere(place)
      ? Array.from({ length: pages }, (_, index) =>
          button(kind, { number: String(index + 1) }, say(index + 1)),
        )
      : [];
  holder.replaceChildren(
    ...(isHere(arrows) ? [button('prev-button', { direction: '-1' }, '‹')] : []),
    ...each('bullet-button', bullets, () => ''),
    ...each('number-button', numbers, String),
    ...(isHere(arrows) ? [button('next-button', { direction: '1' }, '›')] : []),
  );
}

/** Makes the navigation say where it leads and where one is: previous off at 1, next off at the last slide. */
export function syncNavigation(
  { text }: Island,
  holders: readonly HTMLElement[],
  { page, pages }: { readonly page: number; readonly pages: number },
): void {
  for (const { element, slide, step } of readNavigation(holders)) {
    const isOff = step !== null && (step < 0 ? page <= 1 : page >= pages);
    const name = (label: string) => {
      // The server's own name is the site's choice.
      if (!element.hasAttribute('aria-label')) element.setAttribute('aria-label', label);
    };
    element.setAttribute('role', 'button');
    element.tabIndex = 0;
    element.classList.toggle(DISABLED, isOff);
    if (step !== null) {
      element.setAttribute('aria-disabled', String(isOff));
      name(text(step < 0 ? 'previous' : 'next'));
    } else if (slide !== null) {
      element.classList.toggle(ACTIVE, slide === page);
      name(text('page', { page: slide, pages }));
      if (slide === page) element.setAttribute('aria-current', 'true');
      else element.removeAttribute('aria-current');
    }
  }
}
