import { delay, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { faultyAnswer } from '../../demo-site/src/contracts/faults.ts';
import { type BrowserShop, isForShop } from './browser-shop.ts';
import { faultOf } from './server-state.ts';

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/**
 * Sends the page's requests to a shop in this tab from now on; everything that is not for the shop goes its usual way.
 * `server` is a state of the server switch or a fault of the demo site. Pictures always come: they are there when a
 * server begins to fail.
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
      ({ request }) => isForShop(new URL(request.url)),
      async ({ request }) => {
        const isPicture = request.destination === 'image';
        if (!isPicture && request.url.includes(fault.match)) {
          await delay(fault.delay);
          if (fault.drop) return HttpResponse.error();
          const answer = faultyAnswer(fault);
          if (answer) return answer;
        }
        return shop.answer(request);
      },
    ),
  );
}
