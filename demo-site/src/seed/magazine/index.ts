import { type Post, savePost, savePostTerm } from '../../shop/magazine.ts';
import type { Repository } from '../../shop/repository.ts';
import type { Album } from '../album.ts';
import { cloth } from './cloth.ts';
import { clothWardrobe } from './cloth-wardrobe.ts';
import { island } from './island.ts';
import { islandPeople } from './island-people.ts';
import { light } from './light.ts';
import { lightEvenings } from './light-evenings.ts';
import { pictureNames } from './picture-names.ts';
import { rooms } from './rooms.ts';
import { roomsSmall } from './rooms-small.ts';
import type { PostSheet } from './sheet.ts';
import { table } from './table.ts';
import { tableSeasons } from './table-seasons.ts';
import { authors, postCategories, postTags } from './terms.ts';
import { workshop } from './workshop.ts';
import { workshopMaterials } from './workshop-materials.ts';

const columns = [
  [...workshop, ...workshopMaterials],
  [...table, ...tableSeasons],
  [...rooms, ...roomsSmall],
  [...island, ...islandPeople],
  [...cloth, ...clothWardrobe],
  [...light, ...lightEvenings],
];
const firstId = 2001;
const firstDay = Date.UTC(2024, 6, 2, 6, 30);
/** A post every eleven days: six a season, two years in all. */
const pace = 11 * 86_400_000;

/** The columns take turns. */
const sheets: readonly PostSheet[] = Array.from(
  { length: Math.max(...columns.map(({ length }) => length)) },
  (_, at) => columns.flatMap((column) => column.slice(at, at + 1)),
).flat();

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('\n');

function postOf(sheet: PostSheet, at: number, album: Album): Post {
  const { slug, title, excerpt, content, category, tags, author } = sheet;
  const [shape, colour, view] = sheet.picture;
  return {
    id: firstId + at,
    slug,
    title,
    excerpt,
    content: { he: paragraphs(content.he), en: paragraphs(content.en) },
    author: authors[author],
    termIds: [postCategories[category].id, ...tags.map((tag) => postTags[tag].id)],
    pictureId: album.idOf(shape, colour, view, pictureNames[shape]),
    publishedAt: firstDay + at * pace,
  };
}

/** The magazine: its posts, their categories and tags. The album has their pictures afterwards. */
export function seedMagazine(repository: Repository, album: Album): void {
  for (const term of [...Object.values(postCategories), ...Object.values(postTags)])
    savePostTerm(repository, term);
  for (const [at, sheet] of sheets.entries()) savePost(repository, postOf(sheet, at, album));
}
