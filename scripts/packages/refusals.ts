import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** Fields of `package.json` that tell a reader of npm's page where the code and its issues are. */
const ADDRESSES = ['repository', 'homepage', 'bugs'] as const;

/** Returns the reasons why the workspace must not be published, or an empty list if it may be. */
export async function refusals(root: string): Promise<string[]> {
  const git = async (...args: readonly string[]) => (await run('git', args, root)).trim();
  const found: string[] = [];

  const changed = (await git('status', '--porcelain')).split('\n').filter(Boolean);
  if (changed.length > 0)
    found.push(`expected a clean working tree, found uncommitted changes:\n${changed.join('\n')}`);

  const branch = await git('branch', '--show-current');
  if (branch !== 'main') found.push(`expected the branch main, found ${branch || 'none'}`);

  const waiting = readdirSync(join(root, '.changeset')).filter((name) => /^(?!README).*\.md$/.test(name));
  if (waiting.length > 0)
    found.push(
      `expected every changeset in a version, found ${waiting.length} pending: run \`pnpm release:version\` and commit`,
    );

  const packages = ['runtime', 'widgets'].map((name) => {
    const folder = join(root, 'packages', name);
    const manifest: Readonly<Record<string, unknown>> = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    return { name, folder, version: String(manifest.version), manifest };
  });
  if (new Set(packages.map(({ version }) => version)).size > 1)
    found.push(
      `expected one version, found ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
    );

  for (const { name, manifest } of packages) {
    const missing = ADDRESSES.filter((field) => !manifest[field]);
    if (missing.length > 0)
      found.push(
        `expected the addresses that npm shows in packages/${name}/package.json, found no ${missing.join(', ')}`,
      );
  }

  for (const { name, folder, version } of packages)
    if (!changelogOf(folder).split('\n').includes(`## ${version}`))
      found.push(`expected "## ${version}" in packages/${name}/CHANGELOG.md, found no such line`);
  return found;
}

function changelogOf(folder: string): string {
  try {
    return readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
  } catch {
    return '';
  }
}
