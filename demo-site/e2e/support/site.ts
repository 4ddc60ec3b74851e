import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFolder, type Flavour } from '../../../packages/widgets/build/bundle.ts';
import { startDemo } from '../../src/server/listen.ts';
import type { Repository } from '../../src/shop/repository.ts';
import { sqliteRepository } from '../../src/store/sqlite.ts';

/** A shop of a worker's own: its address, and what it stores, to look at from outside. */
export interface Site {
  /** Ends with a slash. */
  readonly url: string;
  readonly stored: Repository;
  close(): Promise<void>;
}

/**
 * Starts the demo shop on a free port with a fresh database. It serves a copy of the built scripts, so that a build that
 * runs meanwhile does not take them from under the pages.
 */
export async function openSite(flavour: Flavour, adopt: boolean): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'iyim-e2e-'));
  const bundle = join(folder, 'bundle');
  const built = bundleFolder(flavour);
  cpSync(built, bundle, { recursive: true, filter: (path) => path === built || isServed(path) });
  const db = join(folder, 'shop.db');
  const demo = await startDemo({ port: 0, db, bundle, adopt, faults: true });
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
