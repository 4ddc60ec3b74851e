import { fileURLToPath } from 'node:url';
import type { Repository } from '../shop/repository.ts';
import { sqliteRepository } from '../store/sqlite.ts';

/** Where the shop's data lies: `DEMO_DB`, else `demo-site/data/shop.db`. */
export const databaseFile = (): string =>
  process.env.DEMO_DB || fileURLToPath(new URL('../../data/shop.db', import.meta.url));

/** Adds what the repository lacks: all of it to an empty one. */
export type Seed = (repository: Repository) => void;

const seeded = ['settings', 'seeded'] as const;
/** Counts up when the seed brings more: a database that was filled before is given what it lacks. */
const version = 3;

function fill(repository: Repository, seed: Seed): void {
  seed(repository);
  repository.saveDocument(...seeded, version);
}

/** Opens the database; a new one is filled first, an older one completed, wholly or not at all. */
export function openSeeded(file: string, seed: Seed): Repository {
  const repository = sqliteRepository(file);
  repository.transaction(() => {
    if (repository.document(...seeded)?.value !== version) fill(repository, seed);
  });
  return repository;
}

/** Empties the database and fills it anew, in one step: a running shop never sees it half done. */
export function reseed(file: string, seed: Seed): Repository {
  const repository = sqliteRepository(file);
  repository.transaction(() => {
    repository.clear();
    fill(repository, seed);
  });
  return repository;
}
