import { action } from 'storybook/actions';

/** Where this page would have gone, oldest first. */
const departures: string[] = [];
const say = action('the page goes to');

/** Where this page would have gone to: a play function asks it. */
export const goneTo = (): readonly string[] => departures;

/**
 * Keeps the story where it is: links, posted forms and the runtime's own navigation are told to the Actions panel
 * instead. Returns what ends it. Heard last of all, so that whoever handles an event of the page has had it.
 */
export function stayOnPage(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  departures.length = 0;
  const leave = (event: Event, url: string) => {
    event.preventDefault();
    departures.push(url);
    say(url);
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
