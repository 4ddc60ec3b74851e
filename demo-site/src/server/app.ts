import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { type Fault, faultCounter, faultyAnswer } from '../contracts/faults.ts';
import { handleContract } from '../contracts/handle.ts';
import { tooLargeAnswer } from '../contracts/send-form.ts';
import { handleUpload } from '../contracts/uploads.ts';
import { fontFolder } from '../pages/theme-files.ts';
import { rememberAddress } from '../shop/allowance.ts';
import type { RenderPage } from '../shop/page-context.ts';
import type { Shop } from '../shop/shop.ts';
import { type BodyLimits, bodyLimits, fewLargeBodies } from './large-bodies.ts';
import {
  type OriginalScripts,
  originalMarkup,
  originalScriptFile,
  withOriginalScripts,
} from './original-scripts.ts';
import { servePage } from './page-response.ts';
import { staticFiles } from './static-files.ts';

const bundleFolder = fileURLToPath(new URL('../../../packages/widgets/dist/bundle', import.meta.url));
const jqueryFolder = dirname(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'));
const font = createRequire(import.meta.url).resolve('@fontsource-variable/assistant/index.css');
const bundlePath = '/wp-content/plugins/iyim/';
const jqueryPath = '/wp-includes/js/jquery/';

/** The largest request, in bytes: forms carry two files of 5 MB and their other fields. */
const mostBytes = 12 * 1024 * 1024;

const notFound = (): Response =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });

async function applyFault(fault: Fault, bindings: Partial<HttpBindings>): Promise<Response | null> {
  await wait(fault.delay);
  if (!fault.drop) return faultyAnswer(fault);
  bindings.outgoing?.destroy();
  return new Response(null, { status: 502 });
}

/** Host names that always refer to the browser's own machine. */
const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Creates the site: files, pictures, contracts, pages, and the faults a request may ask for. */
export function createApp({
  shop,
  pages,
  bundle = bundleFolder,
  adopt = false,
  originals,
  faults = false,
  hosts = loopback,
  bodies = bodyLimits,
}: {
  readonly shop: Shop;
  readonly pages: RenderPage;
  /** The folder of the built scripts. */
  readonly bundle?: string;
  /** Whether to omit `data-widget`: see `original-scripts.ts`. */
  readonly adopt?: boolean;
  /** Scripts that pages load in addition to the library. They need jQuery, so these pages do not enforce Trusted Types. */
  readonly originals?: OriginalScripts | undefined;
  /** Whether requests may ask for a fault: see `faults.ts`. */
  readonly faults?: boolean;
  /** Accepted host names, limited because pages print links with the request's host. @default the names of this machine */
  readonly hosts?: ReadonlySet<string>;
  /** Limits of uploads. @default three at a time, one per IP address, two minutes each */
  readonly bodies?: BodyLimits;
}): Hono<{ Bindings: Partial<HttpBindings> }> {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  const scripts = staticFiles(bundle);
  const jquery = staticFiles(jqueryFolder);
  const fonts = staticFiles(join(dirname(font), 'files'));

  app.onError((error, { req }) => {
    // A client that disconnects before its whole request has arrived gets no answer; that is not a failure of the site.
    if (!req.raw.signal.aborted) console.error(error);
    return new Response('Internal server error', { status: 500, headers: { 'content-type': 'text/plain' } });
  });
  app.use(async ({ req }, next) =>
    hosts.has(new URL(req.url).hostname)
      ? next()
      : new Response('This server does not answer to that host name.', {
          status: 421,
          headers: { 'content-type': 'text/plain' },
        }),
  );
  if (faults) {
    const faultOf = faultCounter();
    app.use(async (context, next) => {
      const fault = faultOf(context.req.raw);
      const answer = fault === null ? null : await applyFault(fault, context.env ?? {});
      return answer ?? next();
    });
  }
  const below = (folder: string, url: string): string => new URL(url).pathname.slice(folder.length);
  app.get(`${bundlePath}*`, ({ req }) => scripts(req.raw, below(bundlePath, req.url)));
  app.get(`${jqueryPath}*`, ({ req }) => jquery(req.raw, below(jqueryPath, req.url)));
  app.get(`${fontFolder}*`, ({ req }) => fonts(req.raw, below(fontFolder, req.url)));
  app.use(compress());
  app.use(fewLargeBodies(bodies));
  app.use(bodyLimit({ maxSize: mostBytes, onError: ({ req }) => tooLargeAnswer(req.raw) }));
  app.all('*', async ({ req: { raw }, env }) => {
    rememberAddress(raw, env?.incoming?.socket.remoteAddress ?? '');
    const answer =
      (originals && originalScriptFile(new URL(raw.url).pathname, originals)) ??
      (await handleContract(raw, shop)) ??
      handleUpload(raw, shop) ??
      (await servePage(raw, shop, pages, { trustedTypes: !originals })) ??
      notFound();
    const page = adopt ? await originalMarkup(answer) : answer;
    return originals ? withOriginalScripts(page, originals) : page;
  });
  return app;
}
