import * as v from 'valibot';
import eventsFile from '../../content/events.json' with { type: 'json' };
import magazineFile from '../../content/magazine.json' with { type: 'json' };
import postsFile from '../../content/posts.json' with { type: 'json' };
import { lights, settings } from '../seed/pictures/settings.ts';
import { checked, oneOf, paragraphs, text, written } from './check.ts';
import { colour, shape } from './shop.ts';

const term = <const Taxonomy extends string>(taxonomy: Taxonomy) =>
  v.strictObject({
    id: v.number(),
    taxonomy: v.literal(taxonomy),
    slug: text,
    name: text,
    description: v.strictObject({ he: v.string(), en: v.string() }),
  });

const { authors, categories, tags, pictureNames } = checked(
  'magazine.json',
  v.strictObject({
    authors: v.record(v.string(), text),
    categories: v.record(v.string(), term('category')),
    tags: v.record(v.string(), term('post_tag')),
    /** What a picture shows, by its shape; a product's picture is called by the product's name. */
    pictureNames: v.strictObject(v.entriesFromList(shape.options, text)),
  }),
  magazineFile,
);

export const postTerms = [...Object.values(categories), ...Object.values(tags)];

const keysOf = <const Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  v.picklist(Object.keys(record) as Key[]);

/** Where something is seen, what it is, its colour, and when. */
const picture = v.pipe(
  v.tuple([keysOf(settings), shape, colour, keysOf(lights)]),
  v.transform(([setting, of, inColour, light]) => ({
    setting,
    shape: of,
    colour: inColour,
    light,
    name: pictureNames[of],
  })),
);

const post = v.strictObject({
  slug: text,
  title: text,
  excerpt: text,
  content: paragraphs,
  category: oneOf(categories),
  tags: v.array(oneOf(tags)),
  author: oneOf(authors),
  picture,
});
export type PostSheet = v.InferOutput<typeof post>;

/** What the magazine's authors wrote, the oldest first. */
export const postSheets = checked('posts.json', v.array(post), postsFile);

const hour = v.pipe(v.string(), v.isoTime());

const eventKind = v.strictObject({
  kind: v.picklist(['workshop', 'fair', 'opening', 'talk']),
  slug: text,
  title: text,
  summary: text,
  place: text,
  time: v.tuple([hour, hour]),
  /** How many days it lasts. */
  days: v.pipe(v.number(), v.minValue(1)),
  /** The products it is about, one at a time. */
  productIds: v.array(v.number()),
  picture,
});
export type EventSheet = v.InferOutput<typeof eventKind>;

const { kinds, ...rest } = checked(
  'events.json',
  v.looseObject({ kinds: v.record(written, eventKind) }),
  eventsFile,
);

/** What takes place in each month, by day: in even months a fair that runs into the next one, two on one day in all. */
export const { plans: eventPlans } = checked(
  'events.json',
  v.strictObject({ plans: v.array(v.array(v.tuple([v.number(), oneOf(kinds)]))) }),
  rest,
);
