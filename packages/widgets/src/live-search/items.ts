import { createHighlighter } from '../../shared/search/highlight.ts';
import { fillTemplate } from '../../shared/search/item-template.ts';
import { readOption, SLIDE } from './read.ts';
import { type FoundPost, postHtmlFields } from './search-request.ts';

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

/** The slides of an answer, and what on them opens a result, in order. */
export interface Slides {
  readonly elements: readonly HTMLElement[];
  readonly options: readonly HTMLElement[];
}

export interface SlidesOptions {
  readonly template: string;
  readonly perSlide: number;
  /** Marked where it is found; null marks nothing. */
  readonly highlight: string | null;
}

/** Draws posts through the template, so many on a slide (LS-5). */
export function drawSlides(
  posts: readonly FoundPost[],
  { template, perSlide, highlight }: SlidesOptions,
): Slides {
  const elements: HTMLElement[] = [];
  const options: HTMLElement[] = [];
  const mark = createHighlighter(highlight ?? '');
  posts.forEach((post, index) => {
    if (index % perSlide === 0) {
      const slide = document.createElement('div');
      slide.className = SLIDE;
      elements.push(slide);
    }
    const item = fillTemplate(template, post, {
      htmlFields: postHtmlFields,
      onField: (name, content) => {
        if (MARKED.has(name)) mark(content);
      },
    });
    const option = readOption(item);
    if (option) options.push(option);
    if (option?.getAttribute('target') === '_blank') option.setAttribute('rel', 'noopener');
    elements.at(-1)?.append(item);
  });
  return { elements, options };
}
