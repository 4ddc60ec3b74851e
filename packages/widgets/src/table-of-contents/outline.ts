/** Where headings are looked for. */
export interface Where {
  readonly tags: readonly string[];
  /** CSS selectors; empty: none. */
  readonly container: string;
  readonly excluded: string;
}

export interface Heading {
  readonly element: HTMLElement;
  readonly text: string;
  /** 2 for an `h2`. */
  readonly rank: number;
  readonly widget: Element | null;
}

/** A heading with those that belong to it. */
export interface Entry<T> {
  readonly heading: T;
  readonly entries: readonly Entry<T>[];
}

/** Headings below the last higher one before them; a level that the page leaves out is none. */
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

/** Whether an entry is of this heading, or one of those below it is. */
export const holds = <T>({ heading, entries }: Entry<T>, wanted: T | null): boolean =>
  heading === wanted || entries.some((entry) => holds(entry, wanted));
