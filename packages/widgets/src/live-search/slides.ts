import { createHighlighter } from '../../shared/search/highlight.ts';
import { fillTemplate } from '../../shared/search/item-template.ts';
import { readOption } from './read.ts';
import { postHtmlFields, type SearchAnswer } from './search-request.ts';

/** Fields in which matches are marked (LS-7). */
const MARKED = new Set([
  'title',
  'content',
  'before_title',
  'after_title',
  'before_content',
  'after_content',
  'price',
]);

/** Some of the results, and what opens each of them. */
export interface Slide {
  readonly nodes: readonly ChildNode[];
  readonly options: readonly HTMLElement[];
}

export interface SlidesOptions {
  /** Filled for each result. */
  readonly template: string;
  /** Results in all, at most. */
  readonly atMost: number;
  /** Results on a slide when the server says neither that nor how many slides there are. */
  readonly perSlide: number;
}

/** The results of an answer on slides: as many of these as the server says (LS-5), as long as there are results for them. */
export function fillSlides(
  { posts, columns, highlight, ...answer }: SearchAnswer,
  { template, atMost, perSlide }: SlidesOptions,
): readonly Slide[] {
  const listed = (posts ?? []).slice(0, atMost);
  const size = answer.perSlide || (columns > 0 ? Math.ceil(listed.length / columns) : perSlide);
  const count = Math.ceil(listed.length / size);
  const mark = createHighlighter(highlight ?? '');
  return Array.from({ length: columns > 0 ? Math.min(count, columns) : count }, (_, index) => {
    const items = listed.slice(index * size, (index + 1) * size).map((post) =>
      fillTemplate(template, post, {
        htmlFields: postHtmlFields,
        onField: (name, content) => {
          if (MARKED.has(name)) mark(content);
        },
      }),
    );
    return {
      options: items.flatMap((item) => readOption(item) ?? []),
      nodes: items.flatMap((item) => [...item.childNodes]),
    };
  });
}
