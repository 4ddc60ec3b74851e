import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusals } from './refusals.ts';
import { run } from './run.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** An npm scope that no one owns, so that a failing test cannot publish the real packages. */
const SCOPE = '@iyim-release-test';

/**
 * Root of a workspace that may be released: two packages with the same version, and scripts that only log "built" and "checked".
 */
let root: string;
/** A registry without packages. */
let registry: Server;
let address: string;
/** Paths of the publish requests that the registry has received. */
let published: string[];

function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const ADDRESSES = {
  repository: 'https://example.com/iyim.git',
  homepage: 'https://example.com/iyim',
  bugs: 'https://example.com/iyim/issues',
};

const writePackage = (name: string, version: string, addresses: object = ADDRESSES) =>
  write(`packages/${name}/package.json`, { name: `${SCOPE}/${name}`, version, type: 'module', ...addresses });

async function git(...args: readonly string[]): Promise<void> {
  const who = ['-c', 'user.name=Noa', '-c', 'user.email=noa@example.com', '-c', 'commit.gpgsign=false'];
  // Passes both paths, because a Git hook of the real workspace sets them to that workspace in the environment.
  await run('git', [`--git-dir=${join(root, '.git')}`, `--work-tree=${root}`, ...who, ...args], root);
}

async function commit(): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'A commit');
}

beforeEach(async () => {
  published = [];
  registry = createServer((request, response) => {
    if (request.method === 'PUT') published.push(request.url ?? '');
    request.resume().on('end', () => {
      response.writeHead(request.method === 'PUT' ? 201 : 404, { 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  address = `127.0.0.1:${(registry.address() as AddressInfo).port}`;

  root = mkdtempSync(join(tmpdir(), 'iyim-release-test-'));
  for (const file of ['release', 'refusals', 'pack', 'run'])
    cpSync(join(here, `${file}.ts`), join(root, `scripts/packages/${file}.ts`));
  write('package.json', { private: true, type: 'module' });
  write('pnpm-workspace.yaml', 'packages: [packages/*]\n');
  write('.npmrc', `registry=http://${address}/\n//${address}/:_authToken=a-token\n`);
  write('.changeset/config.json', {});
  write('scripts/build.ts', "console.log('built');");
  write('scripts/packages/check.ts', "console.log('checked');");
  for (const name of ['runtime', 'widgets']) {
    writePackage(name, '1.2.0');
    write(`packages/${name}/CHANGELOG.md`, '# Changelog\n\n## 1.2.0\n');
  }
  await git('init', '--quiet', '--initial-branch=main');
  await commit();
});

afterEach(async () => {
  rmSync(root, { recursive: true });
  await new Promise((resolve) => registry.close(resolve));
});

/** Runs `release.ts` in the test workspace. Returns its exit code and its output. */
function release(...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  // Without the npm settings of the machine and the user, which may name another registry.
  const others = Object.entries(process.env).filter(([name]) => !/^p?npm_|^git_/i.test(name));
  const env = {
    ...Object.fromEntries(others),
    HOME: root,
    XDG_CONFIG_HOME: root,
    npm_config_registry: `http://${address}/`,
    npm_config_userconfig: join(root, '.npmrc'),
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/packages/release.ts', ...args], { cwd: root, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe('npm run release', () => {
  it('PK-1 the release builds, checks and publishes both packages', async () => {
    const { code, output } = await release();
    expect(output).toMatch(/built[\s\S]*checked[\s\S]*runtime 1\.2\.0, \d+ kB packed/);
    expect(code).toBe(0);
    expect(published.sort()).toEqual([`/${SCOPE}%2fruntime`, `/${SCOPE}%2fwidgets`]);
  });

  it('PK-1 the release with --dry-run prints what it would publish, and publishes nothing', async () => {
    const { code, output } = await release('--dry-run');
    expect(output).toMatch(/built[\s\S]*checked[\s\S]*Would publish:\s+@iyim-release-test\/runtime 1\.2\.0/);
    expect(code).toBe(0);
    expect(published).toEqual([]);
  });

  it.each<[string, () => unknown, string]>([
    ['uncommitted changes', () => write('packages/runtime/dist/index.js', ''), 'a clean working tree'],
    ['another branch', () => git('switch', '--quiet', '--create', 'try'), 'the branch main, found try'],
    [
      'a changeset without a version',
      async () => {
        write('.changeset/a-change.md', '---\n---\n');
        await commit();
      },
      'every changeset in a version, found 1 pending',
    ],
    [
      'packages of two versions',
      async () => {
        writePackage('widgets', '1.1.0');
        write('packages/widgets/CHANGELOG.md', '## 1.1.0\n');
        await commit();
      },
      'one version, found runtime 1.2.0, widgets 1.1.0',
    ],
    [
      'a version without a changelog',
      async () => {
        write('packages/runtime/CHANGELOG.md', '## 1.2.0-beta\n');
        await commit();
      },
      '"## 1.2.0" in packages/runtime/CHANGELOG.md',
    ],
    [
      'a package without the addresses on npm’s page',
      async () => {
        writePackage('widgets', '1.2.0', { homepage: ADDRESSES.homepage });
        await commit();
      },
      'the addresses that npm shows in packages/widgets/package.json, found no repository, bugs',
    ],
  ])('PK-1, PK-4 the release is refused because of %s', async (_, spoil, reason) => {
    expect(await refusals(root)).toEqual([]);
    await spoil();
    expect(await refusals(root)).toEqual([expect.stringContaining(`expected ${reason}`)]);
  });

  it('PK-1 the release is refused before the build, and a dry run after all other steps', async () => {
    write('README.md', 'Changed.');
    const refused = await release();
    expect(refused.output).toMatch(/^Refused: expected a clean working tree.*\n\?\? README\.md\n$/);
    expect(refused.code).toBe(1);

    const dry = await release('--dry-run');
    expect(dry.output).toMatch(/built[\s\S]*Would publish:[\s\S]*Refused: expected /);
    expect(dry.code).toBe(1);
    expect(published).toEqual([]);
  });
});
