/**
 * `npm run release`: builds both packages, checks their tarballs, and publishes versions that the registry does not have yet. With
 * `--dry-run` it publishes nothing. Refuses a workspace for the reasons in `refusals.ts`: before the build, or, in a dry run, at the
 * end. Run `npm test` first.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPackages } from './pack.ts';
import { refusals } from './refusals.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isDryRun = process.argv.includes('--dry-run');

/** Runs a program in the terminal, because it may ask questions. Exits 1 if the program fails. */
function run(program: string, ...args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(1);
}

function refuse(reasons: readonly string[]): void {
  for (const reason of reasons) console.error(`Refused: ${reason}`);
  if (reasons.length > 0) process.exit(1);
}

const reasons = await refusals(root);
if (!isDryRun) refuse(reasons);

console.log('Building …');
run(process.execPath, 'scripts/build.ts');
console.log('Checking the tarballs …');
run(process.execPath, 'scripts/packages/check.ts');

const folder = await mkdtemp(join(tmpdir(), 'iyim-release-'));
try {
  console.log(isDryRun ? 'Would publish:' : 'Publishing:');
  for (const { name, version, bytes, holds } of await packPackages(folder))
    console.log(`  ${name} ${version}, ${(bytes / 1000).toFixed(0)} kB packed, ${holds.length} files`);
} finally {
  await rm(folder, { recursive: true });
}

if (isDryRun) refuse(reasons);
run(
  'pnpm',
  'publish',
  '--recursive',
  ...['--filter', './packages/runtime', '--filter', './packages/widgets'],
  ...['--access', 'public', '--publish-branch', 'main'],
  ...(isDryRun ? ['--dry-run'] : []),
);
