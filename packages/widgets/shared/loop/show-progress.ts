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

/** Gives the loop back what the server's markup says of its progress when `signal` is aborted (RT-18). */
export function undoProgress(loop: HTMLElement, signal: AbortSignal): void {
  const was = [ALL_LOADED, NO_SPINNER].map((name) => [name, loop.classList.contains(name)] as const);
  signal.addEventListener('abort', () => {
    for (const [name, had] of was) loop.classList.toggle(name, had);
    loadMoreButton(loop)?.removeAttribute('aria-disabled');
  });
}
