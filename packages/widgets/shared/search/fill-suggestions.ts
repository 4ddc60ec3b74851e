import { createHighlighter } from '../detached/highlight.ts';
import { fillTemplate } from '../detached/item-template.ts';

interface FillOptions {
  /** Text that is highlighted in each name. @default no text */
  readonly query?: string;
  /** Maximum number of words of a visible name. @default 0, for all */
  readonly longest?: number;
}

/**
 * Fills the template with each name: `name`, which may be shortened, and `fullName`. The names are inserted as text, because
 * visitors typed them (SEC-1).
 */
export function fillSuggestions(
  names: readonly string[],
  template: string,
  { query = '', longest = 0 }: FillOptions = {},
): readonly HTMLElement[] {
  const mark = createHighlighter(query);
  return names.flatMap((fullName) => {
    const name = shorten(fullName, longest);
    const content = fillTemplate(template, new Map(Object.entries({ name, fullName })));
    mark(content);
    return (content.firstElementChild as HTMLElement | null) ?? [];
  });
}

function shorten(text: string, longest: number): string {
  const words = text.split(' ');
  return longest > 0 && words.length > longest ? `${words.slice(0, longest).join(' ')}…` : text;
}
