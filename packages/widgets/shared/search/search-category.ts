/** The value of "all categories". */
const ALL = '0';

/** What keeping a category needs of an island. */
export interface CategoryHost {
  readonly signal: AbortSignal;
  readonly changes: { attribute(element: Element, name: string, value: string | null): void };
  report(error: unknown, where: string): void;
}

export interface CategoryFields {
  readonly category: HTMLSelectElement | null;
  /** Holds the query's settings as JSON, for the results page. */
  readonly hidden: HTMLInputElement | null;
}

/**
 * Keeps the category chosen in a search form in its hidden settings too, which the results page reads (LS-8): also the
 * one that a browser left chosen when it came back to the page. `current` is undefined for all categories.
 */
export function keepCategory(
  { changes, signal, report }: CategoryHost,
  { category, hidden }: CategoryFields,
): { current(): string | undefined } {
  const key = 'category__in';
  const current = () => (category && category.value !== ALL ? category.value || undefined : undefined);
  const write = () => {
    if (!hidden) return;
    const chosen = current();
    try {
      const settings = new Map<string, unknown>(Object.entries(JSON.parse(hidden.value || '{}')));
      if (chosen === undefined) settings.delete(key);
      else settings.set(key, chosen);
      changes.attribute(hidden, 'value', JSON.stringify(Object.fromEntries(settings)));
    } catch (error) {
      report(error, "writing the category into the form's hidden settings");
    }
  };
  category?.addEventListener('change', write, { signal });
  if (current() !== undefined) write();
  return { current };
}
