/**
 * Prints for each requirement how many tests and played stories name it, and exits 1 when one has none, when a value of the
 * specification stands in no test of its requirement, when a test names a requirement that is none, or when `docs/coverage.md`
 * is not what it should be. `--write` writes that document.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './docs/documents.ts';
import { coverage } from './requirements/coverage.ts';
import { demoPages } from './requirements/demo-pages.ts';
import { gaps } from './requirements/gaps.ts';
import { proofs } from './requirements/proofs.ts';
import { limitsIn, requirementsIn } from './requirements/requirements.ts';

const read = (file: string) => readFileSync(join(root, 'docs', file), 'utf8');
const requirements = requirementsIn(read('requirements.md'));
const limits = limitsIn(read('limits.md'));
const proved = proofs(root);

for (const { id } of requirements) {
  const own = proved.filter(({ ids }) => ids.includes(id));
  console.log(`${id.padEnd(7)} ${String(own.length).padStart(4)}  ${own[0]?.file ?? ''}`);
}

const problems = gaps(requirements, limits, proved);
const document = coverage(requirements, proved, await demoPages());
if (process.argv.includes('--write')) writeFileSync(join(root, 'docs/coverage.md'), document);
else if (document !== read('coverage.md'))
  problems.push('docs/coverage.md: not what it should be; run `pnpm docs:write`');

if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n\n${problems.length} gaps`);
  process.exit(1);
}
console.log(`Requirements: ${requirements.length}, and ${limits.length} values, each named by a test.`);
