import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFolder, type Flavour } from '../../../packages/widgets/build/bundle.ts';
import { buildOriginalShop } from '../../../packages/widgets/testing/build-original-shop.ts';
import { startDemo } from '../../src/server/listen.ts';
import type { OriginalScripts } from '../../src/server/original-scripts.ts';
import type { Repository } from '../../src/shop/repository.ts';
import { sqliteRepository } from '../../src/store/sqlite.ts';

/** A demo shop for one worker: its address, and its stored data for tests to read and change. */
export interface Site {
  /** Ends with a slash. */
  readonly url: string;
  readonly stored: Repository;
  close(): Promise<void>;
}

/** Options in the `metadata` of a Playwright project. */
export interface SiteOptions {
  readonly flavour?: Flavour | undefined;
  /** Whether the pages have no `data-widget`, so that the script adopts the plugins' markup. */
  readonly adopt?: boolean;
  /** How the pages load the original scripts and jQuery. Missing if the pages do not include them. */
  readonly originals?: OriginalScripts['come'] | undefined;
}

/**
 * Starts the demo shop on a free port with a fresh database. It serves a copy of the built scripts, so that a build during the
 * tests does not remove them.
 */
export async function openSite({ flavour = 'react', adopt = false, originals }: SiteOptions): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'iyim-e2e-'));
  const bundle = join(folder, 'bundle');
  const built = bundleFolder(flavour);
  cpSync(built, bundle, { recursive: true, filter: (path) => path === built || isServed(path) });
  const db = join(folder, 'shop.db');
  const demo = await startDemo({
    port: 0,
    db,
    bundle,
    adopt,
    originals: originals && { code: await buildOriginalShop({ jQuery: 'page' }), come: originals },
    faults: true,
  });
  const stored = sqliteRepository(db);
  return {
    url: demo.url,
    stored,
    async close() {
      stored.close();
      await demo.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isServed = (path: string): boolean => !path.endsWith('.map') && !path.endsWith('/lean');
