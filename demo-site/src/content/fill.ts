/** Returns a text with its `{name}` placeholders filled in. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** A text in the singular, and in the plural with a `{count}` placeholder. */
interface CountedText {
  readonly one: string;
  readonly many: string;
}

/** Returns the form of a text that fits a number, with the number filled in. */
export const fillCount = ({ one, many }: CountedText, count: number): string =>
  count === 1 ? one : fill(many, { count });
