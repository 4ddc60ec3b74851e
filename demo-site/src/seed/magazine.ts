import eventsFile from '../../content/events.json' with { type: 'json' };
import magazineFile from '../../content/magazine.json' with { type: 'json' };
import postsFile from '../../content/posts.json' with { type: 'json' };
import { type EventKind, type ShopEvent, saveEvent } from '../shop/events.ts';
import { daysAfter, type LocalDate, localDateAt } from '../shop/local-date.ts';
import { type Post, type PostTerm, savePost, savePostTerm } from '../shop/magazine.ts';
import { type Month, monthOf, monthsAfter } from '../shop/month.ts';
import type { Repository } from '../shop/repository.ts';
import { sceneId } from './album.ts';
import { paragraphsHtml } from './product.ts';

const firstPostId = 2001;
const firstPostDay = Date.UTC(2024, 6, 2, 6, 30);
/** Time between two posts, in ms. With one post every eleven days, sixty posts cover almost two years. */
const pace = 11 * 86_400_000;

const authors: Readonly<Record<string, Post['author']>> = magazineFile.authors;
const terms = { ...magazineFile.categories, ...magazineFile.tags } as Readonly<Record<string, PostTerm>>;

/** Returns a content file's entry by name; throws if it is missing. */
function named<Value>(record: Readonly<Record<string, Value>>, name: string): Value {
  const found = record[name];
  if (found === undefined) throw new Error(`demo-site/content has no ${name}`);
  return found;
}

function postOf(sheet: (typeof postsFile)[number], at: number): Post {
  const { slug, title, excerpt, content, category, tags, author, picture } = sheet;
  return {
    slug,
    title,
    excerpt,
    content: paragraphsHtml(content),
    author: named(authors, author),
    id: firstPostId + at,
    termIds: [category, ...tags].map((name) => named(terms, name).id),
    pictureId: sceneId(picture),
    publishedAt: firstPostDay + at * pace,
  };
}

/** Saves the magazine: its categories and tags, and its posts, oldest first. */
export function seedMagazine(repository: Repository): void {
  for (const term of Object.values(terms)) savePostTerm(repository, term);
  for (const [at, sheet] of postsFile.entries()) savePost(repository, postOf(sheet, at));
}

const firstEventId = 3001;

type EventSheet = (typeof eventsFile.kinds)[keyof typeof eventsFile.kinds];
const eventSheets: Readonly<Record<string, EventSheet>> = eventsFile.kinds;

const dateIn = ({ year, month }: Month, day: number): LocalDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Returns the first day of an event. A three-day fair ends on the first of the next month, so that it spans two months. */
const startOf = (month: Month, day: number, { days }: EventSheet): LocalDate =>
  days === 3 ? daysAfter(dateIn(monthsAfter(month, 1), 1), -2) : dateIn(month, day);

function eventOf(id: number, month: Month, day: number, sheet: EventSheet): ShopEvent {
  const { kind, slug, title, summary, place, time, days, productIds, picture } = sheet;
  const start = startOf(month, day, sheet);
  return {
    id,
    kind: kind as EventKind,
    slug: { he: `${slug.he}-${start}`, en: `${slug.en}-${start}` },
    title,
    summary,
    place,
    start,
    end: daysAfter(start, days - 1),
    startTime: time[0] ?? '',
    endTime: time[1] ?? '',
    productId: productIds[id % productIds.length] ?? 0,
    pictureId: sceneId(picture),
  };
}

/** Saves sixty events: five per month, from five months before the month of `now` to six after it. */
export function seedEvents(repository: Repository, now: number): void {
  const first = monthsAfter(monthOf(localDateAt(now)), -5);
  const { plans } = eventsFile;
  let id = firstEventId;
  for (let at = 0; at < 12; at++) {
    const month = monthsAfter(first, at);
    for (const [day, name] of plans[at % plans.length] ?? [])
      saveEvent(repository, eventOf(id++, month, Number(day), named(eventSheets, String(name))));
  }
}
