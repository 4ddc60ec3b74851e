/**
 * Prints the number of tests and stories that name each requirement. Exits 1 if a requirement has no test, if a test or a row of
 * `scripts/values/table/` names an unknown requirement, if the place of a row is not in the source, if a constant whose comment
 * names a § has no row, or if `docs/coverage.md` or `docs/limits.md` is not up to date. `--write` writes both documents.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './docs/documents.ts';
import { coverage } from './requirements/coverage.ts';
import { demoPages } from './requirements/demo-pages.ts';
import { gaps } from './requirements/gaps.ts';
import { proofs } from './requirements/proofs.ts';
import { requirementsIn } from './requirements/requirements.ts';
import { limitsDocument } from './values/document.ts';
import { readRecord } from './values/record.ts';
import { SECTIONS } from './values/table.ts';
import { mutate, namesSection, withoutRow } from './values/values.ts';

const read = (file: string) => readFileSync(join(root, 'docs', file), 'utf8');
const requirements = requirementsIn(read('requirements.md'));
const values = SECTIONS.flatMap((section) => section.values);
const proved = proofs(root);

for (const { id } of requirements) {
  const matching = proved.filter(({ ids }) => ids.includes(id));
  console.log(`${id.padEnd(7)} ${String(matching.length).padStart(4)}  ${matching[0]?.file ?? ''}`);
}

const problems = gaps(requirements, values, proved);
const mutations = values.flatMap((value) => {
  try {
    if (!namesSection(value, readFileSync(join(root, value.file), 'utf8')))
      problems.push(`${value.file}: expected the § of the specification in the comment of ${value.at}`);
    return [mutate(root, value)];
  } catch (error) {
    problems.push(String(error));
    return [];
  }
});
for (const file of globSync('packages/*/{src,shared,originals,page}/**/*.{ts,tsx}', { cwd: root })) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const name of withoutRow(file, text, values))
    problems.push(`${file}: expected a row of scripts/values/table/ for ${name}, whose comment names a §`);
}
const documents = {
  'coverage.md': coverage(requirements, proved, await demoPages()),
  'limits.md': limitsDocument(SECTIONS, mutations, readRecord(root)),
};
for (const [file, text] of Object.entries(documents)) {
  if (process.argv.includes('--write')) writeFileSync(join(root, 'docs', file), text);
  else if (text !== read(file)) problems.push(`docs/${file} is not up to date: run \`pnpm docs:write\``);
}

if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n\n${problems.length} gaps`);
  process.exit(1);
}
console.log(
  `Requirements: ${requirements.length}, each named by a test, and ${values.length} values with a proof.`,
);
