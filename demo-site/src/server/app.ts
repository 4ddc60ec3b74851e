import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { type Fault, faultCounter, faultyAnswer } from '../contracts/faults.ts';
import { handleContract } from '../contracts/handle.ts';
import { tooLargeAnswer } from '../contracts/too-large.ts';
import { handleUpload } from '../contracts/uploads.ts';
import type { RenderPage } from '../shop/page-context.ts';
import type { Shop } from '../shop/shop.ts';
import { rememberAddress } from '../shop/visitor-address.ts';
import { originalMarkup } from './original-markup.ts';
import { servePage } from './page-response.ts';
import { staticFiles } from './static-files.ts';

const bundleFolder = fileURLToPath(new URL('../../../packages/widgets/dist/bundle', import.meta.url));
const jqueryFolder = dirname(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'));
const bundlePath = '/wp-content/plugins/iyim/';
const jqueryPath = '/wp-includes/js/jquery/';

/** The largest request: forms carry two files of 5 MB, and what stands around them. */
const mostBytes = 12 * 1024 * 1024;

const notFound = (): Response =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });

async function applyFault(fault: Fault, bindings: Partial<HttpBindings>): Promise<Response | null> {
  await wait(fault.delay);
  if (!fault.drop) return faultyAnswer(fault);
  bindings.outgoing?.destroy();
  return new Response(null, { status: 502 });
}

/** The site: files, pictures, contracts, pages, and the faults a request may ask for. */
export function createApp({
  shop,
  pages,
  bundle = bundleFolder,
  adopt = false,
}: {
  readonly shop: Shop;
  readonly pages: RenderPage;
  /** The folder of the built scripts. */
  readonly bundle?: string;
  /** Prints no `data-widget`: see `original-markup.ts`. */
  readonly adopt?: boolean;
}): Hono<{ Bindings: Partial<HttpBindings> }> {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  const faultOf = faultCounter();
  const scripts = staticFiles(bundle);
  const jquery = staticFiles(jqueryFolder);

  app.onError((error) => {
    console.error(error);
    return new Response('Internal server error', { status: 500, headers: { 'content-type': 'text/plain' } });
  });
  app.use(async (context, next) => {
    const fault = faultOf(context.req.raw);
    const answer = fault === null ? null : await applyFault(fault, context.env ?? {});
    return answer ?? next();
  });
  const below = (folder: string, url: string): string => new URL(url).pathname.slice(folder.length);
  app.get(`${bundlePath}*`, ({ req }) => scripts(req.raw, below(bundlePath, req.url)));
  app.get(`${jqueryPath}*`, ({ req }) => jquery(req.raw, below(jqueryPath, req.url)));
  app.use(compress());
  app.use(bodyLimit({ maxSize: mostBytes, onError: ({ req }) => tooLargeAnswer(req.raw) }));
  app.all('*', async ({ req: { raw }, env }) => {
    rememberAddress(raw, env?.incoming?.socket.remoteAddress ?? '');
    const answer =
      (await handleContract(raw, shop)) ?? handleUpload(raw, shop) ?? (await servePage(raw, shop, pages));
    return adopt && answer ? originalMarkup(answer) : (answer ?? notFound());
  });
  return app;
}
