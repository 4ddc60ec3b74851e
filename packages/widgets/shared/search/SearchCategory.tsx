import { Enhance, useIsland, useLegacyEvent } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { SearchForm } from './read-form.ts';

/** Option value that means all categories, and the settings key of the chosen category (§2, §3). */
const ALL = '0';
const KEY = 'category__in';

/** Returns the category chosen in a search form; undefined for all. */
export const categoryOf = ({ category }: Pick<SearchForm, 'category'>): string | undefined =>
  category && category.value !== ALL ? category.value || undefined : undefined;

/**
 * Copies the category chosen in a search form to its hidden settings, which the results page reads (LS-8), even if the browser
 * restored the choice when the visitor returned to the page.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useLayoutEffect(() => {
    if (categoryOf(input) !== undefined) write();
  }, []);

  useLegacyEvent(category, 'change', write);

  return <Enhance of={hidden} value={value} />;
}
