import type { Doc } from './documents.ts';

/** Sections that the page of every widget has. */
const SECTIONS = [
  'Markup',
  'Settings',
  'Keyboard',
  'Accessibility',
  'Anatomy',
  'Size',
  'Test a page with it',
] as const;

/** The first section of a widget's page, and the beginnings of its notes in their order. */
const USAGE = 'When to use';
const NOTES = ['- **Use it for** ', '- **Do not use it for** ', '- **Mind** ', '- **A screen reader says** '];

/** Returns problems of each widget's page, and of the page of a new widget: missing sections, and missing usage notes. */
export function sectionProblems({ file, text }: Doc): string[] {
  if (!/^(packages\/widgets\/src|scripts\/new-widget)\/[^/]+\/README\.md$/.test(file)) return [];
  const lines = text.split('\n');
  const missing = SECTIONS.filter((section) => !lines.includes(`## ${section}`)).map(
    (section) => `expected a section "## ${section}", found none`,
  );
  const [title, ...usage] = text.split(/^## /m)[1]?.split('\n') ?? [];
  const notes = usage.filter((line) => line.startsWith('- '));
  const missingNotes = NOTES.filter((note, index) => !notes[index]?.startsWith(note)).map(
    (note) => `expected the note "${note.trim()}" under "${USAGE}"`,
  );
  const problems =
    title === USAGE
      ? [...missingNotes, ...missing]
      : [`expected "${USAGE}" as the first section, found ${JSON.stringify(title ?? '')}`, ...missing];
  return problems.map((problem) => `${file}: ${problem}`);
}
