export type SearchForm = ReturnType<typeof readSearchForm>;

/** `prefix` begins the classes of the original's parts. */
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
    /** Holds the query's settings as JSON, for the results page. */
    hidden: form.querySelector<HTMLInputElement>('input[type="hidden"][name$="_settings"]'),
  } as const;
}
