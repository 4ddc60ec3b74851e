import { Enhance, useIsland, useLegacyEvent } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { SearchForm } from './read-form.ts';

/** The value of "all categories" and the field of the chosen one (§2, §3). */
const ALL = '0';
const KEY = 'category__in';

/** The category that is chosen in a search form; undefined for all. */
export const categoryOf = ({ category }: Pick<SearchForm, 'category'>): string | undefined =>
  category && category.value !== ALL ? category.value || undefined : undefined;

/**
 * Keeps the category chosen in a search form in its hidden settings too, which the results page reads (LS-8): also the one
 * that a browser left chosen when it came back to the page.
 */
export function SearchCategory({ input }: { input: Pick<SearchForm, 'category' | 'hidden'> }): ReactNode {
  const { report } = useIsland();
  const { category, hidden } = input;
  const [value, setValue] = useState<string>();

  const write = (): void => {
    if (!hidden) return;
    try {
      const settings = new Map<string, unknown>(Object.entries(JSON.parse(hidden.value || '{}')));
      const chosen = categoryOf(input);
      if (chosen === undefined) settings.delete(KEY);
      else settings.set(KEY, chosen);
      setValue(JSON.stringify(Object.fromEntries(settings)));
    } catch (error) {
      report(error, "writing the category into the form's hidden settings");
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it begins
  useLayoutEffect(() => {
    if (categoryOf(input) !== undefined) write();
  }, []);

  useLegacyEvent(category, 'change', write);

  return <Enhance of={hidden} value={value} />;
}
