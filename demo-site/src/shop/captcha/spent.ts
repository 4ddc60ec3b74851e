import type { Shop } from '../shop.ts';

const kind = 'captcha-spent';

/** Marks a one-time code as used until it has expired anyway; false when it was used before. */
export function spend({ repository, platform }: Shop, code: string, expiresAt: number): boolean {
  return repository.transaction(() => {
    const now = platform.now();
    for (const { id, value } of repository.documents(kind))
      if (typeof value !== 'number' || value <= now) repository.deleteDocument(kind, id);
    if (repository.document(kind, code) !== null) return false;
    repository.saveDocument(kind, code, expiresAt);
    return true;
  });
}
