import { type PostSheet, postSheets, postTerms } from '../content/magazine.ts';
import { type Post, savePost, savePostTerm } from '../shop/magazine.ts';
import type { Repository } from '../shop/repository.ts';
import type { Album } from './album.ts';

const firstId = 2001;
const firstDay = Date.UTC(2024, 6, 2, 6, 30);
/** A post every eleven days: six a season, two years in all. */
const pace = 11 * 86_400_000;

function postOf({ picture, category, tags, ...sheet }: PostSheet, at: number, album: Album): Post {
  return {
    ...sheet,
    id: firstId + at,
    termIds: [category, ...tags].map(({ id }) => id),
    pictureId: album.sceneOf(picture),
    publishedAt: firstDay + at * pace,
  };
}

/** The magazine: its posts, their categories and tags. The album has their pictures afterwards. */
export function seedMagazine(repository: Repository, album: Album): void {
  for (const term of postTerms) savePostTerm(repository, term);
  for (const [at, sheet] of postSheets.entries()) savePost(repository, postOf(sheet, at, album));
}
