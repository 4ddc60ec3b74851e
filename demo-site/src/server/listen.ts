import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { renderPage } from '../pages/index.ts';
import { seed as demoSeed } from '../seed/index.ts';
import type { RenderPage } from '../shop/page-context.ts';
import { openShop } from '../shop/shop.ts';
import { createApp } from './app.ts';
import { nodePlatform } from './node-platform.ts';
import { openSeeded, type Seed } from './open-database.ts';
import type { OriginalScripts } from './original-scripts.ts';

interface DemoOptions {
  /** Port number; 0 picks a free one. */
  readonly port: number;
  /** Database file; `:memory:` leaves nothing behind. */
  readonly db: string;
  readonly host?: string;
  readonly seed?: Seed;
  readonly pages?: RenderPage;
  /** Folder of the built scripts. @default the folder of the React flavour */
  readonly bundle?: string;
  /** Whether to print the original plugins' markup without `data-widget`, so that the library adopts it. */
  readonly adopt?: boolean;
  /** For tests: scripts that bind handlers like the original plugins. Pages load them in addition to the library. */
  readonly originals?: OriginalScripts | undefined;
  /** Whether requests may ask for a fault: see `contracts/faults.ts`. */
  readonly faults?: boolean;
}

/** Starts the shop and returns its address; `close` stops the server and closes the database. */
export async function startDemo({
  port,
  db,
  host = '127.0.0.1',
  seed = demoSeed,
  pages = renderPage,
  bundle,
  adopt = false,
  originals,
  faults = false,
}: DemoOptions): Promise<{ readonly url: string; close(): Promise<void> }> {
  const repository = openSeeded(db, seed);
  const shop = await openShop(repository, nodePlatform);
  const { fetch } = createApp({
    shop,
    pages,
    adopt,
    originals,
    faults,
    ...(bundle === undefined ? {} : { bundle }),
  });
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host });
    const close = (): Promise<void> =>
      new Promise((closed) => {
        server.close(() => {
          repository.close();
          closed();
        });
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    server.once('error', (error: Error) => {
      repository.close();
      reject(error);
    });
    server.once('listening', () => {
      // `address()` returns another type only for a server that listens on a pipe, or not at all.
      const address = server.address() as AddressInfo;
      resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/`, close });
    });
  });
}
