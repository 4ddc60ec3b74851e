export type SearchForm = ReturnType<typeof readSearchForm>;

/** Reads a search form. `prefix` is the class prefix of the original's parts. */
export function readSearchForm(host: HTMLElement, prefix: string) {
  const field = host.querySelector<HTMLInputElement>(
    `.${prefix}field, input[type="search"], input[name="s"], input[type="text"]`,
  );
  const form = field?.form;
  if (!field || !form) throw new Error('expected a form with a text field inside the host, found none');
  return {
    form,
    field,
    category: form.querySelector<HTMLSelectElement>(`.${prefix}categories select, select`),
    /** Hidden field with the query's settings as JSON, for the results page. */
    hidden: form.querySelector<HTMLInputElement>('input[type="hidden"][name$="_settings"]'),
  } as const;
}
