/**
 * Checks the documents (DOC-1): links and anchors must resolve, TypeScript samples must compile, and JSON samples must parse.
 * Prints each problem with its line and exits 1 if there are any. `settings-tables.node.test.ts` checks the settings in HTML
 * samples.
 */
import { writeEntries } from '../packages/widgets/build/entries.ts';
import { documents, samplesOf } from './docs/documents.ts';
import { linkProblems } from './docs/links.ts';
import { jsonProblems, typeProblems } from './docs/samples.ts';

await writeEntries(); // samples import the widgets' entries
const docs = documents();
const samples = docs.flatMap(samplesOf);
const problems = [...docs.flatMap(linkProblems), ...jsonProblems(samples), ...typeProblems(samples)];

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`\n${problems.length} problems in the documents`);
  process.exit(1);
}
console.log(`Documents: the links and ${samples.length} samples of ${docs.length} documents are correct.`);
