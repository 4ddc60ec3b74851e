import type { Doc } from './documents.ts';

/** Beginnings of the lines under "When to use", in their order. */
const NOTES = ['- **Use it for** ', '- **Do not use it for** ', '- **Mind** ', '- **A screen reader says** '];

/** Returns problems of the usage notes in a widget's README, which are its first section. Other documents have no problems. */
export function usageProblems({ file, text }: Doc): string[] {
  if (!/^packages\/widgets\/src\/[\w-]+\/README\.md$/.test(file)) return [];
  const [, first = ''] = text.split(/^## /m);
  const [title, ...lines] = first.split('\n');
  if (title !== 'When to use')
    return [`${file}: expected "When to use" as the first section, found ${JSON.stringify(title ?? '')}`];
  const notes = lines.filter((line) => line.startsWith('- '));
  return NOTES.flatMap((note, index) =>
    notes[index]?.startsWith(note)
      ? []
      : [`${file}: expected "${note.trim()}" as note ${index + 1} under "When to use"`],
  );
}
