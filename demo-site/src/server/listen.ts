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
  /** 0: a free one. */
  readonly port: number;
  /** Database file; `:memory:` leaves nothing behind. */
  readonly db: string;
  readonly host?: string;
  readonly seed?: Seed;
  readonly pages?: RenderPage;
  /** The folder of the built scripts; by default the React flavour's. */
  readonly bundle?: string;
  /** Prints the original plugins' markup alone, with no `data-widget`, and lets the script adopt it. */
  readonly adopt?: boolean;
  /** Scripts that bind as the shop's own do, which pages print beside the library's: for tests. */
  readonly originals?: OriginalScripts | undefined;
  /** Lets a request ask for a fault: see `contracts/faults.ts`. */
  readonly faults?: boolean;
}

/** Starts the shop and says where it listens; `close` ends it and its database. */
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
      // A server that listens on a port has an address of this kind.
      const address = server.address() as AddressInfo;
      resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/`, close });
    });
  });
}
