import type { Proof } from './proofs.ts';
import type { Requirement } from './requirements.ts';

const SECTIONS = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'The error catalogue',
  'Business constants and limits',
];
/** Maximum number of files listed per requirement. Others appear only as "and more", so that the document changes less often. */
const SHOWN = 3;
/** Maximum number of page kinds listed per widget. A widget on more kinds is in the header or footer, and is listed with "all". */
const PAGES = 12;

const widgetOf = ({ file }: Proof): string | undefined =>
  /^packages\/widgets\/src\/([^/]+)\//.exec(file)?.[1];

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];
const listed = (all: readonly string[]): string => all.join(', ') || '–';
const code = (text: string): string => `\`${text}\``;

/**
 * Returns the text of `docs/coverage.md`: the requirements of each section of the specification, the demo pages of each widget,
 * and the tests of each requirement.
 */
export function coverage(
  requirements: readonly Requirement[],
  proofs: readonly Proof[],
  pages: ReadonlyMap<string, readonly string[]>,
): string {
  const of = (ids: readonly string[]) => proofs.filter((proof) => proof.ids.some((id) => ids.includes(id)));
  const widgets = (ids: readonly string[]) =>
    unique(of(ids).flatMap((proof) => widgetOf(proof) ?? [])).sort();

  const sections = SECTIONS.map((title, index) => {
    const ids = requirements.filter((one) => one.sections.includes(index + 1)).map(({ id }) => id);
    const groups = unique(ids.map((id) => id.replace(/-\d+$/, '')));
    return `| ${index + 1} ${title} | ${listed(groups)} |`;
  });
  const shown = unique([...widgets(requirements.map(({ id }) => id)), ...pages.keys()])
    .sort()
    .map((widget) => [widget, pages.get(widget) ?? []] as const)
    .map(([widget, on]) => `| ${code(widget)} | ${on.length > PAGES ? 'all' : listed(on.map(code))} |`);
  const lines = requirements.map(({ id, sections }) => {
    const files = unique(of([id]).map(({ file }) => file));
    const more = files.length > SHOWN ? ', and more' : '';
    const from = sections.map((section) => `§${section}`).join(' ') || '＋';
    return `| ${id} | ${from} | ${listed(widgets([id]))} | ${listed(files.slice(0, SHOWN).map(code))}${more} |`;
  });

  return `# What proves what

Written by \`node scripts/check-requirements.ts --write\`, which fails if no test names a requirement of
[requirements.md](requirements.md). The numbers, settings and names that tests prove are in [limits.md](limits.md).

## The specification

| section | requirements |
|---|---|
${sections.join('\n')}

## Widgets in the demo shop

Pages that a visitor without an account, with something in the cart, can reach by links.

| widget | pages |
|---|---|
${shown.join('\n')}

## Requirements

| id | section | widgets | tests |
|---|---|---|---|
${lines.join('\n')}
`;
}
