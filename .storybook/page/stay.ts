import { action } from 'storybook/actions';

/** Addresses that this page would have navigated to, oldest first. */
const departures: string[] = [];
const logDeparture = action('the page would navigate to');

/** Returns the addresses that this page would have navigated to, for play functions. */
export const goneTo = (): readonly string[] => departures;

/**
 * Keeps the story on its page: followed links, posted forms and the runtime's navigation are only shown in the Actions panel. Its
 * listeners run last, after all other handlers of the page. Returns a function that ends this.
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
