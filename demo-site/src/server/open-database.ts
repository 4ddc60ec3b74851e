import { fileURLToPath } from 'node:url';
import type { Repository } from '../shop/repository.ts';
import { sqliteRepository } from '../store/sqlite.ts';

/** Returns the path of the shop's database: `DEMO_DB`, otherwise `demo-site/data/shop.db`. */
export const databaseFile = (): string =>
  process.env.DEMO_DB || fileURLToPath(new URL('../../data/shop.db', import.meta.url));

/** Fills an empty repository with the demo's content, or adds the content that an older one lacks. */
export type Seed = (repository: Repository) => void;

const seeded = ['settings', 'seeded'] as const;
/** Version of the seeded content. Increase it when the seed adds content, so that existing databases receive the addition. */
const version = 3;

function fill(repository: Repository, seed: Seed): void {
  seed(repository);
  repository.saveDocument(...seeded, version);
}

/** Opens the database, and seeds it in one transaction if it is new or its content is of another version. */
export function openSeeded(file: string, seed: Seed): Repository {
  const repository = sqliteRepository(file);
  repository.transaction(() => {
    if (repository.document(...seeded)?.value !== version) fill(repository, seed);
  });
  return repository;
}

/** Empties the database and fills it again in one transaction, so that a running shop never sees it incomplete. */
export function reseed(file: string, seed: Seed): Repository {
  const repository = sqliteRepository(file);
  repository.transaction(() => {
    repository.clear();
    fill(repository, seed);
  });
  return repository;
}
