import type { Repository } from '../shop/repository.ts';
import { sqliteRepository } from '../store/sqlite.ts';

export type Seed = (repository: Repository) => void;

const seeded = ['settings', 'seeded'] as const;

function fill(repository: Repository, seed: Seed): void {
  seed(repository);
  repository.saveDocument(...seeded, true);
}

/** Opens the database; a new one is filled first, wholly or not at all. */
export function openSeeded(file: string, seed: Seed): Repository {
  const repository = sqliteRepository(file);
  repository.transaction(() => {
    if (repository.document(...seeded) === null) fill(repository, seed);
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
