import { action } from 'storybook/actions';

/** Addresses to which this page would have navigated, oldest first. */
const departures: string[] = [];
const logDeparture = action('the page would navigate to');

/** Returns the addresses to which this page would have navigated. Play functions check them. */
export const goneTo = (): readonly string[] => departures;

/**
 * Keeps the story on its page: cancels clicks on links, form submissions and the runtime's navigation, and shows their addresses
 * in the Actions panel. Listens on the window, so that it runs after the page's own handlers. Returns a function that undoes this.
 */
export function stayOnPage(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  departures.length = 0;
  const leave = (event: Event, url: string) => {
    event.preventDefault();
    departures.push(url);
    logDeparture(url);
  };
  document.addEventListener(
    'iyim:navigate',
    (event) => leave(event, event instanceof CustomEvent ? String(event.detail.url) : ''),
    { signal },
  );
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
      if (link.getAttribute('href')?.startsWith('#')) return;
      leave(event, link.href);
    },
    { signal },
  );
  window.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      leave(event, event.target.getAttribute('action') || location.href);
    },
    { signal },
  );
  return () => controller.abort();
}
