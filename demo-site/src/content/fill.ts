/** A text with its `{name}` places filled in. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** A text that speaks of one thing, and of any other number of them: `{count}`. */
interface CountedText {
  readonly one: string;
  readonly many: string;
}

/** A text that fits a number of things, with the number filled in. */
export const fillCount = ({ one, many }: CountedText, count: number): string =>
  count === 1 ? one : fill(many, { count });
