import texts from '../../../../content/texts/lab.json' with { type: 'json' };

/** The words of the collection pages: each says what it shows. */
export const collectionTexts = texts.collections;
export type CollectionName = keyof typeof collectionTexts.he.pages;
export const collectionNames = [
  'button',
  'scroll',
  'lazy',
  'masonry',
  'slider',
] as const satisfies readonly CollectionName[];
