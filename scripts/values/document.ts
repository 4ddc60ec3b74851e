import type { Caught } from './record.ts';
import { keyOf, type Mutation, type Section } from './values.ts';

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ');
const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const nameOf = (file: string): string =>
  file.replace(/^packages\//, '').replace(/(?<=^(runtime|widgets)\/)src\//, '');

/** Returns the text of `docs/limits.md`: every row by section, with the value as written in the source. */
export function limitsDocument(
  sections: readonly Section[],
  mutations: readonly Mutation[],
  { day, rows }: Caught,
): string {
  const count = mutations.filter((mutation) => keyOf(mutation) in rows).length;
  const tables = sections.map(({ title, values }) => {
    const lines = values.map(({ what, file, at, id }) => {
      const found = mutations.find((one) => one.file === file && one.at === at && one.id === id)?.from ?? '';
      const from = at.endsWith(':reader') ? at.replace(/^.*\.|:reader$/g, '') : found;
      return `| ${cell(what)} | ${cell(code(from))} | ${code(nameOf(file))} | ${id} |`;
    });
    return `## ${title}\n\n| what | value | file | proved by |\n|---|---|---|---|\n${lines.join('\n')}\n`;
  });
  return `# Numbers, settings and names of the specification

Written by \`pnpm docs:write\` from \`scripts/values/table/\`. Each row is a value in the source, with a requirement whose tests prove the value.
\`npm run test:values\` changes the values one at a time and expects one of these tests to fail. \`npm test\` does the same for rows that were never
caught, for at most 16 rows whose file or tests have changed since they were caught, and for 8 other rows. The commit determines which rows are
chosen. A setting has two rows: in one its default is changed, and in the other its value on the host is ignored.

Of ${mutations.length} rows, ${count} were caught when they were last run, and ${mutations.length - count} were not caught or have not been run. The newest run was on ${day}.

${tables.join('\n')}`;
}
