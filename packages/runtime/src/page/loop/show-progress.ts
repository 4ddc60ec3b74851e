import { ALL_LOADED, loadMoreAnchor, loadMoreButton, NO_SPINNER, spinnerOf } from './read-loop.ts';

/** Shows in the original's classes how far a listing is: themes hide the button at the end, and its text behind a spinner. */
export function showProgress(loop: HTMLElement, busy: boolean): void {
  const anchor = loadMoreAnchor(loop);
  const button = loadMoreButton(loop);
  loop.classList.toggle(ALL_LOADED, anchor !== null && anchor.page >= anchor.maxPage);
  loop.classList.toggle(NO_SPINNER, spinnerOf(loop) === null);
  if (!button) return;
  if (busy) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}
