import { delay, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { faultyAnswer } from '../../demo-site/src/contracts/faults.ts';
import { type BrowserShop, isForShop } from './browser-shop.ts';
import { faultOf } from './server-state.ts';

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** Path of Storybook's frame. A story may temporarily change the frame's address to an address of the shop. */
const framePath = location.pathname;

/** Returns the query of an address, without the parameter that bypasses the cache. */
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
 * Routes the page's requests for the shop to a shop in this tab; other requests are not affected. A request for the document's
 * own address gets the shop's page. `server` is a state of the Server toolbar, or a fault in the demo site's notation. Pictures
 * always load, as if they had loaded before the server began to fail.
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
        const isFrame = isThisDocument(url) && url.pathname === framePath;
        return shop.answer(isFrame ? new Request(shop.pageUrl, request) : request);
      },
    ),
  );
}
