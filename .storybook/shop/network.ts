import { delay, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { faultyAnswer } from '../../demo-site/src/contracts/faults.ts';
import { type BrowserShop, isForShop } from './browser-shop.ts';
import { faultOf } from './server-state.ts';

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** Where Storybook shows its stories; a story may give its frame an address of the shop for a while. */
const framePath = location.pathname;

/** Without what a page that is asked for afresh has in its address. */
const searchOf = ({ search }: { search: string }): string => {
  const fields = new URLSearchParams(search);
  fields.delete('nocache');
  return fields.toString();
};

const isThisDocument = (url: URL) =>
  url.pathname === location.pathname &&
  searchOf(url) === searchOf(location) &&
  url.origin === location.origin;

/**
 * Sends the page's requests to a shop in this tab from now on; everything that is not for the shop goes its usual way.
 * Who asks for the document's own address gets the shop's page. `server` is a state of the server switch, or a fault of
 * the demo site. Pictures always come: they were there before the server began to fail.
 */
export async function connectShop(shop: BrowserShop, server: string): Promise<void> {
  const fault = faultOf(server);
  started ??= worker.start({
    onUnhandledFrame: 'bypass',
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  await started;
  worker.resetHandlers(
    http.all(
      ({ request }) => {
        const url = new URL(request.url);
        return isForShop(url) || isThisDocument(url);
      },
      async ({ request }) => {
        const { pathname } = new URL(request.url);
        const isPicture = pathname.startsWith('/wp-content/uploads/');
        if (!isPicture && request.url.includes(fault.match)) {
          await delay(fault.delay);
          if (fault.drop) return HttpResponse.error();
          const answer = faultyAnswer(fault);
          if (answer) return answer;
        }
        const url = new URL(request.url);
        const own = isThisDocument(url) && url.pathname === framePath;
        return shop.answer(own ? new Request(shop.pageUrl, request) : request);
      },
    ),
  );
}
