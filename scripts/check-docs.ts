/**
 * Checks the documents (DOC-1): links and anchors must resolve, pictures must exist, each widget's README must have all sections and
 * usage notes, the main README must show each widget and the numbers of the last benchmark, TypeScript samples must compile, and
 * JSON samples must parse. Prints each problem with its line and exits 1 if there are any. `--write` only writes the benchmark's
 * numbers into the README.
 * `settings-tables.node.test.ts` checks the settings in HTML samples.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeEntries } from '../packages/widgets/build/entries.ts';
import { readWidgets } from '../packages/widgets/build/widget-table.ts';
import { documents, root, samplesOf } from './docs/documents.ts';
import { linkProblems } from './docs/links.ts';
import { measuredProblems, withMeasured } from './docs/measured.ts';
import { pictureProblems } from './docs/pictures.ts';
import { jsonProblems, typeProblems } from './docs/samples.ts';
import { sectionProblems } from './docs/sections.ts';

const performance = readFileSync(join(root, 'docs/performance.md'), 'utf8');
if (process.argv.includes('--write')) {
  const readme = join(root, 'README.md');
  writeFileSync(readme, withMeasured(readFileSync(readme, 'utf8'), performance));
  process.exit();
}
await writeEntries(); // samples import the widgets' entries
const docs = documents();
const samples = docs.flatMap(samplesOf);
const catalogue = fileURLToPath(new URL('../packages/widgets/bundle/catalogue.ts', import.meta.url));
const widgets = (await readWidgets(catalogue)).map(({ name }) => name);
const problems = [
  ...docs.flatMap(linkProblems),
  ...docs.flatMap(sectionProblems),
  ...docs
    .filter(({ file }) => file === 'README.md')
    .flatMap((readme) => [...pictureProblems(readme, widgets), ...measuredProblems(readme, performance)]),
  ...jsonProblems(samples),
  ...typeProblems(samples),
];

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`\n${problems.length} problems in the documents`);
  process.exit(1);
}
console.log(`Documents: the links and ${samples.length} samples of ${docs.length} documents are correct.`);
