import type { Doc } from './documents.ts';

/** Sections that the page of every widget has. */
const SECTIONS = ['Markup', 'Settings', 'Accessibility', 'Anatomy', 'Size', 'Test a page with it'] as const;

/** Returns a line for each widget's page, and for the page of a new widget, that lacks one of the sections. */
export function sectionProblems({ file, text }: Doc): string[] {
  if (!/^(packages\/widgets\/src|scripts\/new-widget)\/[^/]+\/README\.md$/.test(file)) return [];
  const titles = text.split('\n');
  const missing = SECTIONS.filter((section) => !titles.includes(`## ${section}`));
  return missing.map((section) => `${file}: expected a section "## ${section}", found none`);
}
