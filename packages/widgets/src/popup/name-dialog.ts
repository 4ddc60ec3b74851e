import type { Island } from '@iyim/runtime';
import type { PopupModel } from './model.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/**
 * Names the dialog after the first heading in it, else after its title, else with a text of ours. While it waits for its
 * content it is not named after what it showed before.
 */
export function nameDialog(
  dialog: HTMLElement,
  { changes, id, text }: Island,
  { content, settings }: PopupModel,
  isWaiting = false,
): void {
  const headings = isWaiting ? [] : [...content.querySelectorAll(HEADINGS)];
  const heading = headings.find(({ textContent }) => textContent?.trim());
  dialog.removeAttribute('aria-labelledby');
  dialog.removeAttribute('aria-label');
  if (!heading) {
    dialog.setAttribute('aria-label', settings.title || text('name'));
    return;
  }
  if (!heading.id) changes.attribute(heading, 'id', id('heading'));
  dialog.setAttribute('aria-labelledby', heading.id);
}
