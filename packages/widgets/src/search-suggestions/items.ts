import { createHighlighter } from '../../shared/search/highlight.ts';
import { fillTemplate } from '../../shared/search/item-template.ts';

const NO_HTML: ReadonlySet<string> = new Set();

/** What shows each name: the template, with what visitors typed as text (SEC-1). `query` is marked in them. */
export function fillItems(names: readonly string[], template: string, query = ''): readonly HTMLElement[] {
  const mark = createHighlighter(query);
  return names.flatMap((name) => {
    const content = fillTemplate(template, new Map([['name', name]]), { htmlFields: NO_HTML });
    mark(content);
    return (content.firstElementChild as HTMLElement | null) ?? [];
  });
}
