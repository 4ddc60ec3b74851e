import { createHighlighter } from '../../shared/search/highlight.ts';
import { fillTemplate } from '../../shared/search/item-template.ts';

const NO_HTML: ReadonlySet<string> = new Set();

export interface Item {
  readonly name: string;
  readonly element: HTMLElement;
}

/** Draws suggestions through the template: what visitors typed is text (SEC-1). `query` is marked in them. */
export function drawItems(names: readonly string[], template: string, query = ''): Item[] {
  const mark = createHighlighter(query);
  return names.flatMap((name) => {
    const content = fillTemplate(template, new Map([['name', name]]), { htmlFields: NO_HTML });
    mark(content);
    const element = content.firstElementChild;
    return element instanceof HTMLElement ? [{ name, element }] : [];
  });
}
