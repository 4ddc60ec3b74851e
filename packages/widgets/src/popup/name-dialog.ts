import type { Island } from '@iyim/runtime/widget';
import type { PopupModel } from './model.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/**
 * Names the dialog after the first heading in it, else after its title, else with a text of ours. While it waits for its
 * content it is not named after what it showed before.
 */
export function nameDialog(
  dialog: HTMLElement,
  island: Pick<Island, 'id' | 'text'>,
  model: Pick<PopupModel, 'content' | 'settings'>,
  isWaiting = false,
): void {
  const { content, settings } = model;
  takeNameBack(island, model);
  const headings = isWaiting ? [] : [...content.querySelectorAll(HEADINGS)];
  const heading = headings.find(({ textContent }) => textContent?.trim());
  dialog.removeAttribute('aria-labelledby');
  dialog.removeAttribute('aria-label');
  if (!heading) {
    dialog.setAttribute('aria-label', settings.title || island.text('name'));
    return;
  }
  if (!heading.id) heading.id = island.id('heading');
  dialog.setAttribute('aria-labelledby', heading.id);
}

/**
 * Takes away the id that a heading without one was given. Not among `island.changes`, which would keep every heading that
 * ever was loaded.
 */
export function takeNameBack({ id }: Pick<Island, 'id'>, { content }: Pick<PopupModel, 'content'>): void {
  content.querySelector(`#${CSS.escape(id('heading'))}`)?.removeAttribute('id');
}
