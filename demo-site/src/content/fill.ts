/** Returns a text with its `{name}` placeholders filled in. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The plural forms of a text. `other` contains the placeholder `{count}`. Only Hebrew has a form for two. */
interface CountedText {
  readonly one: string;
  readonly two?: string;
  readonly other: string;
}

/** Returns the plural form for a number, with the number filled in. */
export const fillCount = ({ one, two, other }: CountedText, count: number): string => {
  if (count === 1) return one;
  return fill((count === 2 && two) || other, { count });
};
