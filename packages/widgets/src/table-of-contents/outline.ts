/** Conditions that a heading must meet to be listed. */
export interface HeadingScope {
  readonly tags: readonly string[];
  /** Selector of the elements to search; empty for the content of the page, or of the popup around the box. */
  readonly container: string;
  readonly excluded: string;
}

export interface Heading {
  readonly element: HTMLElement;
  readonly text: string;
  /** Level of the heading, such as 2 for an `h2`. */
  readonly rank: number;
  readonly widget: Element | null;
}

/** A heading with the entries of the lower-level headings below it. */
export interface Entry<T> {
  readonly heading: T;
  readonly entries: readonly Entry<T>[];
}

/** Nests each heading below the last higher-level heading before it. The outline skips levels that the page skips. */
export function outline<T extends { readonly rank: number }>(headings: readonly T[]): readonly Entry<T>[] {
  const top: Entry<T>[] = [];
  const open: { readonly rank: number; readonly entries: Entry<T>[] }[] = [];
  for (const heading of headings) {
    while (open.length > 0 && (open.at(-1)?.rank ?? 0) >= heading.rank) open.pop();
    const entries: Entry<T>[] = [];
    (open.at(-1)?.entries ?? top).push({ heading, entries });
    open.push({ rank: heading.rank, entries });
  }
  return top;
}

/** Returns whether an entry or one of its descendants has the heading `searched`. */
export const holds = <T>({ heading, entries }: Entry<T>, searched: T | null): boolean =>
  heading === searched || entries.some((entry) => holds(entry, searched));
