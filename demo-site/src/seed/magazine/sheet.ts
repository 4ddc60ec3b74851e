import type { LocalText } from '../../shop/model.ts';
import type { ColourSlug } from '../pictures/colours.ts';
import type { View } from '../pictures/picture.ts';
import type { ShapeName } from '../pictures/shapes/index.ts';
import type { AuthorName, PostCategoryName, PostTagName } from './terms.ts';

/** What an author of the magazine writes; `index.ts` makes the stored post of it. */
export interface PostSheet {
  readonly slug: LocalText;
  readonly title: LocalText;
  readonly excerpt: LocalText;
  /** Paragraphs. */
  readonly content: Readonly<Record<'he' | 'en', readonly string[]>>;
  readonly category: PostCategoryName;
  readonly tags: readonly PostTagName[];
  readonly author: AuthorName;
  readonly picture: readonly [shape: ShapeName, colour: ColourSlug, view: View];
}
